import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { amountOff, getTier, nextTier, readDiscount } from './discount.ts';

const five = { kind: 'percent', hundredths: 500 } as const;
const ten = { kind: 'percent', hundredths: 1000 } as const;
const TIERS = [
  { minimum: 4, discount: ten },
  { minimum: 2, discount: five },
];

describe('which tier counts', () => {
  test.each([
    [0, null],
    [1, null],
    [2, 2],
    [3, 2],
    [4, 4],
    [9, 4],
  ])('of %i chosen items the highest minimum not above counts: %s [BU-08]', (count, minimum) => {
    expect(getTier(TIERS, count)?.minimum ?? null).toBe(minimum);
  });

  test('the next one is the nearest above, none past the best', () => {
    expect(nextTier(TIERS, 0)?.minimum).toBe(2);
    expect(nextTier(TIERS, 3)?.minimum).toBe(4);
    expect(nextTier(TIERS, 4)).toBeNull();
  });
});

describe('what a manager may write', () => {
  test('a discount is a percentage unless the type says fixed [BU-09]', () => {
    expect(readDiscount('15', null, 2)).toEqual({ kind: 'percent', hundredths: 1500 });
    expect(readDiscount('12.5%', 'percent', 2)).toEqual({ kind: 'percent', hundredths: 1250 });
    expect(readDiscount('15', 'fixed', 2)).toEqual({ kind: 'fixed', amount: 1500 });
  });

  test('a dollar sign makes it an amount whatever the type says [BU-10]', () => {
    expect(readDiscount('$5', 'percent', 2)).toEqual({ kind: 'fixed', amount: 500 });
    expect(readDiscount('5.50 $', null, 2)).toEqual({ kind: 'fixed', amount: 550 });
    expect(readDiscount('$7', 'fixed', 0)).toEqual({ kind: 'fixed', amount: 7 });
  });

  test.each(['', '-5', '5,5', 'ten', '101', '$5.555', '5$$', '1e3', '12.345'])(
    '%s is no discount',
    (written) => {
      expect(readDiscount(written, null, 2)).toBeNull();
    },
  );

  test('no discount is more than the sum [BU-12]', () => {
    expect(amountOff({ kind: 'fixed', amount: money(9999) }, money(1250))).toBe(1250);
    expect(amountOff({ kind: 'percent', hundredths: 10_000 }, money(1250))).toBe(1250);
    expect(amountOff(five, money(0))).toBe(0);
    expect(amountOff(null, money(1250))).toBe(0);
  });
});
