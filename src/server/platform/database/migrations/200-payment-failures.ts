import { idColumn, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Payments that failed, counted by who tried, and who begins each payment. */
export const paymentFailures: Migration = {
  name: '200-payment-failures',
  async up(db, engine) {
    await db.schema
      .createTable('payment_failures')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('kind', 'text', required)
      .addColumn('value', 'text', required)
      .addColumn('failures', 'integer', required)
      .addColumn('last_at', time, required)
      .addColumn('wait_until', time)
      .addUniqueConstraint('payment_failures_once', ['kind', 'value'])
      .execute();
    await db.schema
      .createIndex('payment_failures_by_wait')
      .on('payment_failures')
      .column('wait_until')
      .execute();
    const payments = () => db.schema.alterTable('payments');
    await payments().addColumn('session', 'text', withDefault('')).execute();
    await payments().addColumn('address', 'text', withDefault('')).execute();
  },
};
