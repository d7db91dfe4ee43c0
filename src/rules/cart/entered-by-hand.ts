import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { AGREED_ONCE, isChargedOnce } from '../orders/explain-line.ts';
import { rateShares, taxOn } from '../tax/tax-amounts.ts';
import type { CartLine, PriceStep } from './cart-line.ts';
import type { Discount, TaxChoices } from './cart-totals.ts';
import { percentOff } from './percent-off.ts';

// A manager may name the amount of a line or a fee, without tax. It becomes an amount as prices are
// entered in this shop, so that the totals are worked out as for any other.
// Example: 3 pieces for 10.00 in all are 3 at 3.34, less 0.02; where entered prices include 20 %
// tax they are 12.00 in all.

/** Of a whole line, without tax. */
export interface LineAmounts {
  subtotal: Money;
  /** After what the manager takes off; the same as the subtotal for most lines. */
  total: Money;
}

/** Of one piece, as prices are entered in this shop; the reason is stored with the price. */
export interface PiecePrice {
  piece: Money;
  reason: string;
}

/** As it was ordered: what the pieces cost, and what is charged once. */
export interface StepPrice {
  steps: readonly PriceStep[];
}

/** A percentage off the shop's price, or off what was ordered; the reason is stored with the price. */
export interface PercentPrice {
  percent: number;
  reason: string;
}

/** The percentage, and the price it is taken off; null for the shop's. */
export interface LoweredPrice extends PercentPrice {
  from: LineAmounts | StepPrice | null;
}

export type HandPrice = LineAmounts | LoweredPrice | PiecePrice | StepPrice;

/** The code of the price step that an agreed price is. */
export const AGREED_PRICE = 'by-hand';

interface Taxed {
  taxable: boolean;
  taxClass: string;
}

/** With the tax of the shop's own location where entered amounts include it. */
export function enteredAmount(net: Money, { taxable, taxClass }: Taxed, tax: TaxChoices): Money {
  if (!tax.enabled || !tax.pricesIncludeTax || !taxable) return net;
  return addMoney(net, ...taxOn(net, rateShares(tax.baseRates(taxClass))));
}

export function lineByHand(line: CartLine, price: HandPrice, tax: TaxChoices): CartLine {
  if ('percent' in price) return lowered(line, price, tax);
  if ('piece' in price) {
    const { piece, reason } = price;
    return withPrice(line, piece, [{ code: AGREED_PRICE, subject: reason, amount: piece }]);
  }
  if ('steps' in price) {
    const { steps } = price;
    const sum = (isOnce: boolean) =>
      addMoney(
        ...steps.flatMap((step) => (isChargedOnce(step.code) === isOnce ? step.amount : [])),
      );
    return { ...withPrice(line, sum(false), steps), once: sum(true) };
  }
  const entered = enteredAmount(price.subtotal, line, tax);
  // Rounded up, because a coupon lowers what is taken off a line, and not what is charged once.
  const unitPrice = money(Math.ceil(entered / line.quantity));
  const off = subtractMoney(multiplyMoney(unitPrice, line.quantity), entered);
  return {
    ...withPrice(line, unitPrice, [{ code: 'product', subject: '', amount: unitPrice }]),
    off,
  };
}

function lowered(line: CartLine, price: LoweredPrice, tax: TaxChoices): CartLine {
  const { percent, reason } = price;
  const before = beforeLowering(line, price, tax);
  const subject = `${reason} (−${percent} %)`;
  const piece = percentOff(before.unitPrice, percent);
  const once = percentOff(before.once, percent);
  const steps = [
    ...before.steps,
    { code: AGREED_PRICE, subject, amount: piece },
    ...(once === 0 ? [] : [{ code: AGREED_ONCE, subject, amount: once }]),
  ];
  const { off } = before;
  return {
    ...withPrice(line, addMoney(before.unitPrice, piece), steps),
    once: addMoney(before.once, once),
    ...(off !== undefined && { off: addMoney(off, percentOff(off, percent)) }),
  };
}

function beforeLowering(line: CartLine, { from }: LoweredPrice, tax: TaxChoices): CartLine {
  if (from === null) return line;
  // What was taken off it before is part of the price.
  return lineByHand(line, 'total' in from ? { ...from, subtotal: from.total } : from, tax);
}

function withPrice(line: CartLine, unitPrice: Money, steps: readonly PriceStep[]): CartLine {
  return {
    ...line,
    unitPrice,
    regularUnitPrice: unitPrice,
    once: money(0),
    off: money(0),
    undiscounted: money(0),
    steps,
    onSale: false,
  };
}

/** What the manager takes off a line; null for nothing. */
export function discountByHand(line: CartLine, price: HandPrice, tax: TaxChoices): Discount | null {
  if (!('total' in price)) return null;
  const { subtotal, total } = price;
  if (total >= subtotal) return null;
  const amount = subtractMoney(enteredAmount(subtotal, line, tax), enteredAmount(total, line, tax));
  return {
    code: `line ${line.key}`,
    kind: 'fixed_cart',
    amount,
    lines: [line.key],
    itemLimit: null,
    most: null,
    freePieces: {},
  };
}
