import { sql } from 'kysely';
import { required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const forgivingSearch: Migration = {
  name: '130-forgiving-search',
  async up(db) {
    await db.schema
      .createTable('search_spellings')
      .addColumn('spelling', 'text', required)
      .addColumn('word', 'text', required)
      .addPrimaryKeyConstraint('search_spellings_key', ['spelling', 'word'])
      .execute();
    await db.schema
      .createTable('search_misses')
      .addColumn('term', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', required)
      .addColumn('first_at', time, required)
      .addColumn('last_at', time, required)
      .execute();
    // Which version of the rules the stored words follow: those of products from before this
    // migration are older, and a job writes them again.
    await sql`insert into counters (name, value)
      select 'search', case when exists (select 1 from products) then 1 else 2 end`.execute(db);
  },
};
