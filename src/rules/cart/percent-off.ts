import { subtractMoney, toPercent } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { CartTotals, Fee } from './cart-totals.ts';

// A discount in percent that a manager takes off a line or an order.
// Example: 10 % of 44.48 without tax are 4.45 less.

type Goods = Pick<CartTotals, 'items' | 'discount'>;

const DECIMALS = 2;

/** parsePercent("12.5 %") is 12.5; null where it is no number above 0 and up to 100, or too exact. */
export function parsePercent(text: string): number | null {
  const parts = /^(\d{1,3})(?:[.,](\d{1,10}))?\s*%?$/.exec(text.trim());
  if (!parts) return null;
  const [, integer = '', fraction = ''] = parts;
  if (/[1-9]/.test(fraction.slice(DECIMALS))) return null;
  const percent = Number(`${integer}.${fraction.slice(0, DECIMALS) || '0'}`);
  return percent > 0 && percent <= 100 ? percent : null;
}

/** Whether what is typed where an amount may stand is a percentage. */
export function isPercent(text: string): boolean {
  return text.trim().endsWith('%');
}

/** Discounts in percent as amounts: of the goods after coupons and what is taken off single lines. */
export function withPercents(fees: readonly Fee[], goods: () => Goods): Fee[] {
  if (fees.every(({ percent }) => percent === undefined)) return [...fees];
  const { items, discount } = goods();
  const left = subtractMoney(items, discount);
  return fees.map((fee) =>
    fee.percent === undefined ? fee : { ...fee, amount: percentOff(left, fee.percent) },
  );
}

/** What a percentage takes off an amount, as an amount below zero. */
export function percentOff(amount: Money, percent: number): Money {
  return money(0 - toPercent(money(Math.max(0, amount)), percent));
}
