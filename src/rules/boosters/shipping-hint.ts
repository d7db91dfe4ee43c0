import type { Money } from '../money/money.ts';

// The free-delivery hint beside a product, as far as the page knows the cart.
// Example: free from 75.00, a tray of 48.00. Empty cart: "free from 75.00". 30.00 in it: with the
// tray it is 78.00, so "add this and delivery is free". 80.00 in it: it is free already.

export type ShippingHint =
  | { kind: 'from' }
  | { kind: 'more'; left: Money }
  | { kind: 'withThis' }
  | { kind: 'reached' };

/** `left` is the missing amount; null for an empty cart. */
export function shippingHint(
  threshold: Money,
  price: Money | null,
  left: Money | null,
): ShippingHint {
  if (left !== null && left <= 0) return { kind: 'reached' };
  const short = left ?? threshold;
  if (price !== null && price >= short) return { kind: 'withThis' };
  return left === null || left >= threshold ? { kind: 'from' } : { kind: 'more', left };
}
