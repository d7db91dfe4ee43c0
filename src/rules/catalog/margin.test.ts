import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { margin } from './margin.ts';

test.each([
  [2000, 1250, { profit: 750, percent: 37.5 }],
  [2000, 0, { profit: 2000, percent: 100 }],
  [300, 200, { profit: 100, percent: 33.3 }],
  [1000, 1500, { profit: -500, percent: -50 }],
  [0, 100, null],
])('of a price of %d with a cost of %d', (price, cost, expected) => {
  expect(margin(money(price), money(cost))).toEqual(expected);
});
