import type { OptionInput } from './option-input.ts';
import type { OptionsPlan } from './options-plan.ts';
import { formFormula } from './price-options.ts';

// A quantity computed by a field: rounded to a whole number and limited to the product's limits.
// Example: 64.6 guests for invitations sold from 10 to 300 are 65 invitations; 5 guests are 10.

export interface BoundLimits {
  min: number;
  /** Null: no limit. */
  max: number | null;
}

/** Null where the shopper chooses the quantity, or the formula failed. */
export function boundQuantity(
  plan: OptionsPlan,
  shown: ReadonlySet<string>,
  input: OptionInput,
  { min, max }: BoundLimits,
): number | null {
  const { quantity } = plan.form;
  if (!quantity) return null;
  const result = formFormula(quantity, plan, shown, { ...input, quantity: 1 });
  if (!result.ok) return null;
  const whole = Math.min(Math.round(result.value), Number.MAX_SAFE_INTEGER);
  return Math.max(min, max === null ? whole : Math.min(max, whole));
}
