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
function toNumber(text: Bound): number {
  const number = getBound(text);
  return number === null ? 0 : number;
}

function getBound(text: Bound): number | null {
  if (text === null || text === undefined || String(text).trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** getStep('any') is 1, and so is a missing or non-positive step. */
export function getStep(step: Bound): number {
  const number = getBound(step);
  return number === null || number <= 0 ? 1 : number;
}

/** getDecimals(0.25) is 2; getDecimals(1e-7) is 7. */
function getDecimals(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.min(Math.max(written - Number(exponent), 0), 100);
}

/** As a quantity field shows it, with the decimals of its step: 1 by steps of 0.25 is "1.00". */
export function steppedText(quantity: number, step: Bound): string {
  return quantity.toFixed(getDecimals(getStep(step)));
}

/** At most the maximum; below the minimum, the minimum. */
export function plus(field: SteppedField): string {
  const max = getBound(field.max) ?? Number.POSITIVE_INFINITY;
  const next = Math.max(toNumber(field.value) + getStep(field.step), toNumber(field.min));
  return steppedText(Math.min(next, max), field.step);
}

/** At least the minimum; a value that is not above 0 stays as it is. */
export function minus(field: SteppedField): string {
  const value = toNumber(field.value);
  if (value <= 0) return field.value;
  return steppedText(Math.max(value - getStep(field.step), toNumber(field.min)), field.step);
}

/** A typed quantity on blur: within both limits. */
export function settle(field: SteppedField): string {
  const value = toNumber(field.value);
  const min = getBound(field.min);
  const max = getBound(field.max);
  if (min !== null && value < min) return steppedText(min, field.step);
  return max !== null && value > max ? steppedText(max, field.step) : field.value;
}
