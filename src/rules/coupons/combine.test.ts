import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { addCoupon } from './add-coupon.ts';
import { combineCoupons, MAX_AUTOMATIC } from './combine.ts';
import type { Coupon } from './coupon.ts';
import { getDiscount } from './line-discount.ts';
import { NOON, testCoupon, testLine, toCart, unused } from './testing/test-coupon.ts';

const tray = testLine('tray', { productId: 10, unitPrice: money(4800) });
const mug = testLine('mug', { productId: 20, quantity: 2, unitPrice: money(1400) });
const cart = toCart([tray, mug]);
const ten = testCoupon('TEN');
const five = testCoupon('FIVE', { kind: 'fixed_cart', amount: 500 });
const each = testCoupon('EACH', { kind: 'fixed_product', amount: 100, itemLimit: 2 });
const ship = testCoupon('SHIP', { kind: 'fixed_cart', amount: 0, freeShipping: true });
const alone = testCoupon('ALONE', { individualUse: true });
const late = testCoupon('LATE', { conditions: { expires: { at: NOON } } });
const auto = (name: string, priority: number, changes: Partial<Coupon> = {}) =>
  testCoupon(name, { automatic: true, priority, ...changes });

const combine = (chosen: Coupon[], automatic: Coupon[] = [], declined: string[] = []) =>
  combineCoupons({ chosen: chosen.map(unused), automatic: automatic.map(unused), declined }, cart);
const codes = (combined: ReturnType<typeof combine>) =>
  combined.applied.map((one) => one.coupon.code);

describe('what one coupon takes off', () => {
  const plain = { itemLimit: null, most: null, freePieces: {} };
  test.each([
    [ten, [{ ...plain, code: 'ten', kind: 'percent', amount: 1000, lines: ['tray', 'mug'] }]],
    [five, [{ ...plain, code: 'five', kind: 'fixed_cart', amount: 500, lines: ['tray', 'mug'] }]],
    [
      each,
      [
        {
          ...plain,
          code: 'each',
          kind: 'fixed_product',
          amount: 100,
          lines: ['tray', 'mug'],
          itemLimit: 2,
        },
      ],
    ],
    [ship, []],
  ])('$shownCode', (coupon, discounts) => {
    expect(getDiscount(coupon, cart.lines)).toEqual(discounts);
  });

  test('goes no further than its limit says', () => {
    const capped = testCoupon('cap', { maximumDiscount: money(300) });
    expect(getDiscount(capped, cart.lines)[0]?.most).toBe(300);
  });

  test('is nothing in an empty cart', () => {
    expect(getDiscount(ten, [])).toEqual([]);
  });
});

describe('coupons together', () => {
  test('single pieces first, then percentages, the cart last', () => {
    const order = combine([five, ten, each]).discounts.map((one) => one.code);
    expect(order).toEqual(['each', 'ten', 'five']);
  });

  test('free shipping is distinguished from what lowers prices', () => {
    expect(combine([ten]).freeShipping).toBe(false);
    expect(combine([ten, ship])).toMatchObject({
      freeShipping: true,
      discounts: [{ code: 'ten' }],
    });
  });

  test('one that no longer fits is dropped with its reason, the others stay', () => {
    const combined = combine([late, ten]);
    expect(codes(combined)).toEqual(['ten']);
    expect(combined.dropped).toMatchObject([
      { coupon: { code: 'late' }, problems: [{ code: 'coupons.problem.expired', at: NOON }] },
    ]);
  });

  test('the same coupon twice counts once', () => {
    expect(combine([ten, ten])).toMatchObject({ applied: [{}], discounts: [{}], dropped: [] });
  });

  test('one that stands alone leaves no room for others, automatic ones included', () => {
    const combined = combine([ten, alone], [auto('A', 1)]);
    expect(codes(combined)).toEqual(['alone']);
    expect(combined.dropped).toMatchObject([
      {
        coupon: { code: 'ten' },
        problems: [{ code: 'coupons.problem.standsAlone', other: 'ALONE' }],
      },
    ]);
  });

  test('one that stands alone but does not fit takes nobody with it', () => {
    const combined = combine([{ ...late, individualUse: true }, ten]);
    expect(codes(combined)).toEqual(['ten']);
  });

  test('any order of applying gives the same prices', () => {
    const pool = [ten, five, each, ship, late, testCoupon('TWELVE', { amount: 1200 })];
    fc.assert(
      fc.property(fc.shuffledSubarray(pool), (chosen) => {
        const sorted = [...chosen].sort((a, b) => a.id - b.id);
        const one = combine(chosen);
        const other = combine(sorted);
        expect(one.discounts).toEqual(other.discounts);
        expect(one.freeShipping).toBe(other.freeShipping);
        expect(one.applied.length + one.dropped.length).toBe(chosen.length);
      }),
    );
  });
});

describe('automatic coupons', () => {
  const six = [9, 2, 4, 6, 1, 3].map((priority) => auto(`A${priority}`, priority));

  test('at most five join, by their priority', () => {
    const combined = combine([], six);
    expect(codes(combined)).toEqual(['a1', 'a2', 'a3', 'a4', 'a6']);
    expect(combined.applied.every((one) => one.automatic)).toBe(true);
    expect(combined.applied).toHaveLength(MAX_AUTOMATIC);
  });

  test('one that does not fit leaves its place to the next', () => {
    const unfit = auto('A0', 0, { conditions: { minimumSpend: { amount: money(999_999) } } });
    const combined = combine([], [unfit, ...six]);
    expect(codes(combined)).toEqual(['a1', 'a2', 'a3', 'a4', 'a6']);
    expect(combined.dropped).toEqual([]);
  });

  test('one the shopper took out stays out', () => {
    expect(codes(combine([], six, ['a1']))).toEqual(['a2', 'a3', 'a4', 'a6', 'a9']);
  });

  test('one the shopper typed is theirs and counts once', () => {
    const [nine] = six;
    const combined = combine(nine ? [nine] : [], six);
    expect(codes(combined)).toEqual(['a9', 'a1', 'a2', 'a3', 'a4', 'a6']);
    expect(combined.applied[0]?.automatic).toBe(false);
  });

  test('one that stands alone comes only where there is no other, and keeps others out', () => {
    const lone = auto('L', 5, { individualUse: true });
    expect(codes(combine([ten], [lone]))).toEqual(['ten']);
    expect(codes(combine([], [auto('A1', 1), lone]))).toEqual(['a1']);
    expect(codes(combine([], [auto('A7', 7), lone]))).toEqual(['l']);
  });

  test('none in an empty cart', () => {
    const combined = combineCoupons({ chosen: [], automatic: six.map(unused) }, toCart([]));
    expect(combined.applied).toEqual([]);
  });
});

describe('adding one more', () => {
  test.each([
    ['to none', [], ten, { ok: true, codes: ['ten'], removed: [], lines: ['tray', 'mug'] }],
    ['to another', [five], ten, { ok: true, codes: ['five', 'ten'], removed: [] }],
    ['that is there', [ten], ten, { problems: [{ code: 'coupons.problem.alreadyApplied' }] }],
    ['that is over', [], late, { problems: [{ code: 'coupons.problem.expired', at: NOON }] }],
    ['that stands alone', [ten, five], alone, { codes: ['alone'], removed: ['ten', 'five'] }],
    [
      'to one that stands alone',
      [alone],
      ten,
      { ok: false, problems: [{ code: 'coupons.problem.standsAlone', other: 'ALONE' }] },
    ],
  ])('%s', (_, applied, coupon, expected) => {
    expect(addCoupon(applied, unused(coupon), cart)).toMatchObject(expected);
  });
});
