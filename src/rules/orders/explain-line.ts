import type { PriceStep } from '../cart/cart-line.ts';
import { type Money, money } from '../money/money.ts';
import { FLOOR_ONCE } from '../options/price-options.ts';

// Why a line of an order costs what it costs, as it was recorded with the order. The amounts of all steps
// add up to what the line costs with its tax.
// Example: two mugs at 14.00 with a gift box at 2.00 and 10 % off, 8 % tax: product 28.00, option 4.00,
// coupon -3.20, tax 2.30, together 31.10.

/** A line before what was taken off it. */
export interface OrderedPrice {
  quantity: number;
  steps: readonly PriceStep[];
  subtotal: Money;
  subtotalTax: Money;
}

export interface ExplainedLine extends OrderedPrice {
  total: Money;
  totalTax: Money;
  /** The tax of each rate, by the rate's id. */
  taxes: Readonly<Record<string, number>>;
}

/** A percentage that was agreed off what is charged once. */
export const AGREED_ONCE = 'by-hand-once';

/** Steps of the whole line; these are charged once and not for each piece. */
const ONCE: readonly string[] = ['option-once', FLOOR_ONCE, AGREED_ONCE];

export function isChargedOnce(code: string): boolean {
  return ONCE.includes(code);
}

export function explainLine(
  line: ExplainedLine,
  { coupons, rates }: { coupons: readonly string[]; rates: ReadonlyMap<string, string> },
): PriceStep[] {
  const entered = line.steps.map((step) => ({
    ...step,
    amount: money(Math.round(isChargedOnce(step.code) ? step.amount : step.amount * line.quantity)),
  }));
  const sum = entered.reduce((all, { amount }) => all + amount, 0);
  const hadTax = sum !== line.subtotal && sum === line.subtotal + line.subtotalTax;
  const discount = line.subtotal - line.total;
  return [
    ...entered,
    ...step('tax-included', '', hadTax ? -line.subtotalTax : 0),
    // A price entered by hand, or a part of a bundle whose price is another line's.
    ...step('other', '', hadTax ? 0 : line.subtotal - sum),
    ...step('coupon', coupons.join(', '), -discount),
    ...taxSteps(line, rates),
  ];
}

function taxSteps({ taxes, totalTax }: ExplainedLine, rates: ReadonlyMap<string, string>) {
  const known = Object.entries(taxes).flatMap(([id, amount]) =>
    step('tax', rates.get(id) ?? id, Math.round(amount)),
  );
  const sum = known.reduce((all, { amount }) => all + amount, 0);
  return [...known, ...step('tax', '', totalTax - sum)];
}

function step(code: string, subject: string, amount: number): PriceStep[] {
  return amount === 0 ? [] : [{ code, subject, amount: money(amount) }];
}
