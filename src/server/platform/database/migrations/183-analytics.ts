import { sql } from 'kysely';
import { idColumn, json, money, required, withDefault } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/**
 * Summaries of what was sold, by day and by month. The database itself notes which orders were changed,
 * in the transaction that changes them, so that no way of changing one is left out. A row for each
 * change and not for each order: one that is noted while a change before it is being counted must not
 * be lost with it. A job fills the summaries of a shop that has orders already.
 */
export const analytics: Migration = {
  name: '183-analytics',
  async up(db, engine) {
    await db.schema
      .createTable('analytics_changes')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', required)
      .execute();
    await db.schema
      .createTable('analytics_orders')
      .addColumn('order_id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('parts', json, required)
      .execute();
    await db.schema
      .createTable('analytics_figures')
      .addColumn('kind', 'text', required)
      .addColumn('grain', 'text', required)
      .addColumn('period', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('label', 'text', withDefault(''))
      .addColumn('orders', money, required)
      .addColumn('items', money, required)
      .addColumn('gross', money, required)
      .addColumn('discount', money, required)
      .addColumn('refunds', money, required)
      .addColumn('tax', money, required)
      .addColumn('shipping', money, required)
      .addColumn('shipping_tax', money, required)
      .addPrimaryKeyConstraint('analytics_figures_key', ['kind', 'grain', 'period', 'key'])
      .execute();
    await db.schema
      .createTable('analytics_state')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', required)
      .execute();
    for (const statement of TRIGGERS[engine]) await sql.raw(statement).execute(db);
  },
};

/** Columns of an order that count; whatever changes its lines or refunds writes one of them too. */
const COUNTED = `status, trashed, placed_at, customer_id, email, billing, attribution, items, discount,
  shipping, tax, total, refunded`;

const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger orders_counted_insert after insert on orders
      begin insert into analytics_changes (order_id) values (new.id); end`,
    `create trigger orders_counted_update after update of ${COUNTED} on orders
      begin insert into analytics_changes (order_id) values (new.id); end`,
    `create trigger orders_counted_delete after delete on orders
      begin insert into analytics_changes (order_id) values (old.id); end`,
  ],
  postgres: [
    `create function analytics_changed() returns trigger language plpgsql as $$
      begin
        insert into analytics_changes (order_id) values (coalesce(new.id, old.id));
        return null;
      end $$`,
    `create trigger orders_counted_rows after insert or delete on orders
      for each row execute function analytics_changed()`,
    `create trigger orders_counted_update after update of ${COUNTED} on orders
      for each row execute function analytics_changed()`,
  ],
};
