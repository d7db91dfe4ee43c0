import { describe, expect, test } from 'vitest';
import { money } from '../../money/money.ts';
import { checkCoupon } from '../check-coupon.ts';
import type { Coupon } from '../coupon.ts';
import { NOON, testCoupon, testLine, toCart } from '../testing/test-coupon.ts';
import { CONDITION_CODES, CONDITIONS, type ConditionCode } from './conditions.ts';
import type { CouponSituation } from './situation.ts';

const tray = testLine('tray', { productId: 10, unitPrice: money(4800), categoryIds: [1, 2] });
const mug = testLine('mug', { productId: 20, variationId: 21, quantity: 2, categoryIds: [1, 3] });
const candle = testLine('candle', { productId: 30, categoryIds: [4], onSale: true, quantity: 3 });

/** What a coupon with these conditions answers: the lines it lowers, or the codes of its problems. */
function respond(
  conditions: Coupon['conditions'],
  situation: CouponSituation,
  changes: Partial<Coupon> = {},
): string[] {
  const check = checkCoupon(testCoupon('c', { conditions, ...changes }), situation);
  return check.ok
    ? [...check.lines]
    : check.problems.map((one) => one.code.replace('coupons.problem.', '!'));
}

const some = toCart([tray, mug]);
const all = toCart([tray, mug, candle]);
const at = (now: number) => toCart([tray], { now });
const used = (usedTotal: number, usedByCustomer = 0) =>
  toCart([tray], { usedTotal, usedByCustomer });
const spent = (subtotal: number) => toCart([tray], { subtotal: money(subtotal) });
const named = (productIds: number[], categoryIds: number[] = []) => ({ productIds, categoryIds });
const mail = (email: string, more: Partial<CouponSituation> = {}) =>
  toCart([tray], { customer: { id: null, email, roles: [] }, ...more });
const person = (roles: string[]) => toCart([tray], { customer: { id: 7, email: '', roles } });
const placing = { moment: 'placing' } as const;
const range = (
  measure: 'quantity' | 'subtotal',
  least: number,
  max: number | null,
  to = named([]),
) => ({
  measure,
  least,
  most: max,
  ...to,
});
type Row = [string, Coupon['conditions'], CouponSituation, string[], Partial<Coupon>?];

