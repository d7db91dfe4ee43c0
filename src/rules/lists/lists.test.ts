import { expect, test } from 'vitest';
import { elementAt } from './element-at.ts';
import { isOneOf } from './is-one-of.ts';
import { replaceSome } from './replace-some.ts';
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

const isText = (value: string | number): value is string => typeof value === 'string';

test('some elements are replaced by their results, the others stay where they are', async () => {
  const lengths = async (texts: readonly string[]) => texts.map((text) => ({ size: text.length }));
  expect(await replaceSome([1, 'ab', 2, 'abc'], isText, lengths)).toEqual([
    1,
    { size: 2 },
    2,
    { size: 3 },
  ]);
  expect(await replaceSome([], isText, lengths)).toEqual([]);
});

test('a work with fewer results than elements throws', async () => {
  const none = async () => [];
  await expect(replaceSome(['a'], isText, none)).rejects.toThrow('0 results for 1 elements');
});
