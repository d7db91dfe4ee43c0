import { json, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * A cart is one row: it is always read and written whole, so that one conditional UPDATE on its
 * version is the whole durable change.
 */
export const cart: Migration = {
  name: '032-cart',
  async up(db) {
    await db.schema
      .createTable('carts')
      .addColumn('owner', 'text', (column) => column.primaryKey().notNull())
      .addColumn('version', 'integer', required)
      .addColumn('state', json, required)
      .addColumn('updated_at', time, required)
      .addColumn('expires_at', time, required)
      .execute();
    await db.schema.createIndex('carts_expires').on('carts').column('expires_at').execute();
  },
};
