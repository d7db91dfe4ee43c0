import { toPercent } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { BundleDiscount, BundleTier } from './bundle.ts';

// The amount of a discount, and the applicable tier.
// Example: of the tiers 2 → 5 % and 4 → 15 %, three chosen items have the first.

export const DISCOUNT_TYPES = ['percent', 'fixed'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

const MAX_PERCENT = 10_000;
const FIGURE = /^\d{1,9}(?:\.(\d{1,4}))?$/;

/**
 * A discount as entered by a manager: '15' or '15%' by the bundle's type, '$5' always an amount.
 * Null where it is invalid.
 */
export function readDiscount(
  written: string,
  type: DiscountType | null,
  decimals: number,
): BundleDiscount | null {
  const fixed = written.includes('$') || (type === 'fixed' && !written.includes('%'));
  const figure = written.replace(fixed ? '$' : '%', '').trim();
  const found = FIGURE.exec(figure);
  if (!found) return null;
  const digits = found[1]?.length ?? 0;
  if (fixed) {
    if (digits > decimals) return null;
    return { kind: 'fixed', amount: money(Math.round(Number(figure) * 10 ** decimals)) };
  }
  const hundredths = Math.round(Number(figure) * 100);
  return digits > 2 || hundredths > MAX_PERCENT ? null : { kind: 'percent', hundredths };
}

/** Never more than the sum itself. */
export function amountOff(discount: BundleDiscount | null, sum: Money): Money {
  if (!discount || sum <= 0) return money(0);
  if (discount.kind === 'fixed') return money(Math.min(discount.amount, sum));
  return toPercent(sum, discount.hundredths / 100);
}

/** The one with the highest minimum not above the count; null where none is reached. */
export function getTier(tiers: readonly BundleTier[], count: number): BundleTier | null {
  return tiers.reduce<BundleTier | null>(
    (best, tier) => (tier.minimum <= count && tier.minimum > (best?.minimum ?? 0) ? tier : best),
    null,
  );
}

export function nextTier(tiers: readonly BundleTier[], count: number): BundleTier | null {
  return tiers.reduce<BundleTier | null>(
    (next, tier) =>
      tier.minimum > count && tier.minimum < (next?.minimum ?? Number.POSITIVE_INFINITY)
        ? tier
        : next,
    null,
  );
}
