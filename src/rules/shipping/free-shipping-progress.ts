import { subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { PackageDetails } from './package-details.ts';
import type { ShippingMethod } from './shipping.ts';

// How far a cart is from free shipping, for the bar in the side cart.
// Example: free from 75.00 and 48.00 in the cart: 27.00 left, the bar at 64 %.

export interface FreeShippingProgress {
  threshold: Money;
  left: Money;
  /** Whole percent for the bar; 100 only once nothing is missing. */
  percent: number;
  reached: boolean;
}

/** A threshold of 0 or none has no bar. */
export function progressTo(threshold: Money | null, spent: Money): FreeShippingProgress | null {
  if (threshold === null || threshold <= 0) return null;
  if (spent >= threshold) return { threshold, left: money(0), percent: 100, reached: true };
  const inCart = spent > 0 ? spent : money(0);
  const percent = Math.floor((inCart * 100) / threshold);
  return { threshold, left: subtractMoney(threshold, inCart), percent, reached: false };
}

/** Among the methods of the shopper's zone that an amount alone can reach, the nearest one. */
export function freeShippingProgress(
  methods: readonly ShippingMethod[],
  details: Pick<PackageDetails, 'spent' | 'spentBeforeDiscounts' | 'freeShippingCoupon'>,
): FreeShippingProgress | null {
  let nearest: FreeShippingProgress | null = null;
  for (const method of methods) {
    const progress = method.enabled ? methodProgress(method, details) : null;
    if (progress && (nearest === null || progress.left < nearest.left)) nearest = progress;
  }
  return nearest;
}

function methodProgress(
  method: ShippingMethod,
  details: Pick<PackageDetails, 'spent' | 'spentBeforeDiscounts' | 'freeShippingCoupon'>,
): FreeShippingProgress | null {
  if (method.kind === 'table_rate') return progressTo(method.freeFrom, details.spent);
  if (method.kind !== 'free_shipping') return null;
  const { requires, minAmount, ignoreDiscounts } = method;
  const byMoney = requires === 'min_amount' || requires === 'either';
  if (!byMoney && !(requires === 'both' && details.freeShippingCoupon)) return null;
  const spent = ignoreDiscounts ? details.spentBeforeDiscounts : details.spent;
  const byCoupon = requires === 'either' && details.freeShippingCoupon;
  return progressTo(minAmount, byCoupon ? minAmount : spent);
}
