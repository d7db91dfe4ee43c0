import { json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Which emails about an order were sent, with what is needed to show and to send them again. */
export const orderEmails: Migration = {
  name: '161-order-emails',
  async up(db) {
    await db.schema
      .createTable('order_emails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('kind', 'text', required)
      .addColumn('recipient', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('data', json, required)
      .addColumn('state', 'text', required)
      .addColumn('error', 'text', withDefault(''))
      .addColumn('at', time, required)
      .execute();
    await db.schema
      .createIndex('order_emails_order')
      .on('order_emails')
      .columns(['order_id', 'at'])
      .execute();
    await db.schema
      .createIndex('order_emails_recipient')
      .on('order_emails')
      .column('recipient')
      .execute();
  },
};
