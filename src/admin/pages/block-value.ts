import type { ValueSchema } from '#rules/settings/setting-control.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// Values of blocks by the JSON Schema of their kind.
// Example: emptyValue of a hero is { title: '', button: { label: '', url: '' }, secondButton: null, … }.

const isObject = (value: unknown): value is ValueSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of the value itself, where it may be null as well. */
export function withoutNull(schema: ValueSchema): { schema: ValueSchema; isNullable: boolean } {
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isObject) : [];
  const [first, ...others] = choices.filter(({ type }) => type !== 'null');
  if (!first || others.length > 0 || choices.length === 1) return { schema, isNullable: false };
  return { schema: first, isNullable: true };
}

/** What a new block begins with: the kind's own defaults, and nothing where it has none. */
export function emptyValue(schema: ValueSchema): unknown {
  if ('default' in schema) return schema.default;
  const { schema: inner, isNullable } = withoutNull(schema);
  if (isNullable) return null;
  const [first] = getFirst(inner);
  if (first) return emptyValue(first);
  if (inner.const !== undefined) return inner.const;
  if (Array.isArray(inner.enum)) return inner.enum[0];
  switch (inner.type) {
    case 'object':
      return Object.fromEntries(
        getProperties(inner).map(([name, property]) => [name, emptyValue(property)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return typeof inner.minimum === 'number' ? inner.minimum : 0;
    default:
      return '';
  }
}

/** The kinds a value may have, where it may have several. */
function getFirst({ oneOf, anyOf }: ValueSchema): ValueSchema[] {
  const several = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : [];
  return several.filter(isObject);
}

/** Words that a new block begins with on the canvas, where it must have some. */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  title: adminMessages['admin.page.first.title'],
  label: adminMessages['admin.page.first.label'],
  url: '/',
  button: adminMessages['admin.page.first.button'],
  html: `<p>${adminMessages['admin.page.first.text']}</p>`,
  address: adminMessages['admin.page.first.address'],
  until: '2030-01-01T00:00',
};

/** Lists that begin with some entries, to be filled. */
const FIRST_ROWS: Readonly<Record<string, number>> = { cells: 2 };

/** As `emptyValue`, with words where a text must not be empty, so that there is something to see. */
export function startingValue(schema: ValueSchema, name = ''): unknown {
  const { items } = schema;
  if (FIRST_ROWS[name] && isObject(items)) {
    return Array.from({ length: FIRST_ROWS[name] }, () => emptyValue(items));
  }
  if ('default' in schema) return schema.default;
  const { schema: inner, isNullable } = withoutNull(schema);
  if (isNullable) return null;
  if (inner.type === 'object') {
    const properties = getProperties(inner).filter(([each]) => each !== 'display');
    return Object.fromEntries(
      properties.map(([each, property]) => [each, startingValue(property, each)]),
    );
  }
  return inner.type === 'string' && !Array.isArray(inner.enum) && inner.const === undefined
    ? (FIRST_WORDS[name] ?? '')
    : emptyValue(inner);
}

export interface Variant {
  /** The property that tells it from the others, and its word there. */
  key: string;
  word: string;
  schema: ValueSchema;
}

/** The forms a value may have, where each is known by a word of its own; none otherwise. */
export function getVariants(schema: ValueSchema): Variant[] {
  const forms = getFirst(schema);
  const variants = forms.flatMap((form): Variant[] => {
    const constant = getProperties(form).find(
      ([, fieldSchema]) => typeof fieldSchema.const === 'string',
    );
    return constant ? [{ key: constant[0], word: String(constant[1].const), schema: form }] : [];
  });
  return variants.length === forms.length ? variants : [];
}

export function getProperties({ properties }: ValueSchema): [string, ValueSchema][] {
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]): [string, ValueSchema][] =>
    isObject(schema) ? [[name, schema]] : [],
  );
}

/** The first words of a block, by which a person knows it again. */
export function getSummary(settings: unknown): string {
  if (!isObject(settings)) return '';
  const { title, text, html } = settings;
  const first = [title, text, html].find((each) => typeof each === 'string' && each !== '');
  return String(first ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
