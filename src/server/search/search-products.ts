import type { ShopContext } from '#server/settings/context.ts';
import { searchEngine } from './search-engine.ts';
import { parseSearch } from './words.ts';

/**
 * A word that thousands of products share is not ranked through all of them: the newest this many
 * are, so that a suggestion takes the same time in a shop of any size.
 */
const RANKED = 300;

/** Ids of the products a shopper may find by these words, the best match first. */
export async function searchProducts(
  ctx: ShopContext,
  term: string,
  limit: number,
): Promise<number[]> {
  const query = parseSearch(term);
  if (!query || limit < 1) return [];
  const engine = searchEngine(ctx.db);
  const most = Math.max(RANKED, limit * 2);
  const named = await engine.newest(ctx.db, query, 'name', most);
  const matches =
    named.length >= most ? named : await engine.newest(ctx.db, query, 'anywhere', most);
  const known = new Set(matches.map((match) => match.id));
  const best = [...matches, ...named.filter((match) => !known.has(match.id))]
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .map((match) => match.id);
  return ctx.settings['stock.hideOutOfStock'] ? inStock(ctx, best, limit) : best.slice(0, limit);
}

async function inStock(ctx: ShopContext, ids: number[], limit: number): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('listing_entries')
    .select('product_id')
    .where('scope', '=', 0)
    .where('product_id', 'in', ids)
    .where('stock', '<>', 0)
    .execute();
  const available = new Set(rows.map((row) => row.product_id));
  return ids.filter((id) => available.has(id)).slice(0, limit);
}
