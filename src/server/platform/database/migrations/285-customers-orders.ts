import type { Migration } from '../migrate.ts';

/** With their status, so that those of a customer that have one are counted in the index alone. */
export const customersOrders: Migration = {
  name: '285-customers-orders',
  async up(db) {
    await db.schema.dropIndex('orders_customer').execute();
    await db.schema
      .createIndex('orders_customer')
      .on('orders')
      .columns(['customer_id', 'placed_at', 'status'])
      .where('customer_id', 'is not', null)
      .execute();
  },
};
