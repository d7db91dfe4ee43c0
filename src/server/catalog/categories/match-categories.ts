import { closeness, matchesName } from '#rules/search/closeness.ts';
import type { SearchQuery } from '#rules/search/search-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadCategories } from '../category-order.ts';
import { categoryCounts } from '../listing/category-counts.ts';
import { type CategoryBrief, categoryBrief } from './find-category.ts';

/** Categories whose names hold all that is asked for, the closest first; empty ones are left out. */
export async function matchCategories(
  ctx: ShopContext,
  query: SearchQuery,
  limit: number,
): Promise<CategoryBrief[]> {
  const rows = await loadCategories(ctx.db);
  const named = rows.filter((row) => matchesName(row.name, query));
  if (named.length === 0) return [];
  const count = await categoryCounts(ctx);
  return named
    .filter((row) => count(row.id) > 0)
    .sort((a, b) => closeness(a.name, query) - closeness(b.name, query))
    .slice(0, limit)
    .map((row) => categoryBrief(ctx, row));
}
