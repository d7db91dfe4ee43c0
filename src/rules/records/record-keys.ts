// Keys and entries of records that are declared with all their keys, typed by them. Object.keys
// knows no names, because an object may have more than its type says: not for objects from outside.

type Name<R> = keyof R & string;

export function recordKeys<R extends object>(record: R): Name<R>[] {
  return Object.keys(record) as Name<R>[];
}

export function recordEntries<R extends object>(record: R): [Name<R>, R[Name<R>]][] {
  return recordKeys(record).map((name) => [name, record[name]]);
}

/** recordFrom(['a', 'b'], () => 0) is { a: 0, b: 0 }. */
export function recordFrom<K extends string, V>(
  keys: readonly K[],
  toValue: (key: K) => V,
): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;
}
