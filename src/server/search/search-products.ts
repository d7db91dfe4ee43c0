import type { ShopContext } from '#server/settings/context.ts';
import { rankProducts } from './rank-products.ts';
import { parseSearch } from './words.ts';

/** Ids of the public products that match these words, the best match first. */
export async function searchProducts(
  ctx: ShopContext,
  term: string,
  limit: number,
): Promise<number[]> {
  const query = parseSearch(term);
  if (!query || limit < 1) return [];
  // Some of what is found may be hidden from search: twice as many leave enough.
  const ranked = await rankProducts(ctx.db, query, limit * 2);
  const found = await findable(ctx, ranked.slice(0, limit * 4));
  return found.slice(0, limit);
}

async function findable(ctx: ShopContext, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  let query = ctx.db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', 0)
    .where('in_search', '=', 1)
    .where('product_id', 'in', ids);
  if (ctx.settings['stock.hideOutOfStock']) query = query.where('stock', '<>', 0);
  const shown = new Set((await query.execute()).map((row) => row.product_id));
  return ids.filter((id) => shown.has(id));
}
