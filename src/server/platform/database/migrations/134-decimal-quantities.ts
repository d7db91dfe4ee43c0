import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// Cloth is sold by the half metre: quantities, stock and sales have up to three decimals. A column of
// SQLite that is called integer takes fractions as they are; PostgreSQL rounds them away.

const DECIMAL = 'numeric(16, 3)';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  products: ['stock_quantity', 'min_quantity', 'max_quantity', 'quantity_step', 'total_sales'],
  listing_entries: ['popularity'],
  order_lines: ['quantity', 'stock_taken', 'add_ons_taken', 'refunded_quantity'],
};

export const decimalQuantities: Migration = {
  name: '134-decimal-quantities',
  async up(db, engine) {
    if (engine !== 'postgres') return;
    // The type of a column that a trigger names cannot be changed, so it is made again as it was.
    const { rows } = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = 'products'::regclass and tgname = 'facts_products'`.execute(db);
    await sql`drop trigger facts_products on products`.execute(db);
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const changes = columns.map((column) => `alter column ${column} type ${DECIMAL}`);
      await sql.raw(`alter table ${table} ${changes.join(', ')}`).execute(db);
    }
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  },
};
