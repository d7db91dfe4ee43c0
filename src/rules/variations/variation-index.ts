import { elementAt } from '../lists/element-at.ts';
import { zip } from '../lists/zip.ts';
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
  const order = rows
    .map((values, row) => ({ values, row, named: attributes.filter((_, at) => values[at] !== 0) }))
    .sort((a, b) => b.named.length - a.named.length || a.row - b.row);
  const empty = (): Bits => new Uint32Array(Math.ceil(rows.length / 32));
  const sets = terms.map((slugs) => slugs.map(empty));
  const every = empty();
  const inStock = empty();
  const stock = order.map(({ values }, bit) => {
    // A variation of a removed term cannot be reached by any choice.
    if (attributes.every((_, at) => elementAt(values, at) >= 0)) setBit(every, bit);
    sets.forEach((ofTerms, at) => {
      const value = elementAt(values, at);
      if (value === 0) for (const bits of ofTerms) setBit(bits, bit);
      else if (value > 0) setBit(elementAt(ofTerms, value - 1), bit);
    });
    const number = values[attributes.length] ?? OUT_OF_STOCK;
    if (number !== OUT_OF_STOCK) setBit(inStock, bit);
    return number;
  });
  return {
    attributes: zip(attributes, zip(terms, sets)).map(([field, [slugs, ofTerms]]) => ({
      field,
      terms: new Map(zip(slugs, ofTerms)),
    })),
    every,
    inStock,
    rows: order.map(({ row }) => row),
    stock,
  };
}

function setBit(bits: Bits, bit: number): void {
  bits[bit >>> 5] = elementAt(bits, bit >>> 5) | (1 << (bit & 31));
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
    if (!bits) continue;
    for (const [at, word] of left.entries()) left[at] = word & elementAt(bits, at);
  }
  return left;
}

/** The lowest common bit of three sets, or -1. */
export function firstShared(a: Bits, b: Bits, c: Bits): number {
  for (const [at, word] of a.entries()) {
    const shared = word & elementAt(b, at) & elementAt(c, at);
    if (shared !== 0) return at * 32 + (31 - Math.clz32(shared & -shared));
  }
  return -1;
}

/** The row of a complete choice; null where none matches or an attribute is missing. */
export function match(index: VariationIndex, chosen: Choice): number | null {
  if (missingFields(index, chosen).length > 0) return null;
  const first = firstShared(fitting(index, chosen), index.every, index.every);
  return index.rows[first] ?? null;
}
