import { sql } from 'kysely';
import { time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * One row where this database was filled with the demo shop. A demo shop of before has its manager, whose
 * address nobody can own.
 */
export const demoShop: Migration = {
  name: '171-demo-shop',
  async up(db) {
    await db.schema
      .createTable('demo_shop')
      .addColumn('filled_at', time, (column) => column.primaryKey().notNull())
      .execute();
    await sql`insert into demo_shop (filled_at)
      select created_at from customers where email = 'manager@example.com'`.execute(db);
  },
};
