import { type RawBuilder, sql } from 'kysely';
import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { parseIds } from './parse-ids.ts';
import {
  isFullTier,
  type SearchDocument,
  type SearchEngine,
  type SearchTier,
} from './search-engine.ts';
import { documentWords } from './stored-words.ts';

// Search on PostgreSQL: a tsvector for each product under a GIN index. Vectors and questions are
// written out here, word by word, so that no dictionary of the server has a say.

/** The weights of a word that count: A is the name, B the keywords, D the rest. */
const WEIGHTS: Record<SearchTier, string> = {
  whole: 'A',
  name: 'A',
  number: 'B',
  keywords: 'AB',
  anywhere: '',
};

/** Words contain letters and digits only, so that quoting them leaves no operator. */
function anyOf({ stems, prefix }: SearchTerm, tier: SearchTier): string {
  const weights = WEIGHTS[tier];
  const words = stems.map((stem) => (weights === '' ? `'${stem}'` : `'${stem}':${weights}`));
  const begun = prefix === null || isFullTier(tier) ? [] : [`'${prefix}':*${weights}`];
  return `(${[...words, ...begun].join(' | ')})`;
}

function question({ terms }: SearchQuery, tier: SearchTier) {
  return sql`${terms.map((term) => anyOf(term, tier)).join(' & ')}::tsquery`;
}

const MAX_POSITIONS = 4000;

/** vector({ name: 'Oak tray', … }) begins with "'oak':1A 'tray':2A". */
function vector(document: SearchDocument): string {
  const { name, keywords, body } = documentWords(document);
  const weighed = (words: readonly string[], weight: string) =>
    words.map((word) => ({ word, weight }));
  return [...weighed(name, 'A'), ...weighed(keywords, 'B'), ...weighed(body, 'D')]
    .slice(0, MAX_POSITIONS)
    .map(({ word, weight }, index) => `'${word}':${index + 1}${weight}`)
    .join(' ');
}

const BATCH = 200;

async function remove(db: Db, productIds: readonly number[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += BATCH) {
    const ids = productIds.slice(from, from + BATCH);
    await sql`delete from search_words where product_id in (${sql.join(ids)})`.execute(db);
  }
}

const FEW = 1000;

/** What every question below asks for. */
function found(query: SearchQuery, tier: SearchTier, scope?: number): RawBuilder<unknown> {
  const within =
    scope === undefined
      ? sql``
      : sql`and exists (select 1 from listing_entries where scope = ${scope}
          and listing_entries.product_id = search_words.product_id and in_search = 1)`;
  return sql`search_words where words @@ ${question(query, tier)} ${within}`;
}

async function someIds(db: Db, condition: RawBuilder<unknown>, max?: number): Promise<number[]> {
  const limit = max === undefined ? sql`` : sql`limit ${max}`;
  const { rows } = await sql<{ ids: string | null }>`select string_agg(id::text, ',') as ids from (
      select product_id as id from ${condition} ${limit}) found`.execute(db);
  return parseIds(rows[0]?.ids ?? '');
}

function newestFirst(ids: number[]): number[] {
  return ids.sort((a, b) => b - a);
}

export const postgresSearch: SearchEngine = {
  remove,

  async write(db, documents) {
    for (let from = 0; from < documents.length; from += BATCH) {
      const rows = documents
        .slice(from, from + BATCH)
        .map((document) => sql`(${document.productId}::integer, ${vector(document)}::tsvector)`);
      await sql`insert into search_words (product_id, words) values ${sql.join(rows)}
        on conflict (product_id) do update set words = excluded.words`.execute(db);
    }
  },

  async matching(db, query, tier, { limit, scope } = {}) {
    const condition = found(query, tier, scope);
    if (limit === undefined) return newestFirst(await someIds(db, condition));
    // Asked for the newest few, the planner would walk back through all products to find a rare
    // word; asked for any few first, it uses the index, and a word many share is near everywhere.
    const few = await someIds(db, condition, FEW + 1);
    if (few.length <= FEW) return newestFirst(few).slice(0, limit);
    const { rows } = await sql<{ id: number }>`select product_id as id from ${condition}
      order by product_id desc limit ${limit}`.execute(db);
    return rows.map((row) => row.id);
  },

  async exists(db, query, tier) {
    return (await someIds(db, found(query, tier), 1)).length > 0;
  },

  condition: (column, query) =>
    sql<boolean>`${sql.ref(column)} in
      (select product_id from search_words where words @@ ${question(query, 'anywhere')})`,
};
