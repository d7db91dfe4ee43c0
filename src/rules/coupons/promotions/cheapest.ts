import type { CartLine } from '../../cart/cart-line.ts';
import {
  addQuantities,
  multiplyQuantity,
  subtractQuantity,
  timesWithin,
} from '../../quantities/quantity.ts';
import { problem } from '../conditions/problem.ts';
import type { PromotionEffect } from './effect.ts';
import { FULL_RATE } from './full-rate.ts';
import { pickPieces } from './pick-pieces.ts';

/**
 * Of so many bought pieces the cheapest cost less, or nothing. With { quantity: 3, discounted: 1 } a
 * cart of six has two free pieces: the two cheapest of all six.
 */
export interface CheapestPromotion {
  kind: 'cheapest';
  /** Pieces that are bought together. */
  quantity: number;
  /** How many of them are lowered; fewer than `quantity`. */
  discounted: number;
  /** Hundredths of a percent; 10,000 for free. */
  percent: number;
  /** How often in one order; null for as often as the cart allows. */
  times: number | null;
}

export function cheapestEffect(
  { quantity, discounted, percent, times }: CheapestPromotion,
  lines: readonly CartLine[],
): PromotionEffect {
  const bought = addQuantities(...lines.map((line) => line.quantity));
  const rounds = Math.min(timesWithin(bought, quantity), times ?? Number.MAX_SAFE_INTEGER);
  if (rounds === 0) {
    const count = subtractQuantity(quantity, bought);
    const isFree = percent === FULL_RATE;
    return {
      lowers: null,
      problem: problem(isFree ? 'coupons.problem.cheapestFree' : 'coupons.problem.cheapestLess', {
        count,
      }),
    };
  }
  const pieces = pickPieces(lines, multiplyQuantity(discounted, rounds), 'cheapest');
  return { lowers: { kind: 'percent', amount: percent, pieces } };
}
