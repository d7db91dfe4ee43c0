import type { QuantityLimits } from './limits.ts';
import { isMultipleOf, isQuantity } from './quantity.ts';

// Whether a quantity is allowed. The codes are keys of the messages table.
// Example: checkQuantity(5, { min: 2, max: 20, step: 2 }, null) has one problem, the step of 2. A
// fraction is possible only where the step is one: 1.5 with a step of 1 is no whole number.

export type QuantityProblem =
  | { code: 'product.problem.quantityNumber'; field: 'quantity' }
  | { code: 'product.problem.quantityMin'; field: 'quantity'; min: number }
  | { code: 'product.problem.quantityMax'; field: 'quantity'; max: number }
  | { code: 'product.problem.quantityStep'; field: 'quantity'; step: number }
  | { code: 'product.problem.stock'; field: 'quantity'; count: number };

/** `left` is the available stock, null for no limit. */
export function checkQuantity(
  quantity: number,
  limits: QuantityLimits,
  left: number | null,
): QuantityProblem[] {
  const field = 'quantity';
  if (!isCountable(quantity, limits.step)) return [notCountable(limits.step)];
  if (quantity < limits.min) {
    return [{ code: 'product.problem.quantityMin', field, min: limits.min }];
  }
  if (left !== null && quantity > left)
    return [{ code: 'product.problem.stock', field, count: left }];
  if (limits.max !== null && quantity > limits.max) {
    return [{ code: 'product.problem.quantityMax', field, max: limits.max }];
  }
  if (!isMultipleOf(quantity, limits.step)) {
    return [{ code: 'product.problem.quantityStep', field, step: limits.step }];
  }
  return [];
}

/** A number of the kind that the step has: whole, or with decimals. */
export function isCountable(quantity: number, step: number): boolean {
  return isQuantity(quantity) && (Number.isInteger(quantity) || !Number.isInteger(step));
}

export function notCountable(step: number): QuantityProblem {
  const field = 'quantity';
  return Number.isInteger(step)
    ? { code: 'product.problem.quantityNumber', field }
    : { code: 'product.problem.quantityStep', field, step };
}

/** readQuantity(' 1.5 ') is 1.5; anything but a plain number of three decimals at most is NaN. */
export function readQuantity(text: string): number {
  return /^\s*\d{1,9}(\.\d{1,3})?\s*$/.test(text) ? Number(text) : Number.NaN;
}
