import { searchEngine } from '#server/search/engine-of.ts';
import { rankProducts } from '#server/search/rank-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { ProductCard } from '#wire/product.ts';
import { type Bits, countBits, rangeAt } from './bits.ts';
import { type FacetIndex, facetIndex, idsIn, isIn } from './facet-index.ts';
import { filterBits, passing } from './filter-bits.ts';
import { type ListingFilter, listingFilter } from './listing-filter.ts';
import { MAX_NAMED, namedQuery, type Slice, walkQuery } from './listing-query.ts';
import { ENTIRE_SHOP } from './listing-rows.ts';
import { loadCards } from './product-cards.ts';
import { bringUpToDate } from './refresh-listings.ts';

export interface Listing {
  cards: ProductCard[];
  total: number;
  page: number;
  /** The first page whose products are listed, where several are listed together. */
  first: number;
  pages: number;
  perPage: number;
}

/**
 * One page of a listing, or all from the page `from` on; a page that does not exist gives the nearest
 * one that does.
 */
export async function listProducts(
  ctx: ShopContext,
  query: ListingQuery,
  options: { perPage?: number; from?: number } = {},
): Promise<Listing> {
  await bringUpToDate(ctx);
  const filter = await listingFilter(ctx, query);
  const found = await findMatches(ctx, filter, query);
  const index = await facetIndex(ctx.db);
  const matching = passing(filterBits(index, filter, found));
  const total = countBits(matching);
  const perPage = Math.max(1, Math.trunc(options.perPage ?? ctx.settings['catalog.perPage']));
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(query.page) || 1));
  const first = Math.min(page, Math.max(1, options.from ?? page));
  const from = (first - 1) * perPage;
  const count = Math.min(page * perPage, total) - from;
  const slice = { sort: query.sort, from, count, total };
  const ids = slice.count > 0 ? await sliceIds(ctx, filter, slice, { index, matching, found }) : [];
  return { cards: await loadCards(ctx, ids), total, page, first, pages, perPage };
}

/**
 * What the words match: the best first where the shop's own order was requested, which is a
 * search's default.
 */
async function findMatches(
  ctx: ShopContext,
  filter: ListingFilter,
  query: ListingQuery,
): Promise<number[] | null> {
  if (filter.search === undefined) return null;
  if (filter.search === null) return [];
  return query.sort === 'menu_order'
    ? rankProducts(ctx.db, filter.search)
    : searchEngine(ctx.db).matching(ctx.db, filter.search, 'anywhere');
}

async function sliceIds(
  ctx: ShopContext,
  filter: ListingFilter,
  slice: Slice,
  { index, matching, found }: { index: FacetIndex; matching: Bits; found: number[] | null },
): Promise<number[]> {
  const { from, count } = slice;
  if (found && slice.sort === 'menu_order') {
    return found.filter((id) => isIn(index, matching, id)).slice(from, from + count);
  }
  const scope = filter.scope ?? ENTIRE_SHOP;
  if (slice.total <= MAX_NAMED && !isPlain(filter)) {
    const rows = await namedQuery(ctx.db, idsIn(index, matching), scope, slice).execute();
    return rows.map((row) => row.product_id);
  }
  const prices = sortedPrices(index, matching, filter, slice);
  const { query, backwards } = walkQuery(ctx.db, filter, scope, { ...slice, prices });
  const ids = (await query.execute()).map((row) => row.product_id);
  return backwards ? ids.reverse() : ids;
}

/** Between which of the prices it is sorted by a listing with a price filter lies. */
function sortedPrices(index: FacetIndex, matching: Bits, filter: ListingFilter, { sort }: Slice) {
  const ranged = filter.minPrice !== null || filter.maxPrice !== null;
  if (!ranged || (sort !== 'price' && sort !== 'price-desc')) return null;
  return rangeAt(matching, sort === 'price' ? index.low : index.high);
}

/** Nearly every entry of the scope passes, so that the walk stops as soon as the page is full. */
function isPlain(filter: ListingFilter): boolean {
  const { search, tag, attributes, ratings, minPrice, maxPrice, inStock, onSale } = filter;
  const requested = [search, tag, minPrice ?? undefined, maxPrice ?? undefined];
  return (
    requested.every((part) => part === undefined) &&
    attributes.length === 0 &&
    ratings.length === 0 &&
    !inStock &&
    !onSale
  );
}
