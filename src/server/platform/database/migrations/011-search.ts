import { sql } from 'kysely';
import { flag, json, money, required, time } from '../columns.ts';
import type { Db } from '../database.ts';
import type { Migration } from '../migrate.ts';

// Each sort has an index that begins with what every listing fixes (scope and catalogue visibility)
// and ends with the product, so that equal keys keep one order and a page is a range of the index.
const SORT_INDEXES = {
  listing_by_menu_order: 'menu_order, product_id',
  listing_by_popularity: 'popularity desc, product_id desc',
  listing_by_rating: 'rating_key desc, product_id desc',
  listing_by_date: 'published_at desc, product_id desc',
  // The other end of the range rides along, so that a price filter is answered by the index alone.
  listing_by_price: 'price_low, product_id, price_high',
  listing_by_price_desc: 'price_high desc, product_id desc, price_low',
};

async function createListings(db: Db): Promise<void> {
  await db.schema
    .createTable('listing_entries')
    .addColumn('scope', 'integer', required)
    .addColumn('product_id', 'integer', required)
    .addColumn('in_catalog', flag, required)
    .addColumn('in_search', flag, required)
    .addColumn('menu_order', 'integer', required)
    .addColumn('popularity', 'integer', required)
    .addColumn('rating_key', 'bigint', required)
    .addColumn('published_at', time, required)
    .addColumn('price_low', money, required)
    .addColumn('price_high', money, required)
    .addColumn('stars', 'integer', required)
    .addColumn('stock', 'integer', required)
    .addColumn('on_sale', flag, required)
    .addPrimaryKeyConstraint('listing_entries_key', ['scope', 'product_id'])
    .execute();
  for (const [name, columns] of Object.entries(SORT_INDEXES)) {
    await sql
      .raw(`create index ${name} on listing_entries (scope, in_catalog, ${columns})`)
      .execute(db);
  }
  await db.schema
    .createIndex('listing_entries_product')
    .on('listing_entries')
    .column('product_id')
    .execute();

  await db.schema
    .createTable('listing_facts')
    .addColumn('product_id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'bigint', required)
    .addColumn('in_catalog', flag, required)
    .addColumn('in_search', flag, required)
    .addColumn('price_low', money, required)
    .addColumn('price_high', money, required)
    .addColumn('stars', 'integer', required)
    .addColumn('stock', 'integer', required)
    .addColumn('on_sale', flag, required)
    .addColumn('scopes', json, required)
    .addColumn('terms', json, required)
    .addColumn('tags', json, required)
    .execute();
  await db.schema
    .createIndex('listing_facts_revision')
    .on('listing_facts')
    .column('revision')
    .execute();
  await db.schema
    .createTable('listing_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('generation', 'bigint', required)
    .addColumn('revision', 'bigint', required)
    .execute();
}

export const search: Migration = {
  name: '011-search',
  async up(db, engine) {
    await createListings(db);
    if (engine === 'postgres') {
      await sql`create table search_words (product_id integer primary key, words tsvector not null)`.execute(
        db,
      );
      await sql`create index search_words_words on search_words using gin (words)`.execute(db);
    } else {
      // Without content of its own: the texts are in `products`. The prefix lists make the first
      // letters of a word as quick to find as a whole one.
      await sql`create virtual table search_words using fts5 (name, keywords, body, content = '',
        contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0')`.execute(
        db,
      );
    }
  },
};
