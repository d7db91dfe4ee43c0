import { describe, expect, test } from 'vitest';
import type { AddressProblem } from '#rules/addresses/check-address.ts';
import { money } from '#rules/money/money.ts';
import type { LineProblem } from '#server/cart/pricing/price-lines.ts';
import { translator } from '#server/language/translator.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import {
  checkCoupons,
  checkDestination,
  checkDisplayed,
  checkLines,
  checkManualLines,
  checkPrice,
  checkTotal,
} from './order-rules.ts';

const settings = defaultSettings();

describe('lines', () => {
  const line = (problem: LineProblem | null) => {
    return { stored: { key: 'k1', name: 'Old mug' }, sold: { product: { name: 'Mug' } }, problem };
  };
  const name = 'Mug';
  const cases: [LineProblem, string, object][] = [
    [{ code: 'gone' }, 'gone', { name }],
    [{ code: 'outOfStock' }, 'soldOut', { name }],
    [{ code: 'bundle' }, 'bundle', { name }],
    [{ code: 'stockLow', count: 2 }, 'stockLow', { name, count: 2 }],
    [{ code: 'stockLow', count: 0 }, 'soldOut', { name }],
    [
      { code: 'addOnsLow', addOns: 'Pens', count: 5 },
      'addOnsLow',
      { name, addOns: 'Pens', count: 5 },
    ],
    [{ code: 'quantity' }, 'quantity', { name }],
    [{ code: 'options' }, 'options', { name }],
  ];

  test.each(cases)('with %j are refused to a shopper and to a manager', (problem, code, values) => {
    expect(checkManualLines([line(null), line(problem)])).toEqual([
      { code: `ordering.problem.${code}`, values },
    ]);
    const text = translator(settings)(`cart.problem.${problem.code}`, { ...problem });
    expect(checkLines([line(null), line(problem)], translator(settings))).toEqual([
      { code: 'checkout.problem.line', field: 'cart[k1]', values: { name, problem: text } },
    ]);
  });

  test('of a product that is gone have the name they were added by', () => {
    const gone = { ...line({ code: 'gone' }), sold: null };
    expect(checkManualLines([gone])).toMatchObject([{ values: { name: 'Old mug' } }]);
    expect(checkLines([gone], translator(settings))).toMatchObject([
      { values: { name: 'Old mug' } },
    ]);
  });
});

const settled = (country: string, problems: AddressProblem[] = []) => {
  return { address: { ...EMPTY_ADDRESS, country }, problems };
};
const unknown: AddressProblem = {
  code: 'address.problem.country',
  field: 'country',
  label: 'address.country',
};

test.each([
  ['a country of the shop', settled('BE'), null, []],
  ['another country', settled('FR'), null, ['billing_country']],
  ['a bill from another country', settled('FR'), settled('BE'), []],
  ['another country than the bill', settled('BE'), settled('FR'), ['shipping_country']],
  ['a country that does not exist', settled('XX', [unknown]), null, []],
])('%s as destination', (_, billing, shipping, fields) => {
  const problems = checkDestination({ billing, shipping }, new Set(['BE', 'NL']));
  const code = 'checkout.problem.noDelivery';
  expect(problems).toEqual(fields.map((field) => ({ code, field })));
});

test.each([
  [1000, 0, []],
  [999, 0, [{ code: 'checkout.problem.totalLow', values: { amount: '$10.00' } }]],
  [0, 1000, []],
  [5000, 0, []],
  [4000, 1001, [{ code: 'checkout.problem.totalHigh', values: { amount: '$50.00' } }]],
])('%i to pay and %i by gift card, from 1000 to 5000', (total, gift, problems) => {
  const amounts = { totals: { total: money(total) }, gift: { amount: money(gift) } };
  const limits = { ...settings, 'checkout.minTotal': 1000, 'checkout.maxTotal': 5000 };
  expect(checkTotal(amounts, limits)).toEqual(problems);
  const free = { ...settings, 'checkout.minTotal': null, 'checkout.maxTotal': null };
  expect(checkTotal(amounts, free)).toEqual([]);
});

test.each([
  ['all apply', ['ten'], [], 0],
  ['one was dropped', ['ten', 'old'], ['cart.notice.couponDropped'], 1],
  ['the news is about something else', ['ten', 'old'], ['cart.notice.options'], 0],
] as const)('coupons: %s', (_, coupons, codes, count) => {
  const values = { code: 'OLD', problem: 'It has expired.' };
  const news = codes.map((code) => ({ kind: 'error' as const, code, values }));
  const cart = { coupons: [{ coupon: { code: 'ten' } }], news };
  const problem = { code: 'ordering.problem.coupon', field: 'coupon_code', values };
  expect(checkCoupons({ coupons: [...coupons] }, cart)).toEqual(
    Array.from({ length: count }, () => problem),
  );
});

test('the total that was shown is charged, or the new one is shown', () => {
  expect(checkPrice(null, money(5879), settings)).toBeNull();
  expect(checkPrice(money(5879), money(5879), settings)).toBeNull();
  expect(checkPrice(money(5400), money(5879), settings)).toEqual({
    code: 'ordering.problem.priceChanged',
    values: { shown: '$54.00', total: '$58.79', difference: 479 },
  });
});

test('the cart that was shown is ordered', () => {
  const cart = { hash: () => 'abc' };
  expect(checkDisplayed('', cart)).toBeNull();
  expect(checkDisplayed('abc', cart)).toBeNull();
  expect(checkDisplayed('xyz', cart)).toEqual({ code: 'ordering.problem.changed' });
});
