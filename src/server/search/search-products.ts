import type { SearchQuery } from '#rules/search/search-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { rankProducts } from './rank-products.ts';
import { understandSearch } from './understand-search.ts';

/** Ids of the public products that match these words, the best match first. */
export async function searchProducts(
  ctx: ShopContext,
  text: string,
  limit: number,
): Promise<number[]> {
  const query = await understandSearch(ctx, text);
  return query ? findProducts(ctx, query, { limit }) : [];
}

export interface FindLimits {
  limit: number;
  /** A category; the whole shop where it is left out. */
  category?: number | undefined;
}

export async function findProducts(
  ctx: ShopContext,
  query: SearchQuery,
  { limit, category }: FindLimits,
): Promise<number[]> {
  if (limit < 1) return [];
  // Some of what is found may be hidden from search: twice as many leave enough.
  const ranked = await rankProducts(ctx.db, query, { limit: limit * 2, scope: category });
  const found = await findable(ctx, ranked.slice(0, limit * 4), category ?? ENTIRE_SHOP);
  return found.slice(0, limit);
}

/** The scope of the listings that holds every product. */
const ENTIRE_SHOP = 0;

async function findable(
  ctx: ShopContext,
  ids: readonly number[],
  scope: number,
): Promise<number[]> {
  if (ids.length === 0) return [];
  let query = ctx.db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', scope)
    .where('in_search', '=', 1)
    .where('product_id', 'in', ids);
  if (ctx.settings['stock.hideOutOfStock']) query = query.where('stock', '<>', 0);
  const visible = new Set((await query.execute()).map((row) => row.product_id));
  return ids.filter((id) => visible.has(id));
}
