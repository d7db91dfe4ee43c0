import type { Db } from '#server/platform/database/database.ts';
import { closeness } from './closeness.ts';
import { searchEngine } from './engine-of.ts';
import { SEARCH_TIERS, type SearchTier } from './search-engine.ts';
import type { SearchQuery } from './words.ts';

// The order of what was found: all words in the name, whole ones first, then in name and keywords,
// then anywhere.
// Within that the closest name goes first, then what sells best, then the newest. Where thousands
// share a word only the newest few are compared so, and the rest follow by age: a question costs
// the same in a shop of any size.

const COMPARED = 100;

/** Every product that matches, hidden ones too, the best first; `most` stops early. */
export async function rankProducts(db: Db, query: SearchQuery, most?: number): Promise<number[]> {
  const ranked: number[] = [];
  const seen = new Set<number>();
  for (const tier of SEARCH_TIERS) {
    if (most !== undefined && ranked.length >= most) break;
    const found = await tierIds(db, query, tier, most);
    const fresh = found.filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    const compared = fresh.slice(0, COMPARED);
    ranked.push(...(await byCloseness(db, compared, query)), ...fresh.slice(COMPARED));
  }
  return ranked;
}

function tierIds(db: Db, query: SearchQuery, tier: SearchTier, most?: number): Promise<number[]> {
  const enough = most === undefined ? undefined : Math.max(COMPARED, most * 2);
  return searchEngine(db).matching(db, query, tier, enough);
}

async function byCloseness(db: Db, ids: readonly number[], query: SearchQuery): Promise<number[]> {
  if (ids.length < 2) return [...ids];
  // Filled up to one length, so that one prepared statement serves every question.
  const filled = [...ids, ...new Array<number>(COMPARED - ids.length).fill(ids[0] ?? 0)];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'total_sales'])
    .where('id', 'in', filled)
    .execute();
  return rows
    .map((row) => ({ ...row, distance: closeness(row.name, query) }))
    .sort((a, b) => a.distance - b.distance || b.total_sales - a.total_sales || b.id - a.id)
    .map((row) => row.id);
}
