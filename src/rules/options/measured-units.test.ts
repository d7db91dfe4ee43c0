import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { measuredUnits } from './measured-units.ts';

test.each([
  [12768, 3800, 3.36],
  [3800, 3800, 1],
  [1900, 3800, 0.5],
  // With a lining at 5.00 it is no multiple any more.
  [13268, 3800, null],
  [0, 3800, null],
  [3800, 0, null],
  [3800, -100, null],
  // Of a penny each multiple is one.
  [7, 1, 7],
])('%i at %i by the unit are %j units', (total, unit, expected) => {
  expect(measuredUnits(money(total), money(unit))).toBe(expected);
});
