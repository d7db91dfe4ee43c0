import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { sampleRate } from '../tax/testing/sample-rate.ts';
import { discountByHand, enteredAmount, lineByHand } from './entered-by-hand.ts';
import { sampleCart, sampleLine, sampleTax } from './testing/sample-line.ts';
import { cartTotals } from './totals.ts';

const vat = [sampleRate({ id: 2, rate: 200_000 })];
const without = sampleTax({ '': vat });
const included = sampleTax({ '': vat }, { pricesIncludeTax: true });
const untaxed = { taxable: false, taxClass: '' };
const taxed = { taxable: true, taxClass: '' };

test.each([
  ['entered without tax', without, taxed, 1000],
  ['entered with tax', included, taxed, 1200],
  ['not taxable', included, untaxed, 1000],
  ['no tax in this shop', { ...included, enabled: false }, taxed, 1000],
])('10.00 without tax, %s', (_, tax, what, entered) => {
  expect(enteredAmount(money(1000), what, tax)).toBe(entered);
});

describe.each([
  ['without', without],
  ['with', included],
])('prices entered %s tax', (_, tax) => {
  test.each([
    [1, 1000, 1000],
    [3, 1000, 1000],
    [3, 1000, 700],
    [7, 1999, 0],
    [2.5, 999, 999],
    [3, 0, 0],
  ])('%s pieces of %s in all, %s after the reduction', (quantity, subtotal, total) => {
    const price = { subtotal: money(subtotal), total: money(total) };
    const plain = sampleLine({ quantity });
    const line = lineByHand(plain, price, tax);
    const off = discountByHand(plain, price, tax);
    const totals = cartTotals(sampleCart({ lines: [line], discounts: off ? [off] : [], tax }));
    expect(totals.lines[0]).toMatchObject({ subtotal, total });
    expect(totals.discount).toBe(subtotal - total);
  });
});
