export type Values = Readonly<Record<string, unknown>>;

/** The fields of a form that a person has changed since it had the values `before`. */
export function typedSince(before: Values, now: Values, dirty: Values): [string, unknown][] {
  return Object.keys(dirty)
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
    .map((name) => [name, now[name]]);
}
