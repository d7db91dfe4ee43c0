import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The admin's Home counts the products that are sold out; few of them are. */
export const soldOut: Migration = {
  name: '230-sold-out',
  async up(db) {
    await sql`create index products_sold_out on products (status)
      where stock_state = 'outofstock' and parent_id is null`.execute(db);
  },
};
