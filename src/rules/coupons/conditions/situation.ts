import type { CartLine } from '../../cart/cart-line.ts';
import type { Money } from '../../money/money.ts';

/** The customer, as far as the shop knows. */
export interface CouponCustomer {
  /** Null for a guest. */
  id: number | null;
  /** Empty while unknown. */
  email: string;
  roles: readonly string[];
}

/** The facts a coupon is checked against: one cart, one shopper, one moment. */
export interface CartSituation {
  now: number;
  /**
   * While browsing, unknown facts (an address, a payment method) pass for a coupon the shopper
   * typed; when the order is placed everything must be known and valid.
   */
  moment: 'browsing' | 'placing';
  lines: readonly CartLine[];
  /** All lines before discounts, as prices are shown in the cart. */
  subtotal: Money;
  customer: CouponCustomer;
  /** The destination: a country code, empty while unknown. */
  country: string;
  /** The rate chosen for each package, such as `flat_rate:1`; empty while none is. */
  shippingRates: readonly string[];
  /** Empty while none is chosen. */
  paymentMethod: string;
}

/** The same, with the number of uses of this coupon: reservations of other orders count as uses. */
export interface CouponSituation extends CartSituation {
  usedTotal: number;
  usedByCustomer: number;
}
