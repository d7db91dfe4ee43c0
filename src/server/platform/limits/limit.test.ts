import { expect, test } from 'vitest';
import { checkLimit, costMs } from './limit.ts';

test.each([
  ['nothing used', 0, 1000, true],
  ['four of five used', 4000, 1000, true],
  ['thirds that add up to the window', 5000 / 3 + 5000 / 3, 5000 / 3, true],
  ['five of five used', 5000, 1000, 1],
  ['five used, half a second ago', 4500, 1000, 1],
  ['twice as much used, in several processes', 10_000, 1000, 6],
  ['more than there can be', 0, 5001, 1],
])('%s', (_, usedMs, cost, expected) => {
  const result = checkLimit(usedMs, cost, 5000);
  expect(result.ok || result.retryAfterSeconds).toBe(expected);
});

test('one use is its share of the window', () => {
  expect(costMs({ max: 10, windowMs: 60_000 })).toBe(6000);
});
