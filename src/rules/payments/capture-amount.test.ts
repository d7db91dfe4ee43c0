import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { captureAmount, getReleased } from './capture-amount.ts';

test.each([
  [null, 10_000, 10_000],
  [6000, 10_000, 6000],
  [10_000, 10_000, 10_000],
  [1, 10_000, 1],
  [10_001, 10_000, null],
  [0, 10_000, null],
  [-1, 10_000, null],
])('asked for %s of %s: %s', (requestCount, reserved, expected) => {
  expect(captureAmount(requestCount === null ? null : money(requestCount), money(reserved))).toBe(
    expected,
  );
});

test.each([
  [10_000, 6000, 4000],
  [10_000, 10_000, 0],
  [10_000, 12_000, 0],
])('of %s reserved and %s taken %s are released', (reserved, captured, expected) => {
  expect(getReleased(money(reserved), money(captured))).toBe(expected);
});
