import { type Money, money } from '../money/money.ts';

export interface Margin {
  /** What is left of the price. */
  profit: Money;
  /** Of the price, in percent with one decimal; below zero where it is sold at a loss. */
  percent: number;
}

/** Example: a price of 20.00 with a cost of 12.50 leaves 7.50, which is 37.5 %. */
export function margin(price: Money, cost: Money): Margin | null {
  if (price <= 0) return null;
  const profit = price - cost;
  return { profit: money(profit), percent: Math.round((profit * 1000) / price) / 10 };
}
