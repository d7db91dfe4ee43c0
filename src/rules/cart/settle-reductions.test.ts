import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { RateShare } from '../tax/tax-amounts.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import { settleReductions } from './settle-reductions.ts';

const rate = (id: number, percent: number): RateShare => {
  const taxRate: TaxRate = {
    id,
    country: '',
    state: '',
    postcodes: [],
    cities: [],
    rate: percent * 10_000,
    name: `Rate ${id}`,
    priority: 1,
    compound: false,
    onShipping: true,
    position: 0,
    taxClass: '',
  };
  return { rate: taxRate, share: taxRate.rate };
};
const ten = [rate(1, 10)];
const twenty = [rate(2, 20)];
const line = (net: number, shares: readonly RateShare[], tax: number) => ({
  net: money(net),
  shares,
  taxes: shares.map(() => money(tax)),
});
const fee = (amount: number, taxable = true) => ({
  id: 'fee-1',
  name: 'Loyal',
  amount: money(amount),
  taxable,
  taxClass: '',
});

describe('a fee below zero', () => {
  test.each([
    ['of one rate', [line(1000, ten, 100)], fee(-300), [[-300, -30]]],
    [
      'is shared out by what bears each rate',
      [line(1000, ten, 100), line(3000, twenty, 600)],
      fee(-400),
      [
        [-100, -10],
        [-300, -60],
      ],
    ],
    ['that is not taxed leaves the tax', [line(1000, ten, 100)], fee(-300, false), [[-300, 0]]],
    ['takes no more than there is', [line(1000, ten, 100)], fee(-5000), [[-1000, -100]]],
    [
      'takes all the tax with all of the amount, however each was rounded',
      [line(33, ten, 3), line(33, ten, 3), line(33, ten, 3)],
      fee(-99),
      [[-99, -9]],
    ],
    ['of nothing is nothing', [], fee(-300), [[0, 0]]],
  ])('%s', (_, charged, reducing, parts) => {
    const [reduction] = settleReductions([reducing], charged);
    const sums = reduction?.parts.map(({ net, taxes }) => [net, taxes.reduce((a, b) => a + b, 0)]);
    expect(sums).toEqual(parts);
  });

  test('is not one above it', () => {
    expect(settleReductions([fee(300)], [line(1000, ten, 100)])).toEqual([]);
  });

  test('never brings an amount or its tax below nothing', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.boolean()));
    const fees = fc.array(fc.integer({ min: -9999, max: -1 }), { maxLength: 4 });
    fc.assert(
      fc.property(lines, fees, (amounts, off) => {
        const charged = amounts.map(([net, isTen]) =>
          line(net, isTen ? ten : twenty, Math.round(net * (isTen ? 0.1 : 0.2))),
        );
        const reduced = settleReductions(
          off.map((amount, at) => ({ ...fee(amount), id: `fee-${at}` })),
          charged,
        ).flatMap(({ parts }) => parts);
        for (const shares of [ten, twenty]) {
          const all = [...charged, ...reduced].filter((part) => part.shares === shares);
          const net = all.reduce((sum, part) => sum + part.net, 0);
          const tax = all.reduce((sum, part) => sum + (part.taxes[0] ?? 0), 0);
          expect([net >= 0, tax >= 0]).toEqual([true, true]);
        }
      }),
    );
  });
});
