import { sql } from 'kysely';
import { withDefault } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

// Every filter of the managers' list of orders has an index that ends in the order of the list and in the
// id, so that a page is found and counted without the orders themselves. Few lines are of a variation,
// and rows that are no coupon are never looked for by their code: they are in no index.

const LISTED = [
  // The two that are asked for together.
  { name: 'orders_status', by: 'status', also: ['payment_method'] },
  { name: 'orders_payment', by: 'payment_method', also: [] },
  { name: 'orders_created_via', by: 'created_via', also: [] },
] as const;

export const orderList: Migration = {
  name: '194-order-list',
  async up(db, engine) {
    await db.schema.alterTable('orders').addColumn('source', 'text', withDefault('')).execute();
    await sql`update orders set source = ${sourceOf(engine)} where attribution <> '{}'`.execute(db);
    await db.schema.dropIndex('orders_status').execute();
    for (const { name, by, also } of LISTED) {
      await db.schema
        .createIndex(name)
        .on('orders')
        .columns([by, 'placed_at', 'id', ...also])
        .execute();
    }
    await db.schema
      .createIndex('orders_source')
      .on('orders')
      .columns(['source', 'placed_at', 'id'])
      .where('source', '<>', '')
      .execute();
    await db.schema.dropIndex('orders_updated').execute();
    await db.schema
      .createIndex('orders_updated')
      .on('orders')
      .columns(['updated_at', 'id'])
      .execute();
    await db.schema
      .createIndex('order_lines_variation')
      .on('order_lines')
      .columns(['variation_id', 'order_id'])
      .where('variation_id', 'is not', null)
      .execute();
    await db.schema
      .createIndex('order_rows_coupon')
      .on('order_rows')
      .columns(['code', 'order_id'])
      .where(sql.ref('kind'), '=', 'coupon')
      .execute();
  },
};

function sourceOf(engine: Engine) {
  return engine === 'postgres'
    ? sql`coalesce(attribution::json ->> 'utm_source', '')`
    : sql`coalesce(json_extract(attribution, '$.utm_source'), '')`;
}
