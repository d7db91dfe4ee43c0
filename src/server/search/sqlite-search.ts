import { sql } from 'kysely';
import type { SearchQuery, SearchTerm } from '#rules/search/search-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { parseIds } from './parse-ids.ts';
import { isFullTier, type SearchEngine, type SearchTier } from './search-engine.ts';
import { documentWords } from './stored-words.ts';

// Search on SQLite: an FTS5 table without content of its own, one row for each product. Its bm25 is
// not asked: to weigh a word it counts every product that has it, on every question.

const COLUMNS: Record<SearchTier, string> = {
  whole: '{name} : ',
  name: '{name} : ',
  number: '{keywords} : ',
  keywords: '{name keywords} : ',
  anywhere: '',
};

/** Words contain letters and digits only, so that quoting them leaves no operator. */
function anyOf({ stems, prefix }: SearchTerm, tier: SearchTier): string {
  const words = stems.map((stem) => `"${stem}"`);
  const begun = prefix === null || isFullTier(tier) ? [] : [`"${prefix}" *`];
  return `(${[...words, ...begun].join(' OR ')})`;
}

function expression({ terms }: SearchQuery, tier: SearchTier): string {
  return `${COLUMNS[tier]}(${terms.map((term) => anyOf(term, tier)).join(' AND ')})`;
}

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
      const rows = documents.slice(from, from + BATCH).map(({ productId, ...document }) => {
        const { name, keywords, body } = documentWords(document);
        return sql`(${productId}, ${name.join(' ')}, ${keywords.join(' ')}, ${body.join(' ')})`;
      });
      await sql`insert into search_words (rowid, name, keywords, body) values ${sql.join(rows)}`.execute(
        db,
      );
    }
  },

  async matching(db, query, tier, { limit, scope } = {}) {
    const within =
      scope === undefined
        ? sql``
        : sql`and exists (select 1 from listing_entries where scope = ${scope}
            and product_id = search_words.rowid and in_search = 1)`;
    const { rows } = await sql<{ ids: string | null }>`select group_concat(id) as ids from (
        select rowid as id from search_words where search_words match ${expression(query, tier)}
        ${within} order by rowid desc ${limit === undefined ? sql`` : sql`limit ${limit}`})`.execute(
      db,
    );
    return parseIds(rows[0]?.ids ?? '');
  },

  async exists(db, query, tier) {
    const { rows } = await sql`select 1 from search_words
      where search_words match ${expression(query, tier)} limit 1`.execute(db);
    return rows.length > 0;
  },

  condition: (column, query) =>
    sql<boolean>`${sql.ref(column)} in
      (select rowid from search_words where search_words match ${expression(query, 'anywhere')})`,
};
