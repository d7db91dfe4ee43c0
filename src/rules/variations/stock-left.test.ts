import { expect, test } from 'vitest';
import { stockLeft } from './stock-left.ts';

test.each([
  ['few are left', 'instock', 3, 3, 5, 3],
  ['as many as the threshold are left', 'instock', 5, 5, 5, 5],
  ['more than the threshold are left', 'instock', 6, 6, 5, null],
  ['the threshold is lower', 'instock', 3, 3, 2, null],
  ['stock is not counted', 'instock', null, 2, 5, null],
  ['more may be ordered than there is', 'instock', 3, null, 5, null],
  ['many are left but few may be taken', 'instock', 40, 2, 5, null],
  ['the smallest quantity is above the threshold', 'instock', 2, 6, 5, null],
  ['none are left', 'outofstock', 0, 1, 5, null],
  ['it is made to order', 'onbackorder', 0, null, 5, null],
] as const)('the badge where %s [VS-09] [VS-10]', (_, status, left, max, threshold, expected) => {
  expect(stockLeft({ status, left }, max, threshold)).toBe(expected);
});
