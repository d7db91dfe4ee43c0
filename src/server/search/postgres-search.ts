import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { SearchDocument, SearchEngine, SearchMatch } from './search-engine.ts';
import { type SearchQuery, searchWords } from './words.ts';

// Search on PostgreSQL: a tsvector for each product under a GIN index. Vectors and questions are
// written out here, word by word, so that no dictionary of the server has a say.

/** Words hold letters and digits only, so that quoting them leaves no operator behind. */
function question({ words, begun }: SearchQuery, within: 'name' | 'anywhere' = 'anywhere') {
  const inName = within === 'name' ? 'A' : '';
  const all = [...words.map((word) => `'${word}'${inName && ':A'}`), `'${begun}':*${inName}`].join(
    ' & ',
  );
  return sql`${all}::tsquery`;
}

const MOST_POSITIONS = 4000;

/** vector({ name: 'Oak tray', … }) begins with "'oak':1A 'tray':2A": the letter is the weight. */
function vector({ name, keywords, body }: SearchDocument): string {
  const weighed = (text: string, weight: string) =>
    searchWords(text).map((word) => ({ word, weight }));
  return [...weighed(name, 'A'), ...weighed(keywords, 'B'), ...weighed(body, 'D')]
    .slice(0, MOST_POSITIONS)
    .map(({ word, weight }, index) => `'${word}':${index + 1}${weight}`)
    .join(' ');
}

/** Weights of D, C, B and A: a word of the name outweighs any number of them further down. */
function score(query: SearchQuery) {
  return sql<number>`-ts_rank('{0.001, 0.001, 0.05, 1}', words, ${question(query)})`;
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

  async ranked(db, query) {
    const { rows } = await sql<{ id: number }>`select product_id as id from search_words
      where words @@ ${question(query)} order by ${score(query)}, product_id`.execute(db);
    return rows.map((row) => row.id);
  },

  async matching(db, query) {
    const { rows } = await sql<{ id: number }>`select product_id as id from search_words
      where words @@ ${question(query)}`.execute(db);
    return rows.map((row) => row.id);
  },

  async newest(db, query, within, most) {
    const { rows } = await sql<SearchMatch>`select id, ${score(query)} as score from (
        select search_words.product_id as id, words from search_words
        join listing_entries entry on entry.scope = 0 and entry.in_search = 1
          and entry.product_id = search_words.product_id
        where words @@ ${question(query, within)}
        order by search_words.product_id desc limit ${most}) newest`.execute(db);
    return rows;
  },

  condition: (column, query) =>
    sql<boolean>`${sql.ref(column)} in
      (select product_id from search_words where words @@ ${question(query)})`,
};
