import type { Generated } from 'kysely';
import type { CouponKind } from '#rules/coupons/coupon.ts';

/** Coupons, the orders that used or hold them, and how often each person did. */
export interface CouponTables {
  coupons: {
    id: Generated<number>;
    /** As it is compared: lower case. */
    code: string;
    shown_code: string;
    description: string;
    enabled: number;
    kind: CouponKind;
    amount: number;
    free_shipping: number;
    /** JSON, null for most. */
    buy_get: string | null;
    /** JSON, null for most; since 1.2. */
    promotion: string | null;
    item_limit: number | null;
    maximum_discount: number | null;
    individual_use: number;
    automatic: number;
    priority: number;
    in_cart: number;
    in_checkout: number;
    in_account: number;
    starts_at: number | null;
    expires_at: number | null;
    usage_limit: number | null;
    customer_limit: number | null;
    /** JSON: the conditions that have no column. */
    conditions: string;
    /** Moved only together with a row of coupon_redemptions. */
    used_count: Generated<number>;
    created_at: number;
    updated_at: number;
    /** JSON list of { id, key, value }: what other programs store with it. */
    meta: Generated<string>;
    /** 1 in the trash; such a coupon is not enabled. */
    trashed: Generated<number>;
  };
  coupon_redemptions: {
    id: Generated<number>;
    coupon_id: number;
    order_id: number;
    customer_id: number | null;
    /** Normalised; empty when none was given. */
    email: string;
    state: 'held' | 'redeemed';
    /** When a hold ends of itself; null once redeemed. */
    held_until: number | null;
    created_at: number;
  };
  /** One row for each name a person is known by: `user:12`, `mail:ann@example.com`. */
  coupon_holders: {
    coupon_id: number;
    holder: string;
    used_count: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CouponTables {}
}
