import type { Money } from '../money/money.ts';
import type { BuyGet } from './buy-get.ts';
import type { CouponConditions } from './conditions/conditions.ts';
import type { Promotion } from './promotions/promotion.ts';

export const COUPON_KINDS = ['percent', 'fixed_cart', 'fixed_product'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Where a coupon is offered for a click; the side cart shows the same as the cart. */
export const COUPON_PLACES = ['cart', 'checkout', 'account'] as const;
export type CouponPlace = (typeof COUPON_PLACES)[number];

/**
 * A coupon as stored. WELCOME10, ten percent off once per shopper: { code: 'welcome10', shownCode:
 * 'WELCOME10', kind: 'percent', amount: 1000, conditions: { customerLimit: { count: 1 } }, … }
 */
export interface Coupon {
  id: number;
  /** Normalised for comparison, see normaliseCode. */
  code: string;
  /** The code as shoppers see it. */
  shownCode: string;
  /** The manager's description, plain text; may be empty. */
  description: string;
  kind: CouponKind;
  /**
   * Hundredths of a percent for `percent`, otherwise minor units: of the cart, or of each piece.
   */
  amount: number;
  freeShipping: boolean;
  /** Free pieces when others are bought; such a coupon lowers nothing else. */
  buyGet: BuyGet | null;
  /** What several things bought together bring; such a coupon has no amount. */
  promotion: Promotion | null;
  /** Maximum number of discounted pieces, the most expensive first; null for all. */
  itemLimit: number | null;
  /** Maximum discount; null for no limit. */
  maximumDiscount: Money | null;
  /** Exclusive: not combined with other coupons. */
  individualUse: boolean;
  /** Applied automatically whenever its conditions are met. */
  automatic: boolean;
  /** Among automatic coupons the lower number comes first. */
  priority: number;
  places: readonly CouponPlace[];
  conditions: CouponConditions;
}

/** A coupon with its number of uses in total and by this shopper. */
export interface CouponRecord {
  coupon: Coupon;
  usedTotal: number;
  usedByCustomer: number;
}
