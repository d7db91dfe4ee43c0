type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/**
 * A copy without the keys whose value is undefined, so that `{ ...stored, ...withoutUndefined(changes) }`
 * replaces only what has a value.
 */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  // The entries of an object of this type, some left out: fromEntries knows no names.
  return Object.fromEntries(entries) as Defined<T>;
}
