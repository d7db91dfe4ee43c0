import { type Choice, toTerm } from './choice.ts';
import { type Combinations, OUT_OF_STOCK } from './combinations.ts';

// Which variations fit a choice, worked out once for a product so that any choice is answered at once.
// Example: for a mug in sand and ink, { attribute_pa_color: 'sand', attribute_pa_size: 'large' } finds
// the row of the large sand mug; a variation whose size is '' stands for every size, and one that
// names the size goes before it.
//
// Each term keeps the set of variations that fit it, one bit for each. Variations are numbered with
// those that name most attributes first, so the lowest bit left after all choices is the match.

export type Bits = Uint32Array;

export interface VariationIndex {
  readonly attributes: readonly { field: string; terms: ReadonlyMap<string, Bits> }[];
  readonly every: Bits;
  readonly inStock: Bits;
  /** By bit: its row of the combinations. */
  readonly rows: readonly number[];
  /** By bit: the stock number of its row. */
  readonly stock: readonly number[];
}

export function buildVariationIndex({ attributes, terms, rows }: Combinations): VariationIndex {
  const named = rows.map((row) => attributes.filter((_, at) => row[at] !== 0).length);
  const order = rows.map((_, row) => row);
  order.sort((a, b) => (named[b] ?? 0) - (named[a] ?? 0) || a - b);
  const empty = (): Bits => new Uint32Array(Math.ceil(rows.length / 32));
  const sets = terms.map((slugs) => slugs.map(empty));
  const every = empty();
  const inStock = empty();
  const stock = order.map((row, bit) => {
    const values = rows[row] ?? [];
    // A variation of a removed term cannot be reached by any choice.
    if (attributes.every((_, at) => (values[at] ?? 0) >= 0)) setBit(every, bit);
    sets.forEach((ofTerms, at) => {
      const value = values[at] ?? 0;
      if (value === 0) for (const bits of ofTerms) setBit(bits, bit);
      else setBit(ofTerms[value - 1], bit);
    });
    const number = values[attributes.length] ?? OUT_OF_STOCK;
    if (number !== OUT_OF_STOCK) setBit(inStock, bit);
    return number;
  });
  return {
    attributes: attributes.map((field, at) => ({
      field,
      terms: new Map(terms[at]?.map((slug, term) => [slug, sets[at]?.[term] ?? empty()])),
    })),
    every,
    inStock,
    rows: order,
    stock,
  };
}

function setBit(bits: Bits | undefined, bit: number): void {
  if (bits) bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

/** The fields missing for a complete choice; an unknown term is no choice. */
export function missingFields(index: VariationIndex, chosen: Choice): string[] {
  return index.attributes
    .filter(({ field, terms }) => !terms.has(toTerm(chosen, field)))
    .map(({ field }) => field);
}

/** All variations that match the choice, ignoring the attribute `except`. */
export function fitting(index: VariationIndex, chosen: Choice, except = ''): Bits {
  const left = index.every.slice();
  for (const { field, terms } of index.attributes) {
    const bits = field === except ? undefined : terms.get(toTerm(chosen, field));
    if (bits)
      for (let at = 0; at < left.length; at += 1) left[at] = (left[at] ?? 0) & (bits[at] ?? 0);
  }
  return left;
}

/** The lowest common bit of three sets, or -1. */
export function firstShared(a: Bits, b: Bits, c: Bits): number {
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0) & (c[at] ?? 0);
    if (word !== 0) return at * 32 + (31 - Math.clz32(word & -word));
  }
  return -1;
}

/** The row of a complete choice; null where none matches or an attribute is missing. */
export function match(index: VariationIndex, chosen: Choice): number | null {
  if (missingFields(index, chosen).length > 0) return null;
  const first = firstShared(fitting(index, chosen), index.every, index.every);
  return index.rows[first] ?? null;
}
