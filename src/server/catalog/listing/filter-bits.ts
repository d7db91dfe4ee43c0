import { type Bits, bitsWithin, getBits, intersect, unite } from './bits.ts';
import type { FacetIndex } from './facet-index.ts';
import type { ListingFilter } from './listing-filter.ts';
import { ENTIRE_SHOP, STOCK_CODE } from './listing-rows.ts';

/** The parts of a filter that a facet of its own answers: `attribute:3` and the like. */
export type FilterGroup =
  | 'category'
  | 'price'
  | 'rating'
  | 'stock'
  | 'sale'
  | `attribute:${number}`;

/** Which products pass each part of a filter, so that any of the parts can be left out. */
export interface FilterBits {
  base: Bits[];
  groups: Map<FilterGroup, Bits>;
}

/** `found` are the products the words of the filter match, null where nothing is searched. */
export function filterBits(
  index: FacetIndex,
  filter: ListingFilter,
  found: readonly number[] | null,
): FilterBits {
  const { sets } = index;
  const size = index.products.length;
  const base = [sets.get(found ? 'search' : 'catalog')];
  if (found) {
    base.push(getBits(getSlots(index, found), size));
  }
  if (filter.tag !== undefined) base.push(sets.get(`tag:${filter.tag}`));
  if (filter.hideOutOfStock) {
    base.push(
      unite([sets.get(`stock:${STOCK_CODE.instock}`), sets.get(`stock:${STOCK_CODE.onbackorder}`)]),
    );
  }
  const groups = new Map<FilterGroup, Bits>();
  if (filter.scope !== ENTIRE_SHOP) groups.set('category', sets.get(`scope:${filter.scope}`));
  for (const { attributeId, terms } of filter.attributes) {
    groups.set(`attribute:${attributeId}`, unite(terms.map((term) => sets.get(`term:${term}`))));
  }
  const price = priceBits(index, filter.minPrice, filter.maxPrice);
  if (price) groups.set('price', price);
  if (filter.ratings.length > 0) {
    groups.set('rating', unite(filter.ratings.map((stars) => sets.get(`stars:${stars}`))));
  }
  if (filter.inStock) groups.set('stock', sets.get(`stock:${STOCK_CODE.instock}`));
  if (filter.onSale) groups.set('sale', sets.get('sale'));
  return { base, groups };
}

/** A product saved a moment ago may be found before the index knows it. */
function* getSlots({ slots }: FacetIndex, ids: readonly number[]): Generator<number> {
  for (const id of ids) {
    const slot = slots.get(id);
    if (slot !== undefined) yield slot;
  }
}

/** A range fits where it overlaps what is asked for. */
function priceBits({ low, high }: FacetIndex, min: number | null, max: number | null) {
  if (min === null && max === null) return null;
  return bitsWithin(low, high, {
    min: min ?? Number.NEGATIVE_INFINITY,
    max: max ?? Number.POSITIVE_INFINITY,
  });
}

/** What passes all parts, or all but one. */
export function passing({ base, groups }: FilterBits, except?: FilterGroup): Bits {
  const parts = [...groups].filter(([group]) => group !== except).map(([, bits]) => bits);
  return intersect([...base, ...parts]);
}
