import { type Money, money } from './money.ts';

/**
 * The nearest amount with this ending, in minor units of `unit` to one: 26.40 with the ending .99 is
 * 25.99, and 26.50 is 26.99. It is never below the ending itself, and what costs nothing stays free.
 */
export function roundEnding(amount: Money, ending: number, unit: number): Money {
  if (amount <= 0) return amount;
  const steps = Math.round((amount - ending) / unit);
  return money(Math.max(0, steps) * unit + ending);
}
