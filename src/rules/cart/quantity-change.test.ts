import { describe, expect, test } from 'vitest';
import { type QuantityChange, quantityChange } from './quantity-change.ts';

const twos = { min: 2, max: 20, step: 2 };
const any = { min: 1, max: null, step: 1 };
const restore: QuantityChange = { kind: 'restore' };
const remove: QuantityChange = { kind: 'remove' };
const set = (quantity: number): QuantityChange => ({ kind: 'set', quantity });

describe('a quantity that is no quantity puts the old one back', () => {
  test.each([
    ['', any],
    ['abc', any],
    ['2 or 3', any],
    ['1,5', any],
    ['0x10', any],
    ['NaN', any],
    ['Infinity', any],
    ['1e999', any],
    ['99999999999999999999', any],
    [Number.NaN, any],
    ['-1', any],
    ['-0.5', any],
    [-3, any],
    ['1', twos],
    ['0.5', twos],
  ])('%j within %j [CT-57]', (typed, limits) => {
    expect(quantityChange(typed, limits)).toEqual(restore);
  });
});

test.each([
  ['0', any],
  ['0', twos],
  [0, twos],
  ['0.0', twos],
  [' 0 ', twos],
  ['-0', twos],
])('%j removes the line, whatever the smallest quantity [CT-58]', (typed, limits) => {
  expect(quantityChange(typed, limits)).toEqual(remove);
});

test.each([
  ['22', twos, 20],
  ['21', twos, 20],
  ['1000000000000', twos, 20],
  ['2', { min: 1, max: 1, step: 1 }, 1],
])('%j within %j is more than %d [CT-59]', (typed, limits, max) => {
  expect(quantityChange(typed, limits)).toEqual({ kind: 'too-many', max });
});

test.each([
  ['5', twos, 2],
  ['2.5', any, 1],
  ['7', { min: 1, max: null, step: 3 }, 3],
  ['0.25', { min: 0, max: null, step: 0.1 }, 0.1],
])('%j within %j is no multiple of %d [CT-60]', (typed, limits, step) => {
  expect(quantityChange(typed, limits)).toEqual({ kind: 'not-a-step', step });
});

test.each([
  ['2', twos, 2],
  ['20', twos, 20],
  [' 6 ', twos, 6],
  ['+4', twos, 4],
  ['4.0', twos, 4],
  ['1e1', twos, 10],
  [12, twos, 12],
  ['1000000000000', any, 1e12],
  ['0.3', { min: 0, max: null, step: 0.1 }, 0.3],
  ['3', { min: 1, max: null, step: 0 }, 3],
])('%j within %j is set to %d [CT-57] [CT-60]', (typed, limits, quantity) => {
  expect(quantityChange(typed, limits)).toEqual(set(quantity));
});
