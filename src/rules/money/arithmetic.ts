import { type Money, money } from './money.ts';

// Sums and shares of money. Half a minor unit is rounded away from zero, that of a discount
// and of a tax that a price includes towards it:
// multiplyMoney(money(1999), 0.5) is 1000, and multiplyMoney(money(-1999), 0.5) is -1000.

export function addMoney(...amounts: readonly Money[]): Money {
  return money(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function subtractMoney(from: Money, amount: Money): Money {
  return money(from - amount);
}

/**
 * A product of binary fractions can be slightly below a half (1.005 * 100 is 100.49999999999999),
 * so a value that close to a half counts as one.
 */
export function roundMoney(value: number): Money {
  const size = Math.abs(value);
  const rounded = Math.floor(size + 0.5 + size * Number.EPSILON * 4);
  return money(value < 0 && rounded !== 0 ? -rounded : rounded);
}

/** Of an amount that is not negative: roundHalfDown(184.5) is 184. */
export function roundHalfDown(value: number): Money {
  return money(Math.max(0, Math.ceil(value - 0.5 - value * Number.EPSILON * 4)));
}

export function multiplyMoney(amount: Money, factor: number): Money {
  if (!Number.isFinite(factor)) throw new RangeError(`Not a factor: ${factor}`);
  return roundMoney(amount * factor);
}

/** toPercent(money(4800), 12.5) is 600. */
export function toPercent(amount: Money, percent: number): Money {
  return roundMoney((amount * percent) / 100);
}
