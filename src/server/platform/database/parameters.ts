/**
 * PostgreSQL cannot store U+0000 in a text and SQLite's text functions stop at it, so both get the
 * replacement character instead: a visitor who sends one finds nothing rather than an error page.
 */
export function storable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\ufffd')
    : value;
}
