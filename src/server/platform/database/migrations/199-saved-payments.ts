import { flag, idColumn, ownedBy, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Payment methods that customers have saved with a provider, and who they are there. */
export const savedPayments: Migration = {
  name: '199-saved-payments',
  async up(db, engine) {
    await db.schema
      .createTable('payment_customers')
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('provider', 'text', required)
      .addColumn('idempotency_key', 'text', required)
      .addColumn('reference', 'text')
      .addPrimaryKeyConstraint('payment_customers_key', ['customer_id', 'provider'])
      .execute();
    await db.schema
      .createTable('saved_payment_methods')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('customer_id', 'integer', ownedBy('customers.id'))
      .addColumn('provider', 'text', required)
      .addColumn('reference', 'text', required)
      .addColumn('brand', 'text', required)
      .addColumn('last4', 'text', required)
      .addColumn('exp_month', 'integer', required)
      .addColumn('exp_year', 'integer', required)
      .addColumn('is_default', flag, required)
      .addColumn('created_at', time, required)
      .addUniqueConstraint('saved_payment_methods_once', ['provider', 'reference'])
      .execute();
    await db.schema
      .createIndex('saved_payment_methods_by_customer')
      .on('saved_payment_methods')
      .column('customer_id')
      .execute();
  },
};
