import { STOCK_STATUSES, type StockStatus } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Bits, countShared, eachBit } from '../listing/bits.ts';
import type { FacetIndex } from '../listing/facet-index.ts';
import { STOCK_CODE } from '../listing/listing-rows.ts';
import { plainAttribute } from './named-groups.ts';
import type { PreparedFilter } from './prepare-filter.ts';
import { storeBits } from './store-bits.ts';

// Sums over the listed products that a query finds. A count beside a filter leaves that very filter
// out, so that it says what choosing another value would show.

export interface TermCount {
  term: number;
  count: number;
}

export function storePriceRange(
  index: FacetIndex,
  prepared: PreparedFilter,
): { min: number; max: number } | null {
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  eachBit(storeBits(index, prepared, 'price'), (slot) => {
    const top = index.high[slot] ?? -1;
    if (top < 0) return;
    min = Math.min(min, index.low[slot] ?? min);
    max = Math.max(max, top);
  });
  return max < 0 ? null : { min, max };
}

export function storeRatingCounts(
  index: FacetIndex,
  prepared: PreparedFilter,
): { rating: number; count: number }[] {
  const bits = storeBits(index, prepared, 'rating');
  return [1, 2, 3, 4, 5]
    .map((rating) => ({ rating, count: countShared(bits, index.sets.get(`stars:${rating}`)) }))
    .filter(({ count }) => count > 0);
}

export function storeStockCounts(
  index: FacetIndex,
  prepared: PreparedFilter,
): { status: StockStatus; count: number }[] {
  const bits = storeBits(index, prepared, 'stock_status');
  return STOCK_STATUSES.map((status) => ({
    status,
    count: countShared(bits, index.sets.get(`stock:${STOCK_CODE[status]}`)),
  }));
}

function countSets(
  { sets }: FacetIndex,
  bits: Bits,
  kind: 'term' | 'scope' | 'tag',
  ids: readonly number[],
): TermCount[] {
  return ids
    .map((term) => ({ term, count: countShared(bits, sets.get(`${kind}:${term}`)) }))
    .filter(({ count }) => count > 0);
}

export async function storeTermCounts(
  db: Db,
  index: FacetIndex,
  prepared: PreparedFilter,
  taxonomy: string,
  withoutThisFilter: boolean,
): Promise<TermCount[]> {
  const name = plainAttribute(taxonomy);
  const rows = await db
    .selectFrom('terms')
    .innerJoin('attributes', 'attributes.id', 'terms.attribute_id')
    .select('terms.id')
    .where('attributes.name', '=', name)
    .orderBy('terms.id')
    .execute();
  const bits = storeBits(index, prepared, withoutThisFilter ? null : `attribute:${name}`);
  return countSets(
    index,
    bits,
    'term',
    rows.map((row) => row.id),
  );
}

/** Categories count what their children hold as well. */
export async function storeTaxonomyCounts(
  db: Db,
  index: FacetIndex,
  prepared: PreparedFilter,
  table: 'categories' | 'tags',
): Promise<TermCount[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  const kind = table === 'categories' ? 'scope' : 'tag';
  return countSets(
    index,
    storeBits(index, prepared),
    kind,
    rows.map((row) => row.id),
  );
}
