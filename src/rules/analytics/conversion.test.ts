import { expect, test } from 'vitest';
import { getConversion } from './conversion.ts';

test.each([
  [124, 3, 3 / 124],
  [10, 0, 0],
  [0, 0, null],
  [0, 2, null],
  [1, 2, 1],
])('%i visits with %i orders', (visits, orders, expected) => {
  expect(getConversion({ visits, orders })).toBe(expected);
});
