import { isJsonObject, type JsonObject } from '#rules/json/json-value.ts';
import { type FieldDescription, READING_CONTEXTS, type ReadingContext } from '#wire/wc/field.ts';
import type { SentValues } from '../call.ts';
import { JsonBytes, toPlain } from './json-bytes.ts';

// What a program may ask of any answer: only some of its fields (`_fields`), only what belongs to a
// context, or everything in an envelope (`_envelope`), for clients that cannot read status and headers.

function each(body: unknown, shape: (item: JsonObject) => object): unknown {
  if (Array.isArray(body)) return body.map((item) => (isJsonObject(item) ? shape(item) : item));
  return isJsonObject(body) ? shape(body) : body;
}

/** `_fields=id,meta.key` or `_fields[]=id`; null where nothing is asked. */
export function requestedFields({ _fields: requested }: SentValues): string[] | null {
  const list = Array.isArray(requested)
    ? requested.map(String)
    : String(requested ?? '').split(',');
  const names = list.map((name) => name.trim()).filter((name) => name !== '');
  return names.length === 0 ? null : names;
}

function pick(item: JsonObject, names: readonly string[], nested: boolean): JsonObject {
  const picked: Record<string, JsonObject[string]> = {};
  for (const name of names) {
    const [first = '', ...rest] = name.split('.');
    if (!Object.hasOwn(item, first)) continue;
    const value = item[first];
    if (rest.length === 0 || !nested) picked[first] = value;
    else if (isJsonObject(value)) {
      const before = picked[first];
      const inner = pick(value, [rest.join('.')], nested);
      picked[first] = { ...(isJsonObject(before) ? before : {}), ...inner };
    }
  }
  return picked;
}

/** With `nested`, `meta.key` gives one key of `meta`; else `meta` comes whole. */
export function onlyFields(
  body: unknown,
  names: readonly string[] | null,
  nested: boolean,
): unknown {
  if (names === null) return body;
  return each(toPlain(body), (item) => pick(item, names, nested));
}

type Properties = Readonly<Record<string, FieldDescription>>;

export function getContext(values: SentValues): ReadingContext {
  return READING_CONTEXTS.find((each) => each === values.context) ?? 'view';
}

/** Leaves out the fields that say they belong to other contexts, also within fields; JSON that is written already was shaped before. */
export function inContext(body: unknown, context: ReadingContext, properties: Properties): unknown {
  if (body instanceof JsonBytes) return body;
  const hidden = new Set(
    Object.entries(properties)
      .filter(([, { context: contexts }]) => contexts !== undefined && !contexts.includes(context))
      .map(([name]) => name),
  );
  const nested = Object.entries(properties).flatMap(([name, { properties: inner }]) =>
    inner !== undefined && Object.values(inner).some((field) => field.context !== undefined)
      ? [{ name, inner }]
      : [],
  );
  if (hidden.size === 0 && nested.length === 0) return body;
  return each(body, (item) => {
    // JSON leaves out what is undefined; an object put together anew is written more slowly.
    const shaped: Record<string, unknown> = { ...item };
    for (const name of hidden) shaped[name] = undefined;
    for (const { name, inner } of nested) {
      if (Object.hasOwn(shaped, name)) shaped[name] = inContext(shaped[name], context, inner);
    }
    return shaped;
  });
}

export function wantsEnvelope(values: SentValues): boolean {
  return '_envelope' in values && !['0', 'false'].includes(String(values._envelope));
}

/** Nothing is asked that needs the items themselves once they are written as JSON. */
export function isInteger(values: SentValues): boolean {
  return !('_embed' in values || '_fields' in values || wantsEnvelope(values));
}
