import { flag, json, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * What programs that speak the API ask of orders, customers and coupons: data of their own, a trash,
 * and the facts of each row of the totals. Few orders are in the trash: their index has no others.
 */
export const ordersForPrograms: Migration = {
  name: '150-orders-for-programs',
  async up(db) {
    for (const table of ['orders', 'order_lines', 'order_rows', 'order_refunds', 'customers']) {
      await db.schema.alterTable(table).addColumn('meta', json, withDefault('[]')).execute();
    }
    await db.schema.alterTable('coupons').addColumn('meta', json, withDefault('[]')).execute();
    await db.schema.alterTable('orders').addColumn('trashed', flag, withDefault(0)).execute();
    await db.schema.alterTable('coupons').addColumn('trashed', flag, withDefault(0)).execute();
    await db.schema
      .alterTable('order_lines')
      .addColumn('tax_class', 'text', withDefault(''))
      .execute();
    await db.schema.alterTable('order_rows').addColumn('facts', json, withDefault('{}')).execute();
    await db.schema
      .alterTable('order_refunds')
      .addColumn('rows', json, withDefault('[]'))
      .execute();
    await db.schema
      .alterTable('order_refunds')
      .addColumn('provider_refund', 'text', withDefault(''))
      .execute();
    await db.schema
      .alterTable('customers')
      .addColumn('username', 'text', withDefault(''))
      .execute();
    await db.schema.alterTable('order_refunds').addColumn('author_id', 'integer').execute();
    await db.schema
      .createIndex('customers_username')
      .unique()
      .on('customers')
      .column('username')
      .where('username', '<>', '')
      .execute();
    await db.schema
      .createIndex('orders_placed')
      .on('orders')
      .columns(['placed_at', 'id'])
      .execute();
    await db.schema
      .createIndex('orders_trashed')
      .on('orders')
      .column('trashed')
      .where('trashed', '=', 1)
      .execute();
    await db.schema
      .createIndex('order_refunds_at')
      .on('order_refunds')
      .columns(['at', 'id'])
      .execute();
  },
};
