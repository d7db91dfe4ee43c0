import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMoney, multiplyMoney, roundMoney, subtractMoney, toPercent } from './arithmetic.ts';
import { money } from './money.ts';

const amount = fc.integer({ min: -1e9, max: 1e9 }).map(money);

describe('money', () => {
  test.each([
    [0.5, 1],
    [1.5, 2],
    [2.4999, 2],
    [-0.5, -1],
    [-0.4, 0],
    [1.005 * 100, 101],
    [0, 0],
  ])('%d minor units are rounded to %d', (value, expected) => {
    expect(roundMoney(value)).toBe(expected);
  });

  test.each([
    [1999, 0.5, 1000],
    [-1999, 0.5, -1000],
    [1499, 3, 4497],
    [333, 0.1, 33],
    [335, 0.1, 34],
  ])('%d times %d is %d', (value, factor, expected) => {
    expect(multiplyMoney(money(value), factor)).toBe(expected);
  });

  it('takes per cents', () => {
    expect(toPercent(money(4800), 12.5)).toBe(600);
    expect(toPercent(money(2200), 20)).toBe(440);
  });

  it('refuses what is not a number', () => {
    expect(() => multiplyMoney(money(1), Number.NaN)).toThrow(RangeError);
    expect(() => money(0.5)).toThrow(RangeError);
  });

  it('takes away what it added', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toBe(a);
      }),
    );
  });

  it('rounds a loss as it rounds a gain', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 100, noNaN: true }), (a, factor) => {
        expect(multiplyMoney(money(0 - a), factor) + multiplyMoney(a, factor)).toBe(0);
      }),
    );
  });
});
