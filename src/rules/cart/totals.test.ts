import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { sampleRate } from '../tax/testing/sample-rate.ts';
import type { TotalsInput } from './cart-totals.ts';
import { sampleCart, sampleDiscount, sampleLine, sampleTax } from './testing/sample-line.ts';
import { cartTotals } from './totals.ts';

const ny = [sampleRate({ id: 1, rate: 88_750, name: 'NY Tax' })];
const vat = [sampleRate({ id: 2, rate: 200_000, name: 'VAT' })];
const books = [sampleRate({ id: 3, rate: 50_000, name: 'Books', taxClass: 'reduced-rate' })];
const tray = sampleLine({ key: 'tray', unitPrice: 4800 });
const tables = sampleLine({ key: 'book', unitPrice: 1050, taxClass: 'reduced-rate' });
const tenOff = sampleDiscount({ code: 'welcome10', lines: ['tray', 'book'] });
const parcel = { packageId: 0, rateId: 'flat_rate:1', cost: money(600), taxable: true };
const wrapping = { id: 'wrap', name: '', amount: money(240), taxable: true, taxClass: '' };
const included = { pricesIncludeTax: true };

const summary = (input: Partial<TotalsInput>) => {
  const { items, itemsTax, discount, discountTax, fees, shipping, tax, total } = cartTotals(
    sampleCart(input),
  );
  return [items, itemsTax, discount, discountTax, fees, shipping, tax, total];
};

