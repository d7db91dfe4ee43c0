import { flag, idColumn, json, money, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Payments by a provider: each attempt, each notification, and refunds that wait for an answer. */
export const payments: Migration = {
  name: '170-payments',
  async up(db, engine) {
    await db.schema
      .createTable('payments')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('provider', 'text', required)
      .addColumn('attempt', 'integer', required)
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('reference', 'text')
      .addColumn('amount', money, required)
      .addColumn('currency', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('data', json, required)
      .addColumn('failure', 'text', required)
      .addColumn('expired', flag, required)
      .addColumn('created_at', time, required)
      .addColumn('updated_at', time, required)
      .addUniqueConstraint('payments_attempt', ['order_id', 'provider', 'attempt'])
      .addUniqueConstraint('payments_reference', ['provider', 'reference'])
      .execute();
    await db.schema
      .createIndex('payments_state')
      .on('payments')
      .columns(['state', 'updated_at'])
      .execute();
    await db.schema
      .createTable('payment_webhooks')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('provider', 'text', required)
      .addColumn('event_id', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('reference', 'text')
      .addColumn('received_at', time, required)
      .addUniqueConstraint('payment_webhooks_once', ['provider', 'event_id'])
      .execute();
    await db.schema
      .createTable('test_payments')
      .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('amount', money, required)
      .addColumn('currency', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('due_at', time, required)
      .addColumn('refunds', json, required)
      .execute();
    await db.schema
      .alterTable('order_refunds')
      .addColumn('provider_state', 'text', withDefault('none'))
      .execute();
    await db.schema.alterTable('order_refunds').addColumn('payment_id', 'integer').execute();
    await db.schema
      .createIndex('order_refunds_state')
      .on('order_refunds')
      .column('provider_state')
      .execute();
    // No provider has written to it: there was none.
    await db.schema.dropTable('payment_events').execute();
  },
};
