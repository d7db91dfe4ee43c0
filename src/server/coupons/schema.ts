import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  money,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { CouponTables } from './tables.ts';

/** As 1.0.0 created them: promotions came later. */
interface FirstTables extends Omit<CouponTables, 'coupons'> {
  coupons: Omit<CouponTables['coupons'], 'promotion'>;
}

export const couponSchema: DomainSchema<FirstTables> = {
  tables: {
    coupons: {
      columns: {
        id,
        code: text.unique(),
        shown_code: text,
        description: text.default(''),
        enabled: flag.default(1),
        kind: text,
        amount: money,
        free_shipping: flag.default(0),
        buy_get: json.nullable(),
        item_limit: integer.nullable(),
        maximum_discount: money.nullable(),
        individual_use: flag.default(0),
        automatic: flag.default(0),
        priority: integer.default(10),
        in_cart: flag.default(0),
        in_checkout: flag.default(0),
        in_account: flag.default(0),
        starts_at: time.nullable(),
        expires_at: time.nullable(),
        usage_limit: integer.nullable(),
        customer_limit: integer.nullable(),
        conditions: json.default('{}'),
        used_count: integer.default(0),
        created_at: time,
        updated_at: time,
        meta: json.default('[]'),
        trashed: flag.default(0),
      },
      indexes: {
        coupons_automatic: ['automatic', 'expires_at'],
        coupons_in_cart: ['in_cart', 'expires_at'],
        coupons_in_checkout: ['in_checkout', 'expires_at'],
        coupons_in_account: ['in_account', 'expires_at'],
      },
    },
    coupon_redemptions: {
      columns: {
        id,
        coupon_id: integer.ownedBy('coupons.id'),
        order_id: integer,
        customer_id: integer.nullable(),
        email: text.default(''),
        state: text,
        held_until: time.nullable(),
        created_at: time,
      },
      unique: { coupon_redemptions_once: ['coupon_id', 'order_id'] },
      indexes: {
        coupon_redemptions_order: ['order_id'],
        coupon_redemptions_held: ['state', 'held_until'],
      },
    },
    coupon_holders: {
      columns: {
        coupon_id: integer.ownedBy('coupons.id'),
        holder: text,
        used_count: integer,
      },
      key: ['coupon_holders_key', ['coupon_id', 'holder']],
    },
  },
};
