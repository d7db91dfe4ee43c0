import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { SearchEngine, SearchMatch } from './search-engine.ts';
import { type SearchQuery, searchWords } from './words.ts';

// Search on SQLite: an FTS5 table without content of its own, one row for each product.

/** Words hold letters and digits only, so that quoting them leaves no operator behind. */
function expression(
  { words, begun }: SearchQuery,
  within: 'name' | 'anywhere' = 'anywhere',
): string {
  const all = [...words.map((word) => `"${word}"`), `"${begun}" *`].join(' AND ');
  return within === 'name' ? `{name} : (${all})` : all;
}

/** A word of the name outweighs any number of the same word further down. */
const score = sql<number>`bm25(search_words, 100.0, 10.0, 1.0)`;

const BATCH = 200;

async function remove(db: Db, productIds: readonly number[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += BATCH) {
    const ids = productIds.slice(from, from + BATCH);
    await sql`delete from search_words where rowid in (${sql.join(ids)})`.execute(db);
  }
}

export const sqliteSearch: SearchEngine = {
  remove,

  async write(db, documents) {
    await remove(
      db,
      documents.map((document) => document.productId),
    );
    for (let from = 0; from < documents.length; from += BATCH) {
      const rows = documents
        .slice(from, from + BATCH)
        .map(
          ({ productId, name, keywords, body }) =>
            sql`(${productId}, ${words(name)}, ${words(keywords)}, ${words(body)})`,
        );
      await sql`insert into search_words (rowid, name, keywords, body) values ${sql.join(rows)}`.execute(
        db,
      );
    }
  },

  async ranked(db, query) {
    const { rows } = await sql<{ id: number }>`select rowid as id from search_words
      where search_words match ${expression(query)} order by ${score}, rowid`.execute(db);
    return rows.map((row) => row.id);
  },

  async matching(db, query) {
    const { rows } = await sql<{ id: number }>`select rowid as id from search_words
      where search_words match ${expression(query)}`.execute(db);
    return rows.map((row) => row.id);
  },

  async newest(db, query, within, most) {
    // `cross join` keeps the order of the loops: the words lead, each product is looked up.
    const { rows } = await sql<SearchMatch>`select search_words.rowid as id, ${score} as score
      from search_words
      cross join listing_entries on scope = 0 and product_id = search_words.rowid and in_search = 1
      where search_words match ${expression(query, within)}
      order by search_words.rowid desc limit ${most}`.execute(db);
    return rows;
  },

  condition: (column, query) =>
    sql<boolean>`${sql.ref(column)} in
      (select rowid from search_words where search_words match ${expression(query)})`,
};

function words(text: string): string {
  return searchWords(text).join(' ');
}
