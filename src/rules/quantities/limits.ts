// How many a shopper may take at once.
// Example: min 2, max 20, step 2 allows 2, 4, … 20; with 7 left in stock it allows 2, 4, 6.

export interface QuantityRule {
  soldIndividually: boolean;
  min: number;
  max: number | null;
  step: number;
}

export interface QuantityLimits {
  min: number;
  /** Null where nothing limits it. */
  max: number | null;
  step: number;
}

/** `left` is what stock allows: null where it is not counted or more may be ordered than there is. */
export function quantityLimits(rule: QuantityRule, left: number | null): QuantityLimits {
  if (rule.soldIndividually) return { min: 1, max: 1, step: 1 };
  const step = Math.max(1, rule.step);
  const min = Math.max(step, Math.ceil(rule.min / step) * step);
  const bounds = [rule.max, left].filter((bound) => bound !== null);
  if (bounds.length === 0) return { min, max: null, step };
  // Never below the smallest quantity: a form whose limits cross cannot be filled in at all.
  const max = Math.max(min, Math.floor(Math.min(...bounds) / step) * step);
  return { min, max, step };
}

/** What stock allows to be taken, or null where it sets no limit. */
export function stockLimit(stock: { left: number | null; backorders: string }): number | null {
  return stock.backorders === 'no' ? stock.left : null;
}
