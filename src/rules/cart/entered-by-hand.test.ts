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

describe('a percentage off a line', () => {
  const step = (code: string, amount: number) => ({ code, subject: '', amount: money(amount) });
  const steps = [step('product', 1999), step('option-once', 450)];
  const agreed = (percent: number) => ({ percent, reason: 'Scratched' });
  test.each([
    ['the shop’s price', null, 10, 1799, 450 - 45],
    ['what was ordered', { steps }, 10, 1799, 405],
    ['half a cent', { steps: [step('product', 1)] }, 50, 0, 0],
    ['all of it', { steps }, 100, 0, 0],
    ['what a program named', { subtotal: money(3000), total: money(2000) }, 10, 900, 0],
  ])('is taken off %s', (_, from, percent, piece, once) => {
    const shop = sampleLine({ quantity: 2, unitPrice: money(1999), once: money(450), steps });
    const line = lineByHand(shop, { ...agreed(percent), from }, without);
    expect([line.unitPrice, line.once]).toEqual([piece, once]);
    // What it costs is the sum of its steps, so that the same is read of it again.
    const again = lineByHand(shop, { steps: line.steps }, without);
    expect([again.unitPrice, again.once]).toEqual([piece, once]);
    expect(line.steps.find(({ code }) => code === 'by-hand')?.subject).toBe(
      `Scratched (−${percent} %)`,
    );
  });
});
