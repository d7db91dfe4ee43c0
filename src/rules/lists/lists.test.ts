import { expect, test } from 'vitest';
import { elementAt } from './element-at.ts';
import { isOneOf } from './is-one-of.ts';
import { zip } from './zip.ts';

test('an element that is not there throws', () => {
  expect(elementAt(['a', 'b'], 1)).toBe('b');
  expect(elementAt([null], 0)).toBeNull();
  expect(() => elementAt(['a', 'b'], 2)).toThrow('No element 2 in 2');
  expect(() => elementAt([], -1)).toThrow(RangeError);
});

test('lists of equal length become pairs, others throw', () => {
  expect(zip(['a', 'b'], [1, 2])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(zip([], [])).toEqual([]);
  expect(() => zip(['a'], [1, 2])).toThrow('Lists of 1 and 2 elements');
});

test('only an element of the list is one of it', () => {
  expect(isOneOf(['low', 'high'], 'high')).toBe(true);
  expect(isOneOf(['low', 'high'], 'length')).toBe(false);
  expect(isOneOf([1, 2], '1')).toBe(false);
});
