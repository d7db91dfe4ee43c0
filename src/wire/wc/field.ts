import * as z from 'zod/mini';
import { hasKnownYear, YEARS_ALLOWED } from '#rules/dates/year-limits.ts';
import { jsonValue, moment } from './response-parts.ts';

// The fields of the managers' resources. Each one is a schema that reads a query text as well as a JSON
// value ("2" and 2 are the whole number 2, "1,2" and [1, 2] are the same list), and carries its own
// description, which OPTIONS and the index show, and the schema of the same field in a response.
// A refusal is worded by `src/server/api/rest/`.
// Example: `{ name: text(), parent: integer({ minimum: 0 }) }`.

/** A field as OPTIONS describes it. */
export interface FieldDescription {
  type: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  readonly?: boolean;
  required?: boolean;
  context?: readonly ReadingContext[];
  items?: FieldDescription;
  properties?: Readonly<Record<string, FieldDescription>>;
}

export type Field = z.ZodMiniType;
export type Fields = Readonly<Record<string, Field>>;

export const READING_CONTEXTS = ['view', 'edit', 'embed'] as const;
export type ReadingContext = (typeof READING_CONTEXTS)[number];

const descriptions = new WeakMap<object, FieldDescription>();

/** A field that no builder of this file made is described as taking anything. */
export function getDescription(field: z.core.$ZodType): FieldDescription {
  const description = descriptions.get(field);
  if (description !== undefined) return description;
  if (field instanceof z.ZodMiniDefault) {
    const { innerType, defaultValue } = field._zod.def;
    return { ...getDescription(innerType), default: defaultValue };
  }
  return field instanceof z.ZodMiniOptional
    ? getDescription(field._zod.def.innerType)
    : { type: 'mixed' };
}

export function described<F extends Field, R extends Field>(
  field: F,
  description: FieldDescription,
  response: R,
) {
  descriptions.set(field, description);
  return Object.assign(field, { response });
}

/** The schema of a field in a response; one that no builder of this file made is its own. */
export type ResponseField<F> = F extends { readonly response: infer R extends Field } ? R : F;

function getResponse<F extends Field>(field: F): ResponseField<F>;
function getResponse(field: Field): unknown {
  return 'response' in field ? field.response : field;
}

type ResponseFields<F extends Fields> = { [Name in keyof F]: ResponseField<F[Name]> };

/**
 * The response of a resource, from the fields that it reads and writes; none is left out in it.
 * Example: `responseObject({ ...taxReadOnly, ...taxInput })`.
 */
export function responseObject<F extends Fields>(fields: F): z.ZodMiniObject<ResponseFields<F>>;
export function responseObject(fields: Fields): z.ZodMiniObject<Fields> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getResponse(field)])),
  );
}

/** The same field with more said about it, such as the contexts in which it is shown. */
export function describedAs<F extends Field>(field: F, more: Partial<FieldDescription>) {
  const copy = z.pipe(
    field,
    z.transform((value: z.output<F>) => value),
  );
  return described(copy, { ...getDescription(field), ...more }, getResponse(field));
}

/** PostgreSQL's integer ends here, and so do our ids. */
export const MAX_COUNT = 2_147_483_647;
const MAX_TEXT_LENGTH = 100_000;
const MAX_ENTRIES = 1000;

/** No text of the shop holds a NUL, and PostgreSQL refuses to store one. */
export function text({
  maxLength = MAX_TEXT_LENGTH,
  format = '',
  pattern = /^/,
  problem = 'is not written as it should be.',
} = {}) {
  const field = z.string().check(
    z.maxLength(maxLength, `must be at most ${maxLength} characters long.`),
    z.refine((value) => !value.includes('\0'), 'must not hold a NUL character.'),
    z.refine((value) => pattern.test(value), problem),
  );
  const response: z.ZodMiniType<string> = format === 'date-time' ? moment : z.string();
  return described(field, { type: 'string', ...(format && { format }) }, response);
}

function readText(read: (text: string) => unknown) {
  return z.transform((value: unknown) => (typeof value === 'string' ? read(value.trim()) : value));
}

export interface Bounds {
  minimum?: number;
  maximum?: number;
}

