import type { Money } from '../money/money.ts';
import type { PickupPlace } from '../pickup/pickup-place.ts';

// A package as its shipping is priced.

export interface PackageLine {
  quantity: number;
  /** After discounts, without tax. */
  cost: Money;
  /** After discounts, as displayed. */
  price: Money;
  /** Of all its pieces, in the shop's unit. */
  weight: number;
  shippingClass: string;
}

export interface PackageDetails {
  lines: readonly PackageLine[];
  /** The cart's total, after and before discounts, as displayed. */
  spent: Money;
  spentBeforeDiscounts: Money;
  /** A coupon gives free shipping. */
  freeShippingCoupon: boolean;
  /** Codes of the cart's coupons. */
  coupons: readonly string[];
  /** How much weight is charged as one: 1000 where products are weighed in grams. */
  chargedWeight: number;
  /** Decimals of the currency. */
  decimals: number;
  /** Those of the shop that methods may name. */
  places: readonly PickupPlace[];
}
