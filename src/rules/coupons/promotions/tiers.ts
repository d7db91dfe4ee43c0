import type { CartLine } from '../../cart/cart-line.ts';
import { lineAmounts } from '../../cart/line-amounts.ts';
import { addMoney, subtractMoney } from '../../money/arithmetic.ts';
import { money } from '../../money/money.ts';
import { addQuantities, subtractQuantity } from '../../quantities/quantity.ts';
import { problem } from '../conditions/problem.ts';
import type { PromotionEffect } from './effect.ts';

/** Of how many pieces, or of how much before discounts, one percentage is taken off. */
export interface PromotionTier {
  /** Pieces, or minor units as prices are entered. */
  least: number;
  /** Hundredths of a percent. */
  percent: number;
}

/**
 * The more is bought, the more is taken off all of it. From 3 pieces 10 % and from 6 pieces 20 %: five
 * candles are 10 % less, six of them 20 %.
 */
export interface TierPromotion {
  kind: 'tiers';
  measure: 'quantity' | 'subtotal';
  /** Rising, in both. */
  tiers: readonly PromotionTier[];
}

export function tierEffect(
  { measure, tiers }: TierPromotion,
  lines: readonly CartLine[],
): PromotionEffect {
  const measured = measureLines(measure, lines);
  const reached = tiers.findLast(({ least }) => measured >= least);
  if (reached) return { lowers: { kind: 'percent', amount: reached.percent } };
  const least = tiers[0]?.least ?? 0;
  return {
    lowers: null,
    problem:
      measure === 'quantity'
        ? problem('coupons.problem.buyMore', { count: subtractQuantity(least, measured) })
        : problem('coupons.problem.spendMore', {
            amount: subtractMoney(money(least), money(measured)),
          }),
  };
}

/** What is missing to the next step. With 10 % from 3 pieces, two candles are { more: 1, percent: 1000 }. */
export interface NextTier {
  measure: TierPromotion['measure'];
  more: number;
  percent: number;
}

/** Null at the highest step. */
export function nextTier(
  { measure, tiers }: TierPromotion,
  lines: readonly CartLine[],
): NextTier | null {
  const measured = measureLines(
    measure,
    lines.filter((line) => line.unitPrice > 0),
  );
  const next = tiers.find(({ least }) => least > measured);
  if (!next) return null;
  return { measure, more: subtractQuantity(next.least, measured), percent: next.percent };
}

function measureLines(measure: TierPromotion['measure'], lines: readonly CartLine[]): number {
  return measure === 'quantity'
    ? addQuantities(...lines.map(({ quantity }) => quantity))
    : addMoney(...lines.map((line) => lineAmounts(line).subtotal));
}
