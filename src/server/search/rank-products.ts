import { elementAt } from '#rules/lists/element-at.ts';
import { closeness } from '#rules/search/closeness.ts';
import type { SearchQuery } from '#rules/search/search-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { searchEngine } from './engine-of.ts';
import { type MatchLimits, NUMBER_TIERS, SEARCH_TIERS, type SearchTier } from './search-engine.ts';

// The order of what was found: all words in the name, whole ones first, then in name and keywords,
// then anywhere. An article number comes before those that begin with it.
// Within that the closest name goes first, then what can be had, then what sells best, then the
// newest. Where thousands share a word only the newest few are compared so, and the rest follow by
// age: a question costs the same in a shop of any size.

const COMPARED = 100;

/** Every product that matches, hidden ones too unless a scope is given, the best first. */
export async function rankProducts(
  db: Db,
  query: SearchQuery,
  limits: MatchLimits = {},
): Promise<number[]> {
  const { limit } = limits;
  const ranked: number[] = [];
  const seen = new Set<number>();
  for (const tier of query.articleNumber ? NUMBER_TIERS : SEARCH_TIERS) {
    if (limit !== undefined && ranked.length >= limit) break;
    const found = await tierIds(db, query, tier, limits);
    const fresh = found.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    const compared = fresh.slice(0, COMPARED);
    ranked.push(...(await byCloseness(db, compared, query)), ...fresh.slice(COMPARED));
  }
  return ranked;
}

function tierIds(
  db: Db,
  query: SearchQuery,
  tier: SearchTier,
  { limit, scope }: MatchLimits,
): Promise<number[]> {
  const enough = limit === undefined ? undefined : Math.max(COMPARED, limit * 2);
  return searchEngine(db).matching(db, query, tier, { limit: enough, scope });
}

async function byCloseness(db: Db, ids: readonly number[], query: SearchQuery): Promise<number[]> {
  if (ids.length < 2) return [...ids];
  // Filled up to one length, so that one prepared statement serves every question.
  const filled = [...ids, ...new Array<number>(COMPARED - ids.length).fill(elementAt(ids, 0))];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'stock_state', 'total_sales'])
    .where('id', 'in', filled)
    .execute();
  return rows
    .map((row) => ({
      ...row,
      distance: closeness(row.name, query),
      soldOut: Number(row.stock_state === 'outofstock'),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.soldOut - b.soldOut ||
        b.total_sales - a.total_sales ||
        b.id - a.id,
    )
    .map((row) => row.id);
}
