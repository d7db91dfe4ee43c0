import type { Migration } from '../migrate.ts';

// An order is found by its key; nobody looks for it by session any more.

export const ordersWithoutSession: Migration = {
  name: '098-orders-without-session',
  async up(db) {
    await db.schema.dropIndex('orders_session').execute();
  },
};
