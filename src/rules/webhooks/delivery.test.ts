import { expect, test } from 'vitest';
import { afterFailure, isDelivered, isTooManyFailures } from './delivery.ts';

test.each([
  [200, true],
  [204, true],
  [302, true],
  [303, false],
  [404, false],
  [500, false],
  [0, false],
])('the answer %d is delivered: %s', (status, expected) => {
  expect(isDelivered(status)).toBe(expected);
});

test('a delivery is attempted ten times', () => {
  expect([1, 9, 10, 11].map(afterFailure)).toEqual(['again', 'again', 'given-up', 'given-up']);
});

test.each([
  [4, 5, false],
  [5, 5, true],
  [900, 0, false],
])('%d failures of at most %d disable: %s', (failures, max, expected) => {
  expect(isTooManyFailures(failures, max)).toBe(expected);
});
