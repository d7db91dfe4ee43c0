import type { Db } from '#server/platform/database/database.ts';
import { type Bits, countBits } from '../listing/bits.ts';
import { type FacetIndex, isIn } from '../listing/facet-index.ts';
import { MAX_NAMED } from '../listing/listing-query.ts';
import { ENTIRE_SHOP } from '../listing/listing-rows.ts';
import { type Direction, type ListingOrder, listingKey } from './store-order.ts';

// One page of a long list. The index of the sort is walked from the nearer end and each product is
// held against the bits that passed; a short list of which something is filtered out is sorted by itself.

interface ListedSlice {
  /** Which products the walk comes by: those of the catalogue or those of the search. */
  shownIn: 'catalog' | 'search';
  order: ListingOrder;
  direction: Direction;
  from: number;
  count: number;
  total: number;
}

const firstStep = 2000;

export function isLongList(total: number): boolean {
  return total > MAX_NAMED;
}

/** Where nothing is filtered out, the index of the sort has the page as it is, however short the list is. */
export function isWalked(
  index: FacetIndex,
  visibleIn: 'catalog' | 'search',
  total: number,
): boolean {
  return isLongList(total) || isEntire(index, visibleIn, total);
}

function isEntire({ sets }: FacetIndex, visibleIn: 'catalog' | 'search', total: number): boolean {
  return total === countBits(sets.get(visibleIn));
}

export async function walkListing(
  db: Db,
  index: FacetIndex,
  matching: Bits,
  { shownIn: visibleIn, order, direction, from, count, total }: ListedSlice,
): Promise<number[]> {
  const needed = Math.min(count, total - from);
  const backwards = from > total / 2;
  const offset = backwards ? total - from - needed : from;
  const way = backwards === (direction === 'asc') ? 'desc' : 'asc';
  const walk = db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', ENTIRE_SHOP)
    .where(visibleIn === 'search' ? 'in_search' : 'in_catalog', '=', 1)
    .orderBy(listingKey(order, direction), way)
    .orderBy('product_id', way);
  if (isEntire(index, visibleIn, total)) {
    // Nothing is filtered out, so the database can skip by itself.
    const rows = await walk.limit(needed).offset(offset).execute();
    const all = rows.map((row) => row.product_id);
    return backwards ? all.reverse() : all;
  }
  const found: number[] = [];
  // Steps grow, so that even a walk through everything takes few of them.
  for (let start = 0, step = firstStep; found.length < offset + needed; start += step, step *= 2) {
    const rows = await walk.limit(step).offset(start).execute();
    for (const row of rows) if (isIn(index, matching, row.product_id)) found.push(row.product_id);
    if (rows.length < step) break;
  }
  const ids = found.slice(offset, offset + needed);
  return backwards ? ids.reverse() : ids;
}
