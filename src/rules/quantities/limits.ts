import { multiplyQuantity, timesToReach, timesWithin } from './quantity.ts';

// The allowed quantities.
// Example: min 2, max 20, step 2 allows 2, 4, … 20; with 7 left in stock it allows 2, 4, 6. Cloth by the half metre,
// step 0.5 and 1.7 left, can be bought as 0.5, 1 and 1.5.

export interface QuantityRule {
  soldIndividually: boolean;
  min: number;
  max: number | null;
  step: number;
}

export interface QuantityLimits {
  min: number;
  /** Null for no limit. */
  max: number | null;
  step: number;
}

/** `left` is the available stock: null where it is not managed or back-orders are allowed. */
export function quantityLimits(rule: QuantityRule, left: number | null): QuantityLimits {
  if (rule.soldIndividually) return { min: 1, max: 1, step: 1 };
  const step = rule.step > 0 ? rule.step : 1;
  const min = Math.max(step, multiplyQuantity(step, timesToReach(rule.min, step)));
  const bounds = [rule.max, left].filter((bound) => bound !== null);
  if (bounds.length === 0) return { min, max: null, step };
  // Never below the minimum: a form with crossed limits could not be filled in.
  const max = Math.max(min, multiplyQuantity(step, timesWithin(Math.min(...bounds), step)));
  return { min, max, step };
}

/** The quantity available in stock, or null for no limit. */
export function stockLimit(stock: { left: number | null; backorders: string }): number | null {
  return stock.backorders === 'no' ? stock.left : null;
}
