import type { CartLine } from '../cart/cart-line.ts';
import type { Money } from '../money/money.ts';

/** Who the coupon is for, as far as the shop knows. */
export interface CouponCustomer {
  /** Null for a guest. */
  id: number | null;
  /** Empty while unknown. */
  email: string;
  roles: readonly string[];
}

/** What coupons are asked about: one cart, one shopper, one moment. */
export interface CartSituation {
  now: number;
  /**
   * While browsing, what is not known yet (an address, a way to pay) speaks for a coupon the shopper
   * typed; when the order is placed everything must be known and right.
   */
  moment: 'browsing' | 'placing';
  lines: readonly CartLine[];
  /** All lines before discounts, as prices are shown in the cart. */
  subtotal: Money;
  customer: CouponCustomer;
  /** Where it is delivered to: a country code, empty while unknown. */
  country: string;
  /** The rate chosen for each package, such as `flat_rate:1`; empty while none is. */
  shippingRates: readonly string[];
  /** Empty while none is chosen. */
  paymentMethod: string;
}

/** The same, with how often this coupon was used: other orders' holds count as uses. */
export interface CouponSituation extends CartSituation {
  usedTotal: number;
  usedByCustomer: number;
}
