import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { parseIds } from './parse-ids.ts';
import type { SearchDocument, SearchEngine, SearchTier } from './search-engine.ts';
import { type SearchQuery, searchWords } from './words.ts';

// Search on PostgreSQL: a tsvector for each product under a GIN index. Vectors and questions are
// written out here, word by word, so that no dictionary of the server has a say.

/** The weights a word may have to count: A stands for the name, B for keywords, D for the rest. */
const WEIGHTS: Record<SearchTier, string> = { name: 'A', keywords: 'AB', anywhere: '' };

/** Words hold letters and digits only, so that quoting them leaves no operator behind. */
function question({ words, begun }: SearchQuery, tier: SearchTier) {
  const weights = WEIGHTS[tier];
  const whole = words.map((word) => (weights === '' ? `'${word}'` : `'${word}':${weights}`));
  return sql`${[...whole, `'${begun}':*${weights}`].join(' & ')}::tsquery`;
}

const MOST_POSITIONS = 4000;

/** vector({ name: 'Oak tray', … }) begins with "'oak':1A 'tray':2A". */
function vector({ name, keywords, body }: SearchDocument): string {
  const weighed = (text: string, weight: string) =>
    searchWords(text).map((word) => ({ word, weight }));
  return [...weighed(name, 'A'), ...weighed(keywords, 'B'), ...weighed(body, 'D')]
    .slice(0, MOST_POSITIONS)
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

  async matching(db, query, tier, most) {
    const { rows } = await sql<{ ids: string | null }>`select
        string_agg(id::text, ',' order by id desc) as ids from (
        select product_id as id from search_words where words @@ ${question(query, tier)}
        order by product_id desc ${most === undefined ? sql`` : sql`limit ${most}`}) found`.execute(
      db,
    );
    return parseIds(rows[0]?.ids ?? '');
  },

  condition: (column, query) =>
    sql<boolean>`${sql.ref(column)} in
      (select product_id from search_words where words @@ ${question(query, 'anywhere')})`,
};
