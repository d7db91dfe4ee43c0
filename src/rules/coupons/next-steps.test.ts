import { describe, expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '../money/money.ts';
import { combineCoupons } from './combine.ts';
import type { Coupon } from './coupon.ts';
import { nextSteps } from './next-steps.ts';
import type { Promotion } from './promotions/promotion.ts';
import { NOON, testCoupon, testLine, toCart, unused } from './testing/test-coupon.ts';

const PIECES: Promotion = {
  kind: 'tiers',
  measure: 'quantity',
  tiers: [
    { least: 3, percent: 1000 },
    { least: 6, percent: 2000 },
  ],
};
const SPEND: Promotion = {
  kind: 'tiers',
  measure: 'subtotal',
  tiers: [{ least: 10_000, percent: 500 }],
};

const steps = (changes: Partial<Coupon> = {}) =>
  testCoupon('STEPS', { automatic: true, amount: 0, promotion: PIECES, ...changes });
const candles = (quantity: number, unitPrice = 1500) =>
  testLine('candle', { productId: 1, quantity, unitPrice: money(unitPrice) });
const tray = testLine('tray', { productId: 2, quantity: 1, unitPrice: money(4800) });

function found(
  lines: CartLine[],
  automatic: Coupon[],
  { chosen = [], declined = [] }: { chosen?: Coupon[]; declined?: string[] } = {},
) {
  const choice = { chosen: chosen.map(unused), automatic: automatic.map(unused), declined };
  const cart = toCart(lines);
  return nextSteps(choice, combineCoupons(choice, cart), cart).map(
    ({ coupon, measure, more, percent, lines: counted }) => [
      coupon.shownCode,
      measure,
      more,
      percent,
      counted.map(({ key }) => key).join(),
    ],
  );
}

describe('the next step of a promotion', () => {
  test.each<[number, unknown[]]>([
    [1, [['STEPS', 'quantity', 2, 1000, 'candle']]],
    [2, [['STEPS', 'quantity', 1, 1000, 'candle']]],
    [3, [['STEPS', 'quantity', 3, 2000, 'candle']]],
    [5.5, [['STEPS', 'quantity', 0.5, 2000, 'candle']]],
    [6, []],
    [60, []],
  ])('with %s pieces is %j', (quantity, expected) => {
    expect(found([candles(quantity)], [steps()])).toEqual(expected);
  });

  test('of what is spent is an amount', () => {
    expect(found([tray], [steps({ promotion: SPEND })])).toEqual([
      ['STEPS', 'subtotal', 5200, 500, 'tray'],
    ]);
    const dear = testLine('dear', { unitPrice: money(10_000) });
    expect(found([dear], [steps({ promotion: SPEND })])).toEqual([]);
  });

  test('counts what the coupon is for, and nothing that is free', () => {
    const only = steps({ conditions: { onlyFor: { productIds: [1], categoryIds: [] } } });
    expect(found([candles(2), tray], [only])).toEqual([['STEPS', 'quantity', 1, 1000, 'candle']]);
    expect(found([tray], [only])).toEqual([]);
    expect(found([candles(2, 0)], [steps()])).toEqual([]);
  });

  test('is not promised by a coupon that is not valid', () => {
    expect(found([candles(2)], [steps({ conditions: { expires: { at: NOON - 1 } } })])).toEqual([]);
    const large = { minimumSpend: { amount: money(100_000) } };
    expect(found([candles(2)], [steps({ conditions: large })])).toEqual([]);
  });

  test('is not promised by one that was declined, or that cannot be combined', () => {
    expect(found([candles(2)], [steps()], { declined: ['steps'] })).toEqual([]);
    const alone = testCoupon('ALONE', { individualUse: true });
    expect(found([candles(2)], [steps()], { chosen: [alone] })).toEqual([]);
    const ten = testCoupon('TEN');
    expect(found([candles(2)], [steps({ individualUse: true })], { chosen: [ten] })).toEqual([]);
    expect(found([candles(2)], [steps()], { chosen: [ten] })).toHaveLength(1);
  });

  test('of a coupon that was entered is known once it applies', () => {
    const entered = steps({ automatic: false });
    expect(found([candles(4)], [], { chosen: [entered] })).toEqual([
      ['STEPS', 'quantity', 2, 2000, 'candle'],
    ]);
    expect(found([candles(2)], [], { chosen: [entered] })).toEqual([]);
  });
});
