import type { CartLine } from '../../cart/cart-line.ts';
import { money } from '../../money/money.ts';
import { lineSubtotal } from '../conditions/cart-range.ts';
import type { CouponSituation } from '../conditions/situation.ts';
import type { Coupon, CouponRecord } from '../coupon.ts';
import { normaliseCode } from '../normalise-code.ts';

/** Coupons, lines and carts for tests, with minimal defaults. */
export const NOON = Date.UTC(2026, 5, 15, 12);

let lastId = 0;

export function testCoupon(displayedCode: string, changes: Partial<Coupon> = {}): Coupon {
  lastId += 1;
  return {
    id: lastId,
    code: normaliseCode(displayedCode),
    shownCode: displayedCode,
    description: '',
    kind: 'percent',
    amount: 1000,
    freeShipping: false,
    buyGet: null,
    promotion: null,
    itemLimit: null,
    maximumDiscount: null,
    individualUse: false,
    automatic: false,
    priority: 10,
    places: [],
    conditions: {},
    ...changes,
  };
}

export function unused(coupon: Coupon): CouponRecord {
  return { coupon, usedTotal: 0, usedByCustomer: 0 };
}

export function testLine(key: string, changes: Partial<CartLine> = {}): CartLine {
  return {
    key,
    productId: 1,
    variationId: null,
    quantity: 1,
    unitPrice: money(1000),
    regularUnitPrice: money(1000),
    once: money(0),
    undiscounted: money(0),
    steps: [],
    onSale: false,
    taxable: true,
    taxClass: '',
    categoryIds: [],
    needsShipping: true,
    weight: 0,
    shippingClass: '',
    ...changes,
  };
}

export function toCart(
  lines: readonly CartLine[],
  changes: Partial<CouponSituation> = {},
): CouponSituation {
  return {
    now: NOON,
    moment: 'browsing',
    lines,
    subtotal: money(lines.reduce((sum, line) => sum + lineSubtotal(line), 0)),
    customer: { id: null, email: '', roles: [] },
    country: '',
    shippingRates: [],
    paymentMethod: '',
    usedTotal: 0,
    usedByCustomer: 0,
    ...changes,
  };
}