const rows: Record<ConditionCode, Row[]> = {
  starts: [
    ['a moment too early', { starts: { at: NOON } }, at(NOON - 1), ['!notStarted']],
    ['from its first moment', { starts: { at: NOON } }, at(NOON), ['tray']],
  ],
  expires: [
    ['in its last moment', { expires: { at: NOON } }, at(NOON - 1), ['tray']],
    ['from then on', { expires: { at: NOON } }, at(NOON), ['!expired']],
  ],
  usageLimit: [
    ['one left', { usageLimit: { count: 3 } }, used(2), ['tray']],
    ['none left', { usageLimit: { count: 3 } }, used(3), ['!usedUp']],
    ['a limit lowered afterwards', { usageLimit: { count: 1 } }, used(5), ['!usedUp']],
  ],
  customerLimit: [
    ['first use', { customerLimit: { count: 1 } }, used(9, 0), ['tray']],
    ['second use', { customerLimit: { count: 1 } }, used(9, 1), ['!usedByYou']],
  ],
  minimumSpend: [
    ['a cent short', { minimumSpend: { amount: money(5000) } }, spent(4999), ['!minimumSpend']],
    ['exactly', { minimumSpend: { amount: money(5000) } }, spent(5000), ['tray']],
  ],
  maximumSpend: [
    ['exactly', { maximumSpend: { amount: money(5000) } }, spent(5000), ['tray']],
    ['a cent over', { maximumSpend: { amount: money(5000) } }, spent(5001), ['!maximumSpend']],
  ],
  onlyFor: [
    ['a product', { onlyFor: named([10]) }, some, ['tray']],
    ['a variation of a product', { onlyFor: named([21]) }, some, ['mug']],
    ['another variation', { onlyFor: named([22]) }, some, ['!otherProducts']],
    ['a category', { onlyFor: named([], [3]) }, some, ['mug']],
    ['a product or a category', { onlyFor: named([10], [3]) }, some, ['tray', 'mug']],
    ['nothing of it', { onlyFor: named([99], [98]) }, some, ['!otherProducts']],
    [
      'the whole cart when one line fits',
      { onlyFor: named([10]) },
      some,
      ['tray', 'mug'],
      { kind: 'fixed_cart' },
    ],
    [
      'no cart when none fits',
      { onlyFor: named([99]) },
      some,
      ['!otherProducts'],
      { kind: 'fixed_cart' },
    ],
  ],
  notFor: [
    ['a product is passed by', { notFor: named([10]) }, some, ['mug']],
    ['a variation is passed by', { notFor: named([21]) }, some, ['tray']],
    ['a category is passed by', { notFor: named([], [2]) }, some, ['mug']],
    ['nothing else is there', { notFor: named([], [1]) }, some, ['!excludedProducts']],
    ['none is there', { notFor: named([99]) }, some, ['tray', 'mug']],
    [
      'one refuses a cart coupon',
      { notFor: named([10]) },
      some,
      ['!excludedProducts'],
      { kind: 'fixed_cart' },
    ],
  ],
  noSaleItems: [
    [
      'sale items are passed by',
      { noSaleItems: {} },
      all,
      ['tray', 'mug'],
      { kind: 'fixed_product' },
    ],
    ['only sale items', { noSaleItems: {} }, toCart([candle]), ['!saleItems']],
    ['one refuses a cart coupon', { noSaleItems: {} }, all, ['!saleItems'], { kind: 'fixed_cart' }],
    ['none of them', { noSaleItems: {} }, some, ['tray', 'mug'], { kind: 'fixed_cart' }],
    ['no line passes both', { noSaleItems: {}, onlyFor: named([30]) }, all, ['!otherProducts']],
  ],
  ranges: [
    [
      'too few',
      { ranges: { match: 'all', ranges: [range('quantity', 7, null)] } },
      all,
      ['!range'],
    ],
    [
      'just enough',
      { ranges: { match: 'all', ranges: [range('quantity', 6, null)] } },
      all,
      ['tray', 'mug', 'candle'],
    ],
    [
      'just not too many',
      { ranges: { match: 'all', ranges: [range('quantity', 0, 6)] } },
      all,
      ['tray', 'mug', 'candle'],
    ],
    ['too many', { ranges: { match: 'all', ranges: [range('quantity', 0, 5)] } }, all, ['!range']],
    [
      'of a category',
      { ranges: { match: 'all', ranges: [range('quantity', 3, null, named([], [4]))] } },
      some,
      ['!range'],
    ],
    [
      'of a product',
      { ranges: { match: 'all', ranges: [range('quantity', 2, 2, named([20]))] } },
      some,
      ['tray', 'mug'],
    ],
    [
      'in money',
      { ranges: { match: 'all', ranges: [range('subtotal', 2000, 2000, named([20]))] } },
      some,
      ['tray', 'mug'],
    ],
    [
      'too little money',
      { ranges: { match: 'all', ranges: [range('subtotal', 2001, null, named([20]))] } },
      some,
      ['!range'],
    ],
    [
      'all of two',
      {
        ranges: { match: 'all', ranges: [range('quantity', 1, null), range('quantity', 9, null)] },
      },
      some,
      ['!range'],
    ],
    [
      'any of two',
      {
        ranges: { match: 'any', ranges: [range('quantity', 1, null), range('quantity', 9, null)] },
      },
      some,
      ['tray', 'mug'],
    ],
    [
      'none of two',
      {
        ranges: { match: 'any', ranges: [range('quantity', 8, null), range('quantity', 9, null)] },
      },
      some,
      ['!range'],
    ],
  ],
  emails: [
    [
      'the address in other letters',
      { emails: { patterns: ['Ann@Example.com'] } },
      mail(' aNN@example.com'),
      ['tray'],
    ],
    [
      'the address with a tag',
      { emails: { patterns: ['ann@example.com'] } },
      mail('ann+x@example.com'),
      ['tray'],
    ],
    [
      'everyone in a house',
      { emails: { patterns: ['*@example.com'] } },
      mail('bob@example.com'),
      ['tray'],
    ],
    [
      'another house',
      { emails: { patterns: ['*@example.com'] } },
      mail('bob@example.org'),
      ['!otherPerson'],
    ],
    ['not known yet', { emails: { patterns: ['ann@example.com'] } }, mail(''), ['tray']],
    ['not known in the end', { emails: { patterns: ['*'] } }, mail('', placing), ['!otherPerson']],
    [
      'unknown, and nobody asked for it',
      { emails: { patterns: ['*'] } },
      mail(''),
      ['!otherPerson'],
      { automatic: true },
    ],
  ],
  roles: [
    ['one of the roles', { roles: { roles: ['trade', 'press'] } }, person(['press']), ['tray']],
    ['another role', { roles: { roles: ['trade'] } }, person(['customer']), ['!otherRole']],
    ['a guest may log in', { roles: { roles: ['trade'] } }, some, ['tray', 'mug']],
    [
      'a guest to the end',
      { roles: { roles: ['trade'] } },
      toCart([tray], placing),
      ['!otherRole'],
    ],
  ],
  countries: [
    [
      'there',
      { countries: { countries: ['US', 'CA'] } },
      toCart([tray], { country: 'CA' }),
      ['tray'],
    ],
    [
      'elsewhere',
      { countries: { countries: ['US'] } },
      toCart([tray], { country: 'FR' }),
      ['!otherCountry'],
    ],
    ['not known yet', { countries: { countries: ['US'] } }, some, ['tray', 'mug']],
    [
      'not known in the end',
      { countries: { countries: ['US'] } },
      toCart([tray], placing),
      ['!otherCountry'],
    ],
  ],
  shippingMethods: [
    [
      'of the kind',
      { shippingMethods: { methods: ['flat_rate'] } },
      toCart([tray], { shippingRates: ['flat_rate:2'] }),
      ['tray'],
    ],
    [
      'the one method',
      { shippingMethods: { methods: ['flat_rate:2'] } },
      toCart([tray], { shippingRates: ['flat_rate:2'] }),
      ['tray'],
    ],
    [
      'another of the kind',
      { shippingMethods: { methods: ['flat_rate:2'] } },
      toCart([tray], { shippingRates: ['flat_rate:21'] }),
      ['!otherShipping'],
    ],
    [
      'one package of two',
      { shippingMethods: { methods: ['flat_rate'] } },
      toCart([tray], { shippingRates: ['flat_rate:2', 'local_pickup:3'] }),
      ['!otherShipping'],
    ],
    ['none chosen yet', { shippingMethods: { methods: ['flat_rate'] } }, some, ['tray', 'mug']],
    [
      'none in the end',
      { shippingMethods: { methods: ['flat_rate'] } },
      toCart([tray], placing),
      ['!otherShipping'],
    ],
  ],
  paymentMethods: [
    [
      'in that way',
      { paymentMethods: { methods: ['bank'] } },
      toCart([tray], { paymentMethod: 'bank' }),
      ['tray'],
    ],
    [
      'in another way',
      { paymentMethods: { methods: ['bank'] } },
      toCart([tray], { paymentMethod: 'card' }),
      ['!otherPayment'],
    ],
    ['none chosen yet', { paymentMethods: { methods: ['bank'] } }, some, ['tray', 'mug']],
    [
      'none in the end',
      { paymentMethods: { methods: ['bank'] } },
      toCart([tray], placing),
      ['!otherPayment'],
    ],
  ],
};

