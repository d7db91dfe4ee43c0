// The effect of the plus and minus buttons on a quantity. Values are the input's texts, any of
// which may be missing or invalid.
// Example: { min: 2, max: 20, step: 2 } makes 6 of "4" by plus, 20 of "20", 2 of "3" by minus, and
// 2 of "" by plus.

type Bound = string | number | null | undefined;

export interface SteppedField {
  value: string;
  min?: Bound;
  max?: Bound;
  step?: Bound;
}

/** Empty and non-numeric count as 0. */
function numberOf(text: Bound): number {
  const number = boundOf(text);
  return number === null ? 0 : number;
}

function boundOf(text: Bound): number | null {
  if (text === null || text === undefined || String(text).trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** stepOf('any') is 1, and so is a missing or non-positive step. */
export function stepOf(step: Bound): number {
  const number = boundOf(step);
  return number === null || number <= 0 ? 1 : number;
}

/** decimalsOf(0.25) is 2; decimalsOf(1e-7) is 7. */
function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.min(Math.max(written - Number(exponent), 0), 100);
}

/** As a quantity field shows it, with the decimals of its step: 1 by steps of 0.25 is "1.00". */
export function steppedText(quantity: number, step: Bound): string {
  return quantity.toFixed(decimalsOf(stepOf(step)));
}

/** At most the maximum; below the minimum, the minimum. */
export function plus(field: SteppedField): string {
  const max = boundOf(field.max) ?? Number.POSITIVE_INFINITY;
  const next = Math.max(numberOf(field.value) + stepOf(field.step), numberOf(field.min));
  return steppedText(Math.min(next, max), field.step);
}

/** At least the minimum; a value that is not above 0 stays as it is. */
export function minus(field: SteppedField): string {
  const value = numberOf(field.value);
  if (value <= 0) return field.value;
  return steppedText(Math.max(value - stepOf(field.step), numberOf(field.min)), field.step);
}

/** A typed quantity on blur: within both limits. */
export function settle(field: SteppedField): string {
  const value = numberOf(field.value);
  const min = boundOf(field.min);
  const max = boundOf(field.max);
  if (min !== null && value < min) return steppedText(min, field.step);
  return max !== null && value > max ? steppedText(max, field.step) : field.value;
}
