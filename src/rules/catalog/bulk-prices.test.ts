import { expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { bulkPrices, type PriceRequest } from './bulk-prices.ts';

interface Priced {
  regularPrice: Money | null;
  salePrice: Money | null;
}

const mug: Priced = { regularPrice: money(2400), salePrice: money(2000) };

const CASES: [string, Priced, PriceRequest, object][] = [
  ['ten percent more, the sale as it is', mug, { percent: 10 }, { regularPrice: 2640 }],
  [
    'ten percent more, of the sale too',
    mug,
    { percent: 10, salePercent: 10 },
    { regularPrice: 2640, salePrice: 2200 },
  ],
  ['only the sale', mug, { salePercent: -10 }, { salePrice: 1800 }],
  ['of a sale that is not', { ...mug, salePrice: null }, { salePercent: 10 }, {}],
  ['less, without a sale', { ...mug, salePrice: null }, { percent: -25 }, { regularPrice: 1800 }],
  [
    'a sale with dates',
    mug,
    { sale: { percent: 25, from: 5, to: 9 } },
    { salePrice: 1800, saleFrom: 5, saleTo: 9 },
  ],
  [
    'a sale of the new price',
    mug,
    { percent: 100, sale: { percent: 50, from: null, to: null } },
    { regularPrice: 4800, salePrice: 2400, saleFrom: null, saleTo: null },
  ],
  ['the end of a sale', mug, { sale: null }, { salePrice: null, saleFrom: null, saleTo: null }],
  [
    'half a cent is rounded up',
    { regularPrice: money(1005), salePrice: null },
    { percent: 10 },
    { regularPrice: 1106 },
  ],
  [
    'rounded to an ending, the sale too',
    mug,
    { percent: 10, rounding: { ending: 99, unit: 100 } },
    { regularPrice: 2599, salePrice: 1999 },
  ],
  [
    'a rounded sale',
    mug,
    { sale: { percent: 25, from: null, to: null }, rounding: { ending: 95, unit: 100 } },
    { regularPrice: 2395, salePrice: 1795, saleFrom: null, saleTo: null },
  ],
  ['no price', { regularPrice: null, salePrice: null }, { percent: 10 }, {}],
  ['nothing', mug, {}, {}],
];

test.each(CASES)('%s', (_, priced, request, change) => {
  expect(bulkPrices(priced, request)).toEqual(change);
});