describe.each(CONDITION_CODES)('the condition %s', (code) => {
  test.each(rows[code])('%s', (_, conditions, situation, expected, changes) => {
    expect(respond(conditions, situation, changes)).toEqual(expected);
  });

  test('says which arguments it takes', () => {
    const args = rows[code][0]?.[1][code] ?? {};
    expect(Object.keys(CONDITIONS[code].fields).sort()).toEqual(Object.keys(args).sort());
  });
});

test('every reason is given, with its figure', () => {
  const conditions = { expires: { at: NOON }, minimumSpend: { amount: money(9000) } };
  const check = checkCoupon(testCoupon('late', { conditions }), at(NOON));
  expect(check).toEqual({
    ok: false,
    problems: [
      { code: 'coupons.problem.expired', field: 'coupon', at: NOON },
      { code: 'coupons.problem.minimumSpend', field: 'coupon', amount: 9000 },
    ],
  });
});

test('an empty cart is asked about the coupon but not about its lines', () => {
  const conditions = {
    minimumSpend: { amount: money(9000) },
    onlyFor: named([10]),
    notFor: named([11]),
    noSaleItems: {},
  };
  expect(respond(conditions, toCart([]))).toEqual([]);
  expect(respond({ ...conditions, expires: { at: NOON } }, toCart([]))).toEqual(['!expired']);
});
