import { expect, test } from 'vitest';
import { daysLeft } from './stock-pace.ts';

test.each([
  [12, 6, 30, 60],
  [10, 30, 30, 10],
  [1, 7, 30, 4],
  [2.5, 1, 10, 25],
  [0, 6, 30, 0],
  [-3, 6, 30, 0],
  [0, 0, 30, 0],
  [12, 0, 30, null],
  [12, -2, 30, null],
])('%d in stock and %d sold in %i days last %j', (quantity, sold, days, expected) => {
  expect(daysLeft(quantity, sold, days)).toBe(expected);
});