describe('the totals of a cart: items, their tax, discount, its tax, fees, shipping, tax, total', () => {
  const cases: [string, Partial<TotalsInput>, number[]][] = [
    ['nothing in it', {}, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['no tax anywhere', { lines: [tray], shipping: [parcel] }, [4800, 0, 0, 0, 0, 600, 0, 5400]],
    ['New York', { lines: [tray], tax: sampleTax({ '': ny }) }, [4800, 426, 0, 0, 0, 0, 426, 5226]],
    [
      'New York with 10 % off and a parcel',
      { lines: [tray], discounts: [tenOff], shipping: [parcel], tax: sampleTax({ '': ny }) },
      [4800, 426, 480, 43, 0, 600, 436, 5356],
    ],
    [
      'a price with its tax in it stays what it is',
      { lines: [{ ...tray, quantity: 2 }], tax: sampleTax({ '': vat }, included) },
      [8000, 1600, 0, 0, 0, 0, 1600, 9600],
    ],
    [
      'and so does what a coupon takes off it',
      { lines: [tray], discounts: [tenOff], tax: sampleTax({ '': vat }, included) },
      [4000, 800, 400, 80, 0, 0, 720, 4320],
    ],
    [
      "a shopper elsewhere pays no tax of the shop's place",
      { lines: [tray], tax: sampleTax({}, { ...included, baseRates: () => vat }) },
      [4000, 0, 0, 0, 0, 0, 0, 4000],
    ],
    [
      'but that of their own',
      { lines: [tray], tax: sampleTax({ '': ny }, { ...included, baseRates: () => vat }) },
      [4000, 355, 0, 0, 0, 0, 355, 4355],
    ],
    [
      'what is not taxable keeps its price',
      { lines: [{ ...tray, taxable: false }], tax: sampleTax({ '': vat }, included) },
      [4800, 0, 0, 0, 0, 0, 0, 4800],
    ],
    [
      'tax turned off',
      {
        lines: [tray],
        shipping: [parcel],
        tax: sampleTax({ '': vat }, { ...included, enabled: false }),
      },
      [4800, 0, 0, 0, 0, 600, 0, 5400],
    ],
    [
      'a fee is entered as prices are, shipping without tax',
      {
        lines: [tray],
        fees: [wrapping],
        shipping: [parcel],
        tax: sampleTax({ '': vat }, included),
      },
      [4000, 800, 0, 0, 200, 600, 960, 5760],
    ],
    [
      'a fee below nought lowers the order',
      { lines: [tray], fees: [{ ...wrapping, amount: money(-100) }] },
      [4800, 0, 0, 0, -100, 0, 0, 4700],
    ],
    [
      'a parcel that is not taxed',
      { lines: [tray], shipping: [{ ...parcel, taxable: false }], tax: sampleTax({ '': ny }) },
      [4800, 426, 0, 0, 0, 600, 426, 5826],
    ],
    [
      'a parcel at the highest rate of the lines',
      {
        lines: [tables, tray],
        shipping: [parcel],
        tax: sampleTax({ '': vat, 'reduced-rate': books }),
      },
      [5850, 1013, 0, 0, 0, 600, 1133, 7583],
    ],
    [
      'a parcel at a class of its own',
      {
        lines: [tray],
        shipping: [parcel],
        tax: sampleTax({ '': vat, 'reduced-rate': books }, { shippingClass: 'reduced-rate' }),
      },
      [4800, 960, 0, 0, 0, 600, 990, 6390],
    ],
    [
      'a rate that is not for shipping',
      {
        lines: [tray],
        shipping: [parcel],
        tax: sampleTax({ '': [sampleRate({ rate: 200_000, onShipping: false })] }),
      },
      [4800, 960, 0, 0, 0, 600, 960, 6360],
    ],
  ];
  test.each(cases)('%s', (_, input, figures) => {
    expect(summary(input)).toEqual(figures);
  });
});

describe('rounding', () => {
  const lines = ['a', 'b', 'c'].map((key) => sampleLine({ key, unitPrice: 33 }));
  const tenth = { '': [sampleRate({ rate: 100_000 })] };

  it('is for each line, or once for the cart', () => {
    expect(summary({ lines, tax: sampleTax(tenth) })[6]).toBe(9);
    const once = cartTotals(
      sampleCart({ lines, tax: sampleTax(tenth, { roundAtSubtotal: true }) }),
    );
    expect(once.tax).toBe(10);
    expect(once.lines.map(({ totalTax }) => totalTax)).toEqual([4, 3, 3]);
  });

  it('keeps the sum of prices that include tax', () => {
    const tax = sampleTax({ '': vat }, { ...included, roundAtSubtotal: true });
    const totals = cartTotals(sampleCart({ lines, tax }));
    expect([totals.items, totals.tax, totals.total]).toEqual([83, 16, 99]);
  });

  it('rounds parcels together too', () => {
    const shipping = [0, 1, 2].map((packageId) => ({ ...parcel, packageId, cost: money(33) }));
    const tax = sampleTax(tenth, { roundAtSubtotal: true });
    const totals = cartTotals(sampleCart({ lines, shipping, tax }));
    expect(totals.shippingTax).toBe(10);
    expect(totals.shippingLines.map((line) => line.tax)).toEqual([4, 3, 3]);
  });
});

describe('the tax on a discount', () => {
  const tenth = { '': [sampleRate({ rate: 100_000 })] };
  const line = (unitPrice: number, key = 'tray') => sampleLine({ key, unitPrice });

  it('is that of its own amount where prices are entered without tax', () => {
    const discounts = [sampleDiscount({ lines: ['tray'], amount: 2500 })];
    const totals = cartTotals(sampleCart({ lines: [line(104)], discounts, tax: sampleTax(tenth) }));
    // 0.26 off bears 2.6 cents; the tax of the line falls from 10.4 to 7.8 cents.
    expect([totals.itemsTax, totals.discountTax, totals.tax]).toEqual([10, 3, 8]);
    expect(totals.total).toBe(78 + 8);
  });

  it('is rounded once for the cart', () => {
    const discounts = [sampleDiscount({ lines: ['a', 'b', 'c'] })];
    const lines = ['a', 'b', 'c'].map((key) => line(330, key));
    const totals = cartTotals(sampleCart({ lines, discounts, tax: sampleTax(tenth) }));
    expect(totals.coupons).toEqual([{ code: 'off', discount: 99, discountTax: 10 }]);
  });

  it('is the tax in it where prices are entered with tax', () => {
    const discounts = [sampleDiscount({ lines: ['tray'], amount: 2500 })];
    const totals = cartTotals(
      sampleCart({ lines: [line(104)], discounts, tax: sampleTax(tenth, included) }),
    );
    expect(totals.discount + totals.discountTax).toBe(26);
    expect(totals.itemsTax - totals.discountTax).toBe(totals.tax);
  });
});

it('tells each coupon, each line, each rate and each parcel apart', () => {
  const five = sampleDiscount({
    code: 'fiveoff',
    kind: 'fixed_cart',
    amount: 500,
    lines: ['tray', 'book'],
  });
  const totals = cartTotals(
    sampleCart({
      lines: [tray, tables],
      discounts: [tenOff, five],
      fees: [wrapping],
      shipping: [parcel, { ...parcel, packageId: 1, rateId: 'local_pickup:2', cost: money(0) }],
      tax: sampleTax({ '': vat, 'reduced-rate': books }),
    }),
  );
  expect(totals.lines).toEqual([
    {
      key: 'tray',
      subtotal: 4800,
      subtotalTax: 960,
      total: 4070,
      totalTax: 814,
      discounts: { welcome10: 480, fiveoff: 250 },
      taxes: { 2: 814 },
    },
    {
      key: 'book',
      subtotal: 1050,
      subtotalTax: 53,
      total: 695,
      totalTax: 35,
      discounts: { welcome10: 105, fiveoff: 250 },
      taxes: { 3: 35 },
    },
  ]);
  expect(totals.coupons).toEqual([
    { code: 'welcome10', discount: 585, discountTax: 101 },
    { code: 'fiveoff', discount: 500, discountTax: 63 },
  ]);
  expect(totals.feeLines).toEqual([{ id: 'wrap', total: 240, tax: 48, taxes: { 2: 48 } }]);
  expect(totals.shippingLines).toEqual([
    { packageId: 0, rateId: 'flat_rate:1', cost: 600, tax: 120, taxes: { 2: 120 } },
    { packageId: 1, rateId: 'local_pickup:2', cost: 0, tax: 0, taxes: {} },
  ]);
  expect(totals.taxLines).toEqual([
    { rateId: 2, name: 'VAT', amount: 982 },
    { rateId: 3, name: 'Books', amount: 35 },
  ]);
});
