import { type Expression, type OrderByDirection, type SqlBool, sql } from 'kysely';
import type { ListingSort } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import type { Range } from './bits.ts';
import type { ListingFilter } from './listing-filter.ts';
import { STOCK_CODE } from './listing-rows.ts';

type Key = 'menu_order' | 'popularity' | 'rating_key' | 'published_at' | 'price_low' | 'price_high';

/** Each of these has an index of its own; equal keys keep the order of their products. */
const SORT_KEYS: Record<ListingSort, { key: Key; direction: OrderByDirection }> = {
  menu_order: { key: 'menu_order', direction: 'asc' },
  popularity: { key: 'popularity', direction: 'desc' },
  rating: { key: 'rating_key', direction: 'desc' },
  date: { key: 'published_at', direction: 'desc' },
  price: { key: 'price_low', direction: 'asc' },
  'price-desc': { key: 'price_high', direction: 'desc' },
};

export interface Slice {
  sort: ListingSort;
  from: number;
  count: number;
  total: number;
  /** Between which prices all products of the listing are, where it is sorted by price. */
  prices?: Range | null;
}

function ordered(db: Db, scope: number, sort: ListingSort, backwards: boolean) {
  const { key, direction } = SORT_KEYS[sort];
  const way = (direction === 'asc') === backwards ? 'desc' : 'asc';
  return db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', scope)
    .orderBy(key, way)
    .orderBy('product_id', way);
}

/** Walks the index of the sort, testing each entry, until the slice is full. */
export function walkQuery(db: Db, filter: ListingFilter, scope: number, slice: Slice) {
  const { search } = filter;
  // The far half of a long listing is walked from its end.
  const backwards = slice.from > slice.total / 2;
  const skip = backwards ? Math.max(0, slice.total - slice.from - slice.count) : slice.from;
  let query = ordered(db, scope, slice.sort, backwards).offset(skip).limit(slice.count);
  query = search
    ? query.where('in_search', '=', 1).where(searchEngine(db).condition('product_id', search))
    : query.where('in_catalog', '=', 1);
  if (filter.hideOutOfStock) query = query.where('stock', '<>', STOCK_CODE.outofstock);
  if (filter.inStock) query = query.where('stock', '=', STOCK_CODE.instock);
  if (filter.onSale) query = query.where('on_sale', '=', 1);
  const { key } = SORT_KEYS[slice.sort];
  const tested = tests(key);
  // The walk begins at the first product that passes, and not at the cheapest of the shop.
  if (slice.prices) {
    query = query.where(key, '>=', slice.prices.min).where(key, '<=', slice.prices.max);
  }
  if (filter.minPrice !== null) query = query.where(tested('price_high'), '>=', filter.minPrice);
  if (filter.maxPrice !== null) query = query.where(tested('price_low'), '<=', filter.maxPrice);
  if (filter.ratings.length > 0) query = query.where('stars', 'in', filter.ratings);
  for (const { terms } of filter.attributes) query = query.where(anyTerm(terms));
  if (filter.tag !== undefined) query = query.where(tagged(filter.tag));
  return { query, backwards };
}

/**
 * A price that is not what the listing is sorted by is only tested: left bare, it would tempt the
 * engine to read by price and sort what it found.
 */
function tests(sortedBy: Key) {
  return (key: 'price_low' | 'price_high') =>
    key === sortedBy ? sql<number>`${sql.ref(key)}` : sql<number>`${sql.ref(key)} + 0`;
}

function anyTerm(terms: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from product_terms
    where product_terms.product_id = listing_entries.product_id
      and term_id in (${sql.join(terms.length > 0 ? terms : [0])}))`;
}

function tagged(tag: number | null): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from product_tags
    where product_tags.product_id = listing_entries.product_id and tag_id = ${tag})`;
}

/** Lists are filled up to one of these sizes, so that a few prepared statements serve all of them. */
const SIZES = [16, 64, 256, 1024];

export const MAX_NAMED = 1024;

export function filledUp(ids: readonly number[]): number[] {
  const size = SIZES.find((one) => one >= ids.length) ?? ids.length;
  return [...ids, ...new Array<number>(size - ids.length).fill(ids[0] ?? 0)];
}

/** The slice of a few known products: looked up one by one and put in order. */
export function namedQuery(db: Db, ids: readonly number[], scope: number, slice: Slice) {
  return ordered(db, scope, slice.sort, false)
    .where('product_id', 'in', filledUp(ids))
    .offset(slice.from)
    .limit(slice.count);
}
