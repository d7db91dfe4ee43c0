// The one answer to "are these two the same line of a cart?": they are when their texts are equal. The
// order of the choices and choices left empty do not matter, nor whether a number came as text.
// Example: a board engraved "Ada" twice is one line of 2; engraved "Ada" and "Bea" they are two lines.

export interface LineIdentity {
  productId: number;
  variationId: number | null;
  /** Chosen attributes by name, also those a variation leaves open. */
  attributes?: Readonly<Record<string, string>> | null;
  /** Options by field, as plain data: texts, numbers, lists and records of them. */
  choices?: unknown;
  /** The group a line belongs to and its place in it, as plain data. */
  bundle?: unknown;
}

export function lineText(line: LineIdentity): string {
  const { productId, variationId, attributes, choices, bundle } = line;
  const parts = [productId, variationId || 0, ...[attributes, choices, bundle].map(plain)];
  return JSON.stringify(parts);
}

/** Null represents everything that is empty; names are sorted and their empty values dropped. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const items = value.map(plain);
    return items.some((item) => item !== null) ? items : null;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .map(([name, inner]) => [name.normalize(), plain(inner)] as const)
      .filter(([, inner]) => inner !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  }
  return String(value).normalize();
}
