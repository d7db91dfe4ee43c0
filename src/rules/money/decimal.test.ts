import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getDecimal, parseDecimal } from './decimal.ts';
import { money } from './money.ts';

describe('money as a decimal', () => {
  test.each([
    ['48', 2, 4800],
    ['48.5', 2, 4850],
    [' 48.50 ', 2, 4850],
    ['0.05', 2, 5],
    ['-0.05', 2, -5],
    ['-0', 2, 0],
    ['1.10000', 2, 110],
    ['12', 0, 12],
    ['1.234', 3, 1234],
    ['1.234', 2, null],
    ['', 2, null],
    ['1,50', 2, null],
    ['1e3', 2, null],
    ['.5', 2, null],
    ['99999999999999999', 2, null],
    ['999999999999999', 2, null],
  ])('%j with %d digits is %j', (text, decimals, expected) => {
    expect(parseDecimal(text, decimals)).toBe(expected);
  });

  test.each([
    [4850, 2, '48.50'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [12, 0, '12'],
    [0, 3, '0.000'],
  ])('%d with %d digits is written %j', (amount, decimals, expected) => {
    expect(getDecimal(money(amount), decimals)).toBe(expected);
  });

  it('reads back what it wrote', () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4 }), (amount, decimals) => {
        expect(parseDecimal(getDecimal(money(amount), decimals), decimals)).toBe(amount);
      }),
    );
  });
});
