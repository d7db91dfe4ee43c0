// The control of a form that fits a value, by the JSON Schema of the value.
// Example: { type: 'integer', minimum: 1, maximum: 100 } is a number between 1 and 100, without
// decimals; { type: 'boolean' } is a switch.

export type ValueSchema = Readonly<Record<string, unknown>>;

export type SettingControl =
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly string[] }
  /** Any number of the values. */
  | { kind: 'choices'; values: readonly string[] }
  | { kind: 'weekdays' }
  | {
      kind: 'number';
      least: number | null;
      max: number | null;
      isInteger: boolean;
      canBeEmpty: boolean;
    }
  | { kind: 'text'; maxLength: number | null; input: 'text' | 'email' | 'url' | 'time' }
  | { kind: 'long-text'; maxLength: number }
  | { kind: 'country' }
  | { kind: 'countries' }
  | { kind: 'texts' }
  /** Lists of words, one list a line. */
  | { kind: 'word-groups' }
  /** The start and the end of a range. */
  | { kind: 'pair'; least: number | null; max: number | null }
  | { kind: 'fields'; fields: readonly NamedSchema[] }
  | { kind: 'rows'; fields: readonly NamedSchema[]; max: number | null }
  /** Values by names that are typed as well. */
  | { kind: 'named'; value: ValueSchema };

export interface NamedSchema {
  name: string;
  schema: ValueSchema;
}

const COUNTRY = '^[A-Z]{2}$';
const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';
/** From so many characters on a text has several lines. */
const LONG_TEXT = 300;

/** Null where no control fits. */
export function settingControl(schema: ValueSchema): SettingControl | null {
  const alternatives = schemasIn(schema.anyOf);
  if (alternatives.length > 0) return ofAlternatives(alternatives);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return toNumber(schema, false);
    case 'string':
      return toText(schema);
    case 'array':
      return getList(schema);
    case 'object':
      return getObject(schema);
    default:
      return null;
  }
}

/** Of a value that may be empty as well, or a text or a number. */
function ofAlternatives(schemas: readonly ValueSchema[]): SettingControl | null {
  const canBeEmpty = schemas.some(({ type }) => type === 'null');
  const [first, ...others] = schemas.filter(
    (schema) => schema.type !== 'null' && schema.const !== '',
  );
  if (!first) return null;
  if (others.length > 0) return { kind: 'text', maxLength: maxLength(first), input: 'text' };
  const isNumber = first.type === 'integer' || first.type === 'number';
  return isNumber ? toNumber(first, canBeEmpty) : settingControl(first);
}

function toNumber(schema: ValueSchema, canBeEmpty: boolean): SettingControl {
  return {
    kind: 'number',
    least: numberIn(schema.minimum) ?? numberIn(schema.exclusiveMinimum),
    max: limitIn(schema.maximum),
    isInteger: schema.type === 'integer',
    canBeEmpty,
  };
}

function toText(schema: ValueSchema): SettingControl {
  const values = textsIn(schema.enum);
  if (values.length > 0) return { kind: 'choice', values };
  if (schema.pattern === COUNTRY) return { kind: 'country' };
  const maxTextLength = maxLength(schema);
  if (maxTextLength !== null && maxTextLength > LONG_TEXT && schema.pattern === undefined) {
    return { kind: 'long-text', maxLength: maxTextLength };
  }
  return { kind: 'text', maxLength: maxTextLength, input: toInput(schema) };
}

function toInput({ format, pattern }: ValueSchema): 'text' | 'email' | 'url' | 'time' {
  if (pattern === TIME) return 'time';
  if (format === 'email') return 'email';
  return format === 'uri' ? 'url' : 'text';
}

function getList(schema: ValueSchema): SettingControl | null {
  const [from] = schemasIn(schema.prefixItems);
  if (from) return { kind: 'pair', least: numberIn(from.minimum), max: limitIn(from.maximum) };
  const items = schemaIn(schema.items);
  if (!items) return null;
  if (items.type === 'integer') return { kind: 'weekdays' };
  if (items.type === 'array') return { kind: 'word-groups' };
  if (items.type === 'object') {
    return { kind: 'rows', fields: toFields(items), max: numberIn(schema.maxItems) };
  }
  const values = textsIn(items.enum);
  if (values.length > 0) return { kind: 'choices', values };
  return items.pattern === COUNTRY ? { kind: 'countries' } : { kind: 'texts' };
}

function getObject(schema: ValueSchema): SettingControl | null {
  const value = schemaIn(schema.additionalProperties);
  if (value) return { kind: 'named', value };
  const fields = toFields(schema);
  return fields.length > 0 ? { kind: 'fields', fields } : null;
}

function toFields(schema: ValueSchema): NamedSchema[] {
  return Object.entries(schemaIn(schema.properties) ?? {}).flatMap(([name, each]) => {
    const schema = schemaIn(each);
    return schema ? [{ name, schema: schema }] : [];
  });
}

function maxLength(schema: ValueSchema): number | null {
  return numberIn(schema.maxLength);
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The largest number there is limits nothing. */
function limitIn(value: unknown): number | null {
  const limit = numberIn(value);
  return limit === Number.MAX_SAFE_INTEGER ? null : limit;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function schemaIn(value: unknown): ValueSchema | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function schemasIn(value: unknown): ValueSchema[] {
  return Array.isArray(value) ? value.map(schemaIn).filter((each) => each !== null) : [];
}
