import { expect, test } from 'vitest';
import { comparedRows, readCompared, toggleCompared } from './compared.ts';

test.each([
  ['', []],
  ['12,7', [12, 7]],
  ['7,7,12', [7, 12]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['x,-1,0,1.5,1e3, 2,9', [9]],
  ['99999999999', []],
])('the address %j names %j', (text, expected) => {
  expect(readCompared(text)).toEqual(expected);
});

test.each([
  [[], 7, [7]],
  [[7], 7, []],
  [[1, 2, 3], 7, [1, 2, 3, 7]],
  [[1, 2, 3, 4], 7, null],
  [[1, 2, 3, 4], 4, [1, 2, 3]],
])('of %j, %i is put in or taken out', (ids, id, expected) => {
  expect(toggleCompared(ids, id)).toEqual(expected);
});

test('rows are those of all products, and say whether they differ', () => {
  const mug = [
    ['Colour', 'Sand, Ink'],
    ['Weight', '350 g'],
  ] as const;
  const bowl = [
    ['Colour', 'Sand, Ink'],
    ['Size', 'Large'],
  ] as const;
  expect(comparedRows([mug, bowl])).toEqual([
    { label: 'Colour', values: ['Sand, Ink', 'Sand, Ink'], differs: false },
    { label: 'Weight', values: ['350 g', ''], differs: true },
    { label: 'Size', values: ['', 'Large'], differs: true },
  ]);
  expect(comparedRows([mug]).some(({ differs }) => differs)).toBe(false);
  expect(comparedRows([])).toEqual([]);
});
