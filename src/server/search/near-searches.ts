import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts';
import { foldedWords } from '#rules/search/words.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { searchProducts } from './search-products.ts';

const MAX_OFFERED = 4;
const SHORTEST_START = 4;
const START_SHARE = 0.6;

/**
 * What to search for in place of words that find nothing together: those that find something by
 * themselves, and words that begin as the others do.
 * Example: for 'oak bicycle' it is 'oak', and for 'beeswacks' it is 'beeswax'.
 */
export async function nearSearches(ctx: ShopContext, { terms }: SearchQuery): Promise<string[]> {
  const near = await Promise.all(terms.map((term) => nearWord(ctx, term, terms.length > 1)));
  return [...new Set(near.filter((word) => word !== null))].slice(0, MAX_OFFERED);
}

async function nearWord(
  ctx: ShopContext,
  { meant }: SearchTerm,
  hasOthers: boolean,
): Promise<string | null> {
  const isOffered = hasOthers && [...meant].length >= SHORTEST_START - 1;
  if (isOffered && (await searchProducts(ctx, meant, 1)).length > 0) return meant;
  const letters = [...meant];
  const start = letters.slice(0, Math.ceil(letters.length * START_SHARE)).join('');
  if ([...start].length < SHORTEST_START) return null;
  const [id] = await searchProducts(ctx, start, 1);
  if (id === undefined) return null;
  const product = await ctx.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return foldedWords(product?.name ?? '').find((word) => word.startsWith(start)) ?? null;
}
