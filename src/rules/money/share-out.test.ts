import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from './money.ts';
import { shareOut } from './share-out.ts';

describe('sharing an amount out', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [10, [0, 3], [0, 10]],
    [1, [5, 4, 3], [1, 0, 0]],
    [500, [4800, 1850, 1200], [306, 118, 76]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
    [7, [1e308, 1e308], [4, 3]],
  ])('%d by %j is %j', (total, weights, parts) => {
    expect(shareOut(money(total), weights)).toEqual(parts);
  });

  it('refuses a weight below nothing, and an amount for nobody', () => {
    expect(() => shareOut(money(1), [-1, 2])).toThrow(RangeError);
    expect(() => shareOut(money(1), [Number.NaN])).toThrow(RangeError);
    expect(() => shareOut(money(1), [])).toThrow(RangeError);
  });

  it('loses nothing and favours nobody by more than one', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (total, weigh) => {
        const parts = shareOut(money(total), weigh);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const sum = weigh.reduce((all, weight) => all + weight, 0);
        parts.forEach((part, index) => {
          const exact = sum === 0 ? total / weigh.length : (total * (weigh[index] ?? 0)) / sum;
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  it('loses nothing of an amount at the edge of what is counted exactly', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e300, noNaN: true }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.maxSafeNat(), weights, (total, weigh) => {
        const parts = shareOut(money(total), weigh);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
