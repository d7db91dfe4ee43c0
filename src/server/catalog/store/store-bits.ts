import { type Bits, bitsWhere, getBits, intersect, unite, wordAt } from '../listing/bits.ts';
import type { FacetIndex } from '../listing/facet-index.ts';
import { STOCK_CODE } from '../listing/listing-rows.ts';
import type { Groups } from './named-groups.ts';
import type { PreparedFilter } from './prepare-filter.ts';

// Which of the listed products match a Store API query, by the facet index: each filter is
// a set of bits, and a product passes where all sets have its bit.
// Example: category mugs, not_in tag sale: scope:7 without tag:3.

/** Filters that a facet leaves out when it counts itself. */
export type ExcludableFilter = 'price' | 'rating' | 'stock_status' | `attribute:${string}`;

function without(bits: Bits, excluded: Bits): Bits {
  return bits.map((word, at) => word & ~wordAt(excluded, at));
}

/** What the catalogue shows, what the search shows, or both at once. */
function visibleBits({ sets }: FacetIndex, { visibility }: PreparedFilter): Bits {
  if (visibility === 'hidden') return new Uint32Array(0);
  if (visibility === 'any') return unite([sets.get('catalog'), sets.get('search')]);
  if (visibility === 'visible') return intersect([sets.get('catalog'), sets.get('search')]);
  return sets.get(visibility);
}

function ofIds(index: FacetIndex, ids: readonly number[]): Bits {
  const slots = ids.flatMap((id) => index.slots.get(id) ?? []);
  return getBits(slots, index.products.length);
}

/** Of these groups a product belongs to each (and), to one at least (in), or to none (not_in). */
function belonging({ sets }: FacetIndex, kind: string, { operator, groups }: Groups, all: Bits) {
  const each = groups.map((ids) => unite(ids.map((id) => sets.get(`${kind}:${id}`))));
  if (operator === 'and') return intersect(each);
  return operator === 'in' ? unite(each) : without(all, unite(each));
}

/** A range of prices fits where it overlaps what is asked for. */
function priced({ products, low, high }: FacetIndex, min = 0, max = Number.MAX_SAFE_INTEGER): Bits {
  return bitsWhere(products.length, (slot) => {
    const top = high[slot] ?? -1;
    return top >= min && (low[slot] ?? Number.POSITIVE_INFINITY) <= max;
  });
}

function attributed(
  index: FacetIndex,
  { attributes }: PreparedFilter,
  except: ExcludableFilter | null,
  all: Bits,
): Bits[] {
  return attributes
    .filter(({ name }) => except !== `attribute:${name}`)
    .map(({ groups }) => belonging(index, 'term', groups, all));
}

function available(
  { sets }: FacetIndex,
  { filter, hidesOutOfStock }: PreparedFilter,
  all: Bits,
): Bits[] {
  const requested = filter.stock_status.map((status) => sets.get(`stock:${STOCK_CODE[status]}`));
  if (requested.length > 0) return [unite(requested)];
  return hidesOutOfStock ? [without(all, sets.get(`stock:${STOCK_CODE.outofstock}`))] : [];
}

export function storeBits(
  index: FacetIndex,
  prepared: PreparedFilter,
  except: ExcludableFilter | null = null,
): Bits {
  const { filter, named, related, found, categories, tags } = prepared;
  const { sets } = index;
  const all = visibleBits(index, prepared);
  const parts = [all, ...attributed(index, prepared, except, all)];
  if (named) parts.push(ofIds(index, named));
  if (related) parts.push(ofIds(index, related));
  if (found) parts.push(ofIds(index, found));
  if (filter.include.length) parts.push(ofIds(index, filter.include));
  if (filter.exclude.length) parts.push(without(all, ofIds(index, filter.exclude)));
  if (categories) parts.push(belonging(index, 'scope', categories, all));
  if (tags) parts.push(belonging(index, 'tag', tags, all));
  if (filter.on_sale !== undefined) {
    parts.push(filter.on_sale ? sets.get('sale') : without(all, sets.get('sale')));
  }
  const bounded = filter.min_price !== undefined || filter.max_price !== undefined;
  if (bounded && except !== 'price') parts.push(priced(index, filter.min_price, filter.max_price));
  if (filter.rating.length && except !== 'rating') {
    parts.push(unite(filter.rating.map((stars) => sets.get(`stars:${stars}`))));
  }
  if (except !== 'stock_status') parts.push(...available(index, prepared, all));
  return intersect(parts);
}
