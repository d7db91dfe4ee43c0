import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  addQuantities,
  exactQuantity,
  isMultipleOf,
  isQuantity,
  multiplyQuantity,
  pieceCount,
  subtractQuantity,
  timesToReach,
  timesWithin,
} from './quantity.ts';

test.each([
  [3, 1, 3],
  [0, 1, 0],
  [6, 2, 6],
  [0.5, 0.5, 1],
  [2, 0.5, 1],
  [2.5, 0.1, 1],
  [0, 0.5, 0],
])('%d in steps of %d are %d things', (quantity, step, count) => {
  expect(pieceCount(quantity, step)).toBe(count);
});

test.each([
  [1, true],
  [0, true],
  [-2, true],
  [1.5, true],
  [0.001, true],
  [1_000_000_000.125, true],
  [0.0005, false],
  [1.0005, false],
  [0.1 + 0.2, false],
  [1e300, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('whether %d is a quantity: %s', (value, expected) => {
  expect(isQuantity(value)).toBe(expected);
});

it('adds, subtracts and multiplies without the error of binary fractions', () => {
  expect(addQuantities(0.1, 0.2)).toBe(0.3);
  expect(addQuantities()).toBe(0);
  expect(subtractQuantity(0.3, 0.1)).toBe(0.2);
  expect(Object.is(subtractQuantity(0.3, 0.3), 0)).toBe(true);
  expect(multiplyQuantity(1.1, 3)).toBe(3.3);
  expect(exactQuantity(2.9999999999)).toBe(3);
});

test.each([
  [0.7, 0.1, 7, 7],
  [7, 2, 3, 4],
  [0.75, 0.5, 1, 2],
  [2.4, 0.3, 8, 8],
])('%d holds %d %d times and is reached by %d', (quantity, part, times, reached) => {
  expect(timesWithin(quantity, part)).toBe(times);
  expect(timesToReach(quantity, part)).toBe(reached);
});

test.each([
  [0.3, 0.1, true],
  [1.5, 0.5, true],
  [1.25, 0.5, false],
  [1.5, 1, false],
  [1.0000001, 0.5, false],
])('whether %d is a multiple of %d: %s', (quantity, step, expected) => {
  expect(isMultipleOf(quantity, step)).toBe(expected);
});

it('takes away exactly what it added', () => {
  const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((parts) => parts / 1000);
  fc.assert(
    fc.property(quantity, quantity, (one, other) => {
      expect(subtractQuantity(addQuantities(one, other), other)).toBe(one);
      expect(isQuantity(addQuantities(one, other))).toBe(true);
    }),
  );
});
