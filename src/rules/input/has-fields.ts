// Checks what another program sent, before its fields are used.
// Example: hasFields<Stock>(body, { left: ['number', 'null'], low: 'boolean' }) where Stock is
// { left: number | null; low: boolean }.

type KindOfValue<V> = V extends string
  ? 'string'
  : V extends number
    ? 'number'
    : V extends boolean
      ? 'boolean'
      : V extends null
        ? 'null'
        : V extends undefined
          ? 'undefined'
          : V extends readonly unknown[]
            ? 'list'
            : 'object';

type FieldKinds<T> = {
  readonly [Name in keyof T]-?: KindOfValue<T[Name]> | readonly KindOfValue<T[Name]>[];
};

/**
 * Whether a value has every field of a type, each of a kind that the type allows. What is inside of
 * lists and objects is not checked: it tells the response of this shop from anything else.
 */
export function hasFields<T extends object>(value: unknown, fields: FieldKinds<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<string | readonly string[]>(fields).every(([name, kinds]) =>
    [kinds].flat().includes(getKind(Reflect.get(value, name))),
  );
}

function getKind(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
