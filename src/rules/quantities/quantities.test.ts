import { describe, expect, it, test } from 'vitest';
import { checkQuantity, readQuantity } from './check.ts';
import { quantityLimits, stockLimit } from './limits.ts';

const rule = (min: number, max: number | null, step: number, soldIndividually = false) => ({
  min,
  max,
  step,
  soldIndividually,
});

describe('the limits of a quantity', () => {
  test.each([
    [rule(1, null, 1), null, { min: 1, max: null, step: 1 }],
    [rule(2, 20, 2), null, { min: 2, max: 20, step: 2 }],
    [rule(2, 20, 2), 7, { min: 2, max: 6, step: 2 }],
    [rule(1, 10, 4), null, { min: 4, max: 8, step: 4 }],
    [rule(2, null, 1), 1, { min: 2, max: 2, step: 1 }],
    [rule(1, 9, 1, true), 5, { min: 1, max: 1, step: 1 }],
    [rule(1, null, 0.25), null, { min: 1, max: null, step: 0.25 }],
    [rule(0.1, 2.4, 0.3), null, { min: 0.3, max: 2.4, step: 0.3 }],
    [rule(0.5, 20, 0.5), 1.7, { min: 0.5, max: 1.5, step: 0.5 }],
    [rule(0.5, null, 0.5, true), 1.7, { min: 1, max: 1, step: 1 }],
  ])('%j with %j left are %j', (quantityRule, left, limits) => {
    expect(quantityLimits(quantityRule, left)).toEqual(limits);
  });

  it('know no stock where more may be ordered than there is', () => {
    expect(stockLimit({ left: 3, backorders: 'no' })).toBe(3);
    expect(stockLimit({ left: 0, backorders: 'notify' })).toBeNull();
    expect(stockLimit({ left: null, backorders: 'no' })).toBeNull();
  });
});

describe('a quantity', () => {
  const limits = { min: 2, max: 20, step: 2 };
  test.each([
    [2, null, []],
    [20, null, []],
    [1, null, ['product.problem.quantityMin']],
    [0, null, ['product.problem.quantityMin']],
    [-2, null, ['product.problem.quantityMin']],
    [22, null, ['product.problem.quantityMax']],
    [5, null, ['product.problem.quantityStep']],
    [2.5, null, ['product.problem.quantityNumber']],
    [Number.NaN, null, ['product.problem.quantityNumber']],
    [1e300, null, ['product.problem.quantityNumber']],
    [8, 7, ['product.problem.stock']],
    [6, 7, []],
  ])('of %d with %j left has the problems %j', (quantity, left, codes) => {
    expect(checkQuantity(quantity, limits, left).map((problem) => problem.code)).toEqual(codes);
  });

  test.each([
    [1.5, []],
    [20, []],
    [1.25, ['product.problem.quantityStep']],
    [0.25, ['product.problem.quantityMin']],
    [20.5, ['product.problem.quantityMax']],
    [1.0005, ['product.problem.quantityStep']],
    [Number.NaN, ['product.problem.quantityStep']],
  ])('of %d sold by half metres has the problems %j', (quantity, codes) => {
    const halves = { min: 0.5, max: 20, step: 0.5 };
    expect(checkQuantity(quantity, halves, null).map((problem) => problem.code)).toEqual(codes);
  });

  test.each([
    ['12', 12],
    [' 3 ', 3],
    ['1.5', 1.5],
    ['0.125', 0.125],
    ['1.0005', Number.NaN],
    ['1,5', Number.NaN],
    ['1.', Number.NaN],
    ['.5', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
    ['', Number.NaN],
    ['9999999999', Number.NaN],
  ])('typed as %j is %d', (text, expected) => {
    expect(readQuantity(text)).toBe(expected);
  });
});
