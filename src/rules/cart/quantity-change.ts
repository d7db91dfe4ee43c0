import type { QuantityLimits } from '../quantities/limits.ts';
import { isMultipleOf } from '../quantities/quantity.ts';
import { getStep } from '../quantities/step.ts';

// The effect of a quantity typed into the side cart; messages are found where it is shown.
// Example: with { min: 2, max: 20, step: 2 }, "x", "-1" and "1" restore the old quantity, "0"
// removes the line, "22" is too many, "5" is no step and "6" is set.

export type QuantityChange =
  | { kind: 'restore' }
  | { kind: 'remove' }
  | { kind: 'too-many'; max: number }
  | { kind: 'not-a-step'; step: number }
  | { kind: 'set'; quantity: number };

export function quantityChange(typed: string | number, limits: QuantityLimits): QuantityChange {
  const quantity = numberTyped(typed);
  if (quantity === 0) return { kind: 'remove' };
  if (Number.isNaN(quantity) || quantity < 0 || quantity < limits.min) return { kind: 'restore' };
  if (limits.max !== null && quantity > limits.max) return { kind: 'too-many', max: limits.max };
  const step = getStep(limits.step);
  return isMultipleOf(quantity, step) ? { kind: 'set', quantity } : { kind: 'not-a-step', step };
}

/** A plain decimal; anything else, and numbers too large to count, are invalid. */
function numberTyped(typed: string | number): number {
  const text = String(typed).trim();
  const quantity = /^[+-]?(\d+\.?\d*|\.\d+)(e\+?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Math.abs(quantity) <= Number.MAX_SAFE_INTEGER ? quantity : Number.NaN;
}