/** As WooCommerce words it: both bounds where both are there. */
function boundsText({ minimum, maximum }: Bounds): string {
  if (minimum !== undefined && maximum !== undefined) {
    return `must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
  }
  return minimum === undefined
    ? `must be less than or equal to ${maximum ?? MAX_COUNT}`
    : `must be greater than or equal to ${minimum}`;
}

/** The message by which a refusal names the type; the language has only numbers. */
export const INTEGER = 'must be a whole number';

export function integer(bounds: Bounds = {}) {
  const { minimum = -MAX_COUNT, maximum = MAX_COUNT } = bounds;
  const message = boundsText(bounds);
  const full = z.int(INTEGER).check(z.minimum(minimum, message), z.maximum(maximum, message));
  const field = z.pipe(
    readText((entry) => (/^[+-]?\d+$/.test(entry) ? Number(entry) : entry)),
    full,
  );
  return described(field, { type: 'integer', ...bounds }, z.int());
}

export function number(bounds: Bounds = {}) {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = bounds;
  const message = boundsText(bounds);
  const field = z.pipe(
    readText((entry) => (isDecimal(entry) && entry !== '' ? Number(entry) : entry)),
    z.number().check(z.minimum(minimum, message), z.maximum(maximum, message)),
  );
  return described(field, { type: 'number', ...bounds }, z.number());
}

const isDecimal = (entry: string) => entry === '' || /^-?\d{1,15}(\.\d{1,10})?$/.test(entry);
const decimalText = z.string().check(z.refine(isDecimal, 'must be a decimal number.'));

/** An amount as text, "12.50"; '' is none. A number is refused, as WooCommerce refuses it. */
export function decimal() {
  const field = z.pipe(
    readText((entry) => entry),
    decimalText,
  );
  return described(field, { type: 'string' }, z.string());
}

/** An amount as text or as a number; it comes as text. */
export function decimalOrNumber() {
  const field = z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    decimalText,
  );
  return described(field, { type: ['number', 'string'] }, z.string());
}

export function flag() {
  const field = z.pipe(
    z.transform((value: unknown) => {
      if (value === 1 || value === 0) return value === 1;
      if (typeof value !== 'string') return value;
      if (['true', '1'].includes(value.toLowerCase())) return true;
      return ['false', '0', ''].includes(value.toLowerCase()) ? false : value;
    }),
    z.boolean(),
  );
  return described(field, { type: 'boolean' }, z.boolean());
}

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return described(z.enum(values), { type: 'string', enum: values }, z.enum(values));
}

/** A parameter of WooCommerce that would change the answer: refused rather than ignored. */
export function unsupported(why: string) {
  const field = z.string().check(z.refine((value) => value === '', `is not supported: ${why}.`));
  return described(field, { type: 'string' }, z.never());
}

const MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** "2026-11-16T02:13:41", with or without a zone; which zone one without means, its resource knows. */
export function dateTime() {
  const field = z.string().check(
    z.refine((value) => MOMENT.test(value) && !Number.isNaN(Date.parse(value.replace(' ', 'T'))), {
      error: 'is not a valid date.',
      abort: true,
    }),
    z.refine(hasKnownYear, YEARS_ALLOWED),
  );
  return described(field, { type: 'string', format: 'date-time' }, moment);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "2026-11-16". */
export function day() {
  const field = z.string().check(
    z.refine((value) => DAY.test(value), {
      error: 'is not a date such as 2026-11-16.',
      abort: true,
    }),
    z.refine(hasKnownYear, YEARS_ALLOWED),
  );
  return described(field, { type: 'string' }, z.string());
}

/** Null, or '' in its place, empties the field. */
export function nullable<F extends Field>(field: F) {
  const emptied = z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(field),
  );
  return described(emptied, getDescription(field), z.nullable(getResponse(field)));
}

/** A list, or a text with commas between; '' is an empty list. */
export function listOf<F extends Field>(item: F, { most: limit = MAX_ENTRIES } = {}) {
  const field = z.pipe(
    z.transform((value: unknown) => {
      if (typeof value === 'number') return [value];
      if (typeof value !== 'string') return value;
      const parts = value.split(',').map((part) => part.trim());
      return parts.filter((part) => part !== '');
    }),
    z.array(item).check(z.maxLength(limit, `must have at most ${limit} entries.`)),
  );
  const response = z.array(getResponse(item));
  return described(field, { type: 'array', items: getDescription(item) }, response);
}

/** An object of which every key may be left out; keys it does not know are left out too. */
export function group<F extends Fields>(fields: F) {
  const description = { type: 'object', properties: describeFields(fields) };
  return described(z.partial(z.object(fields)), description, responseObject(fields));
}

export function describeFields(fields: Fields): Record<string, FieldDescription> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, getDescription(field)]),
  );
}

/** Anything that JSON can say. */
export function mixed() {
  return described(z.unknown(), { type: 'mixed' }, jsonValue);
}

/** Values of other programs; they come back as they were sent. */
export function metaData() {
  const entry = group({ id: integer(), key: text({ maxLength: 255 }), value: mixed() });
  return listOf(entry, { most: 200 });
}
