import type { QuantityLimits } from './limits.ts';

// Whether a quantity is allowed. The codes are keys of the messages table.
// Example: checkQuantity(5, { min: 2, max: 20, step: 2 }, null) has one problem, the step of 2.

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
  if (!Number.isSafeInteger(quantity)) return [{ code: 'product.problem.quantityNumber', field }];
  if (quantity < limits.min) {
    return [{ code: 'product.problem.quantityMin', field, min: limits.min }];
  }
  if (left !== null && quantity > left)
    return [{ code: 'product.problem.stock', field, count: left }];
  if (limits.max !== null && quantity > limits.max) {
    return [{ code: 'product.problem.quantityMax', field, max: limits.max }];
  }
  if (quantity % limits.step !== 0) {
    return [{ code: 'product.problem.quantityStep', field, step: limits.step }];
  }
  return [];
}

/** The nearest allowed quantity, the lower one when it lies between two. */
export function clampQuantity(quantity: number, limits: QuantityLimits): number {
  if (!Number.isFinite(quantity)) return limits.min;
  const stepped = Math.ceil(quantity / limits.step - 0.5) * limits.step;
  return Math.max(limits.min, Math.min(limits.max ?? Number.MAX_SAFE_INTEGER, stepped));
}

/** readQuantity(' 12 ') is 12; anything but a plain whole number is NaN and fails the check. */
export function readQuantity(text: string): number {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
}
