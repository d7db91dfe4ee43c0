import type { Money } from '../money/money.ts';
import type { BuyGet } from './buy-get.ts';
import type { CouponConditions } from './conditions/conditions.ts';

export const COUPON_KINDS = ['percent', 'fixed_cart', 'fixed_product'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Where a coupon is offered for a click; the side cart shows what the cart shows. */
export const COUPON_PLACES = ['cart', 'checkout', 'account'] as const;
export type CouponPlace = (typeof COUPON_PLACES)[number];

/**
 * A coupon as the shop's owner made it. WELCOME10, ten percent off once for each shopper:
 * { code: 'welcome10', shownCode: 'WELCOME10', kind: 'percent', amount: 1000,
 *   conditions: { customerLimit: { count: 1 } }, … }
 */
export interface Coupon {
  id: number;
  /** As it is compared, see normaliseCode. */
  code: string;
  /** As it is printed. */
  shownCode: string;
  /** The owner's words for it, plain text; may be empty. */
  description: string;
  kind: CouponKind;
  /** Hundredths of a percent for `percent`, else minor units: of the cart, or of each piece. */
  amount: number;
  freeShipping: boolean;
  /** Pieces that are free when others are bought; such a coupon lowers nothing else. */
  buyGet: BuyGet | null;
  /** At most this many pieces are lowered, the dearest first; null for all. */
  itemLimit: number | null;
  /** At most this much is taken off; null for no limit. */
  maximumDiscount: Money | null;
  /** Goes with no other coupon. */
  individualUse: boolean;
  /** Applied without being asked for, whenever its conditions are met. */
  automatic: boolean;
  /** Among automatic coupons the lower number comes first. */
  priority: number;
  places: readonly CouponPlace[];
  conditions: CouponConditions;
}

/** A coupon together with how often it was used in all and by this shopper. */
export interface CouponRecord {
  coupon: Coupon;
  usedTotal: number;
  usedByCustomer: number;
}
