import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { couponSummary, type SummarisedCoupon, type SummaryPart } from './summary.ts';

const PLAIN: SummarisedCoupon = {
  kind: 'percent',
  amount: 0,
  freeShipping: false,
  buyGet: null,
  promotion: null,
  itemLimit: null,
  maximumDiscount: null,
  individualUse: false,
  automatic: false,
  conditions: {},
};
const trays = { productIds: [], categoryIds: [4] };

const cases: [string, Partial<SummarisedCoupon>, SummaryPart[]][] = [
  ['nothing yet', {}, [{ code: 'nothing' }]],
  ['a percentage', { amount: 2000 }, [{ code: 'percent', amount: 2000 }]],
  [
    'trays, once for each customer, until a day',
    {
      amount: 2000,
      conditions: { onlyFor: trays, customerLimit: { count: 1 }, expires: { at: 99 } },
    },
    [
      { code: 'percentOf', amount: 2000, categories: [4] },
      { code: 'customerOnce' },
      { code: 'until', at: 99 },
    ],
  ],
  [
    'an amount off the basket with limits',
    {
      kind: 'fixed_cart',
      amount: 500,
      individualUse: true,
      conditions: { minimumSpend: { amount: money(5000) }, usageLimit: { count: 100 } },
    },
    [
      { code: 'cart', amount: 500 },
      { code: 'from', amount: 5000 },
      { code: 'times', count: 100 },
      { code: 'alone' },
    ],
  ],
  [
    'an amount off each, a few pieces, not on sale',
    {
      kind: 'fixed_product',
      amount: 100,
      itemLimit: 3,
      maximumDiscount: money(900),
      conditions: { noSaleItems: {}, notFor: { productIds: [7], categoryIds: [] } },
    },
    [
      { code: 'each', amount: 100 },
      { code: 'not', products: [7] },
      { code: 'noSale' },
      { code: 'pieces', count: 3 },
      { code: 'most', amount: 900 },
    ],
  ],
  [
    'free pieces',
    {
      buyGet: { buy: { quantity: 3, ...trays }, get: { quantity: 1, ...trays }, repeat: true },
    },
    [{ code: 'buyGetOf', count: 3, other: 1, categories: [4] }],
  ],
  [
    'free delivery for some, by itself',
    {
      freeShipping: true,
      automatic: true,
      conditions: { countries: { countries: ['DE', 'AT'] }, roles: { roles: ['customer'] } },
    },
    [
      { code: 'freeShipping' },
      { code: 'roles', words: ['customer'] },
      { code: 'countries', words: ['DE', 'AT'] },
      { code: 'automatic' },
    ],
  ],
];

test.each(cases)('%s', (_, coupon, parts) => {
  expect(couponSummary({ ...PLAIN, ...coupon })).toEqual(parts);
});
