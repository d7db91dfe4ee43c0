import { required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const sessions: Migration = {
  name: '031-sessions',
  async up(db) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('customer_id', 'integer')
      .addColumn('cart_owner', 'text', required)
      .addColumn('created_at', time, required)
      .addColumn('expires_at', time, required)
      .execute();
    await db.schema.createIndex('sessions_expires').on('sessions').column('expires_at').execute();
    await db.schema.createIndex('sessions_customer').on('sessions').column('customer_id').execute();
  },
};
