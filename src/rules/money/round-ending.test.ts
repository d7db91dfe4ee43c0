import { expect, test } from 'vitest';
import { money } from './money.ts';
import { roundEnding } from './round-ending.ts';

test.each([
  [2640, 99, 100, 2599],
  [2650, 99, 100, 2699],
  [2599, 99, 100, 2599],
  [2640, 0, 100, 2600],
  [2650, 0, 100, 2700],
  [30, 99, 100, 99],
  [0, 99, 100, 0],
  [2645, 95, 100, 2695],
  [2644, 95, 100, 2595],
])('%d with the ending %d of %d is %d', (amount, ending, unit, expected) => {
  expect(roundEnding(money(amount), ending, unit)).toBe(expected);
});
