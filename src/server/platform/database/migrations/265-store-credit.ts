import { money, pointsAt, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Gift cards that an account owns, and what a refund put onto one. */
export const storeCredit: Migration = {
  name: '265-store-credit',
  async up(db) {
    await db.schema
      .alterTable('gift_cards')
      .addColumn('customer_id', 'integer', pointsAt('customers.id'))
      .execute();
    await db.schema
      .createIndex('gift_cards_by_customer_id')
      .on('gift_cards')
      .column('customer_id')
      .execute();
    await db.schema
      .alterTable('order_refunds')
      .addColumn('credit_amount', money, withDefault(0))
      .execute();
  },
};
