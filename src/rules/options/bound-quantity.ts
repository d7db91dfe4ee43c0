import { exactQuantity } from '../quantities/quantity.ts';
import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { formFormula } from './price-options.ts';

// A quantity computed by a field: rounded to a whole number, or to the step of a product that is sold
// by fractions, and limited to the product's limits.
// Example: 64.6 guests for invitations sold from 10 to 300 are 65 invitations; 5 guests are 10. A
// window of 1.37 m takes 1.5 m of cloth sold by steps of 0.5.

export interface BoundLimits {
  min: number;
  /** Null: no limit. */
  max: number | null;
  /** 1 where none is given. */
  step?: number;
}

/** More than this cannot be counted exactly; no product is sold so often. */
const MAX_COUNT = 1e12;

/** Null where the shopper chooses the quantity, or the formula failed. */
export function boundQuantity(
  plan: OptionsPlan,
  visible: ReadonlySet<string>,
  input: OptionInput,
  { min, max, step = 1 }: BoundLimits,
): number | null {
  const { quantity } = plan.form;
  if (!quantity) return null;
  const result = formFormula(quantity, plan, visible, { ...input, quantity: 1 });
  if (!result.ok) return null;
  const unit = Number.isInteger(step) ? 1 : step;
  const rounded = exactQuantity(Math.round(result.value / unit) * unit);
  return Math.max(min, Math.min(rounded, max ?? MAX_COUNT));
}
