import { flag, idColumn, json, money, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

// A shop may give thousands of people a coupon of their own, but offers few to all: each list finds
// its few by the flag that is hardly ever set.
const LISTS = {
  coupons_automatic: 'automatic',
  coupons_in_cart: 'in_cart',
  coupons_in_checkout: 'in_checkout',
  coupons_in_account: 'in_account',
};

export const coupons: Migration = {
  name: '030-coupons',
  async up(db, engine) {
    await db.schema
      .createTable('coupons')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('shown_code', 'text', required)
      .addColumn('description', 'text', withDefault(''))
      .addColumn('enabled', flag, withDefault(1))
      .addColumn('kind', 'text', required)
      .addColumn('amount', money, required)
      .addColumn('free_shipping', flag, withDefault(0))
      .addColumn('buy_get', json)
      .addColumn('item_limit', 'integer')
      .addColumn('maximum_discount', money)
      .addColumn('individual_use', flag, withDefault(0))
      .addColumn('automatic', flag, withDefault(0))
      .addColumn('priority', 'integer', withDefault(10))
      .addColumn('in_cart', flag, withDefault(0))
      .addColumn('in_checkout', flag, withDefault(0))
      .addColumn('in_account', flag, withDefault(0))
      .addColumn('starts_at', time)
      .addColumn('expires_at', time)
      .addColumn('usage_limit', 'integer')
      .addColumn('customer_limit', 'integer')
      .addColumn('conditions', json, withDefault('{}'))
      .addColumn('used_count', 'integer', withDefault(0))
      .addColumn('created_at', time, required)
      .addColumn('updated_at', time, required)
      .execute();
    for (const [name, column] of Object.entries(LISTS)) {
      await db.schema.createIndex(name).on('coupons').columns([column, 'expires_at']).execute();
    }
    await db.schema
      .createTable('coupon_redemptions')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('coupon_id', 'integer', ownedBy('coupons.id'))
      .addColumn('order_id', 'integer', required)
      .addColumn('customer_id', 'integer')
      .addColumn('email', 'text', withDefault(''))
      .addColumn('state', 'text', required)
      .addColumn('held_until', time)
      .addColumn('created_at', time, required)
      .addUniqueConstraint('coupon_redemptions_once', ['coupon_id', 'order_id'])
      .execute();
    await db.schema
      .createIndex('coupon_redemptions_order')
      .on('coupon_redemptions')
      .column('order_id')
      .execute();
    await db.schema
      .createIndex('coupon_redemptions_held')
      .on('coupon_redemptions')
      .columns(['state', 'held_until'])
      .execute();
    await db.schema
      .createTable('coupon_holders')
      .addColumn('coupon_id', 'integer', ownedBy('coupons.id'))
      .addColumn('holder', 'text', required)
      .addColumn('used_count', 'integer', required)
      .addPrimaryKeyConstraint('coupon_holders_key', ['coupon_id', 'holder'])
      .execute();
  },
};
