import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type SaleProblem, saleProblems } from './sale-problems.ts';

describe('prices a manager set', () => {
  test.each<[number | null, number | null, number | null, number | null, SaleProblem[]]>([
    [2200, null, null, null, []],
    [2200, 1760, null, null, []],
    [2200, 0, null, null, []],
    [null, null, null, null, []],
    [2200, 2200, null, null, ['saleNotLower']],
    [2200, 2300, null, null, ['saleNotLower']],
    [null, 100, null, null, ['saleNotLower']],
    [0, 0, null, null, ['saleNotLower']],
    [2200, 1760, 10, 20, []],
    [2200, 1760, 10, null, []],
    [2200, 1760, null, 20, []],
    [2200, 1760, 20, 20, ['saleEndsFirst']],
    [2200, 2200, 20, 10, ['saleNotLower', 'saleEndsFirst']],
    [2200, null, 20, 10, ['saleEndsFirst']],
  ])('regular %s, sale %s from %s to %s: %j', (regular, sale, saleFrom, saleTo, expected) => {
    const amount = (value: number | null) => (value === null ? null : money(value));
    const tag = { regular: amount(regular), sale: amount(sale), saleFrom, saleTo };
    expect(saleProblems(tag)).toEqual(expected);
  });
});
