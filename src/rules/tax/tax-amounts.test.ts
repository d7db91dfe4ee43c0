import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { rateShares, sameShares, takeOut, taxOn } from './tax-amounts.ts';
import { sampleRate } from './testing/sample-rate.ts';

const ny = rateShares([sampleRate({ id: 1, rate: 88_750 })]);
const ca = rateShares([sampleRate({ id: 2, rate: 72_500 })]);
const vat = rateShares([sampleRate({ id: 3, rate: 200_000 })]);
const canada = rateShares([
  sampleRate({ id: 4, rate: 50_000, priority: 1 }),
  sampleRate({ id: 5, rate: 99_750, priority: 2 }),
]);
const compound = rateShares([
  sampleRate({ id: 7, rate: 100_000, priority: 2, compound: true }),
  sampleRate({ id: 6, rate: 50_000, priority: 1 }),
]);

describe('tax on an amount', () => {
  test.each([
    ['New York, 8.875 %', 4800, ny, [426]],
    ['California, 7.25 %', 4800, ca, [348]],
    ['two taxes, each rounded by itself', 1010, canada, [51, 101]],
    ['a tax on a tax', 10_000, compound, [500, 1050]],
    ['no rate', 4800, [], []],
    ['nothing', 0, ny, [0]],
    ['half a cent', 1000, rateShares([sampleRate({ rate: 10_500 })]), [11]],
  ])('%s: of %d', (_, net, shares, taxes) => {
    expect(taxOn(money(net), shares)).toEqual(taxes);
  });
});

describe('tax taken out of an amount', () => {
  test.each([
    ['New York', 5226, ny, 4800, [426]],
    ['a fifth', 12_000, vat, 10_000, [2000]],
    ['an amount that no bare one makes', 2499, vat, 2083, [416]],
    ['two taxes', 1010 + 51 + 101, canada, 1010, [51, 101]],
    ['a tax on a tax', 11_550, compound, 10_000, [500, 1050]],
    ['one cent', 1, vat, 1, [0]],
    ['no rate', 1999, [], 1999, []],
  ])('%s: out of %d', (_, gross, shares, net, taxes) => {
    expect(takeOut(money(gross), shares)).toEqual({ net, taxes });
  });
});

const someShares = fc
  .array(fc.record({ rate: fc.integer({ min: 0, max: 400_000 }), compound: fc.boolean() }), {
    maxLength: 4,
  })
  .map((rates) =>
    rateShares(rates.map((rate, at) => sampleRate({ ...rate, id: at + 1, priority: at + 1 }))),
  );
const amount = fc.integer({ min: 0, max: 50_000_000 });
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('whatever the rates', () => {
  it('puts back together what it took apart, nothing below nought', () => {
    fc.assert(
      fc.property(amount, someShares, (gross, shares) => {
        const { net, taxes } = takeOut(money(gross), shares);
        expect(net + sum(taxes)).toBe(gross);
        expect(Math.min(net, ...taxes)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('finds the amount that tax was put on, and the same taxes', () => {
    fc.assert(
      fc.property(amount, someShares, (net, shares) => {
        const taxes = taxOn(money(net), shares);
        expect(takeOut(money(net + sum(taxes)), shares)).toEqual({ net, taxes });
      }),
    );
  });

  it('takes no less out of more', () => {
    fc.assert(
      fc.property(amount, someShares, (gross, shares) => {
        const before = takeOut(money(gross), shares);
        const after = takeOut(money(gross + 1), shares);
        expect([0, 1]).toContain(after.net - before.net);
      }),
    );
  });

  it('is within a cent for each rate of the exact tax', () => {
    fc.assert(
      fc.property(amount, someShares, (gross, shares) => {
        const all = sum(shares.map(({ share }) => share)) / 1e6;
        const { net } = takeOut(money(gross), shares);
        expect(Math.abs(net - gross / (1 + all))).toBeLessThanOrEqual(1 + shares.length / 2);
      }),
    );
  });
});

it('tells rates of one place from those of another', () => {
  expect(sameShares(ny, ny)).toBe(true);
  expect(sameShares(ny, ca)).toBe(false);
  expect(sameShares(ny, [])).toBe(false);
  expect(sameShares([], [])).toBe(true);
});
