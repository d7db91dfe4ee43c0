import { expect, test } from 'vitest';
import { couponSummary } from '#rules/coupons/summary.ts';
import { couponChanges, getSummarised } from './coupon-draft.ts';
import type { CouponDraft } from './coupon-row.ts';
import { couponSentence } from './coupon-sentence.ts';

const details = {
  locale: 'en',
  timeZone: 'UTC',
  now: Date.UTC(2026, 10, 16),
  currency: {
    code: 'USD',
    symbol: '$',
    position: 'left',
    thousandSeparator: ',',
    decimalSeparator: '.',
    decimals: 2,
  } as const,
  products: new Map([[7, 'Oak tray']]),
  categories: new Map([
    [4, 'trays'],
    [5, 'cups'],
  ]),
};

const cases: [CouponDraft, string][] = [
  [{}, 'nothing yet'],
  [{ discount_type: 'percent', amount: '12.5' }, '12.5 % off'],
  [
    {
      amount: '20',
      product_categories: [4],
      usage_limit_per_user: 1,
      date_expires: '2026-11-20T12:00:00',
    },
    '20 % off trays, once for each customer, until Friday',
  ],
  [
    {
      discount_type: 'fixed_cart',
      amount: '5',
      minimum_amount: '50',
      usage_limit: 100,
      date_expires: '2027-01-31T23:59:00',
    },
    '$5.00 off the basket, from $50.00 on, 100 times in all, until Jan 31, 2027',
  ],
  [
    { discount_type: 'fixed_product', amount: '2', product_ids: [7], product_categories: [4, 5] },
    '$2.00 off each of trays, cups, and Oak tray',
  ],
  [
    {
      free_shipping: true,
      individual_use: true,
      extensions: { vitrine: { conditions: { countries: { countries: ['DE', 'AT'] } } } },
    },
    'free delivery, delivered to DE, AT, not together with other coupons',
  ],
  [
    {
      email_restrictions: ['*@example.com', ''],
      amount: '10',
      exclude_sale_items: true,
      extensions: { vitrine: { conditions: { roles: { roles: [] } }, maximum_discount: '7.5' } },
    },
    '10 % off, not for what is on sale, at most $7.50, for *@example.com',
  ],
  [
    {
      extensions: {
        vitrine: {
          buy_get: {
            buy: { quantity: 3, productIds: [], categoryIds: [] },
            get: { quantity: 1, productIds: [7], categoryIds: [] },
            repeat: true,
          },
        },
      },
    },
    'buy 3, get 1 of Oak tray free',
  ],
];

test.each(cases)('%j reads well', (form, sentence) => {
  const coupon = getSummarised(form, { decimals: 2, timeZone: 'UTC' });
  expect(couponSentence(couponSummary(coupon), details)).toBe(sentence);
});

test('what is emptied in the form is taken away', () => {
  const conditions = { countries: { countries: [' DE', ''] }, roles: { roles: [] } };
  const sent = couponChanges({ code: 'A', extensions: { vitrine: { conditions } } });
  expect(sent).toMatchObject({
    code: 'A',
    status: 'publish',
    usage_limit: null,
    date_expires: null,
    extensions: {
      vitrine: { buy_get: null, conditions: { countries: { countries: ['DE'] }, roles: null } },
    },
  });
});
