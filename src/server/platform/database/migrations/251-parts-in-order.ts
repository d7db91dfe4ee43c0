import { sql } from 'kysely';
import { time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * Lines and coupons know when their order was placed, so that the managers' list finds a page of the
 * orders with a product or a coupon in an index of its own, in the order of the list.
 */
export const partsInOrder: Migration = {
  name: '251-parts-in-order',
  async up(db) {
    for (const table of ['order_lines', 'order_rows']) {
      await db.schema.alterTable(table).addColumn('placed_at', time, withDefault(0)).execute();
      const at = sql`(select placed_at from orders where orders.id = ${sql.table(table)}.order_id)`;
      await sql`update ${sql.table(table)} set placed_at = ${at}`.execute(db);
    }
    await db.schema
      .createIndex('order_lines_placed')
      .on('order_lines')
      .columns(['product_id', 'placed_at', 'order_id'])
      .execute();
    await db.schema.dropIndex('order_lines_variation').execute();
    await db.schema
      .createIndex('order_lines_variation')
      .on('order_lines')
      .columns(['variation_id', 'placed_at', 'order_id'])
      .where('variation_id', 'is not', null)
      .execute();
    await db.schema.dropIndex('order_rows_coupon').execute();
    await db.schema
      .createIndex('order_rows_coupon')
      .on('order_rows')
      .columns(['code', 'placed_at', 'order_id'])
      .where(sql.ref('kind'), '=', 'coupon')
      .execute();
  },
};
