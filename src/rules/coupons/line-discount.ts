import type { CartLine } from '../cart/cart-line.ts';
import type { Discount } from '../cart/cart-totals.ts';
import { freePieces } from './buy-get.ts';
import { touchedLines } from './check-coupon.ts';
import type { Coupon } from './coupon.ts';
import { promotionEffect } from './promotions/promotion.ts';

/**
 * How a valid coupon lowers these lines. WELCOME10 is one discount of 1000 hundredths of a percent
 * on every line; FREESHIP lowers no line and gives an empty list.
 */
export function getDiscount(coupon: Coupon, lines: readonly CartLine[]): Discount[] {
  const touched = touchedLines(coupon, lines);
  const shared = { code: coupon.code, most: coupon.maximumDiscount };
  if (coupon.buyGet) {
    const free = freePieces(coupon.buyGet, touched);
    const keys = touched.map((line) => line.key).filter((key) => key in free);
    if (keys.length === 0) return [];
    return [
      {
        ...shared,
        kind: coupon.kind,
        // An amount applies to the pieces of these lines that are not free.
        amount: 0,
        lines: keys,
        itemLimit: null,
        freePieces: free,
      },
    ];
  }
  if (coupon.promotion) {
    const { lowers } = promotionEffect(coupon.promotion, touched);
    if (!lowers) return [];
    const { pieces } = lowers;
    const keys = touched.map((line) => line.key);
    return [
      {
        ...shared,
        ...lowers,
        lines: pieces ? keys.filter((key) => key in pieces) : keys,
        itemLimit: coupon.itemLimit,
        freePieces: {},
      },
    ];
  }
  if (coupon.amount === 0 || touched.length === 0) return [];
  return [
    {
      ...shared,
      kind: coupon.kind,
      amount: coupon.amount,
      lines: touched.map((line) => line.key),
      itemLimit: coupon.kind === 'fixed_cart' ? null : coupon.itemLimit,
      freePieces: {},
    },
  ];
}
