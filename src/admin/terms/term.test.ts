import { expect, test } from 'vitest';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { getChildren, getPlaces, withBelow } from './term.ts';

const at = (id: number, name: string, parent: number, menu_order: number): ProductTerm => ({
  ...{ id, name, slug: name, description: '', count: 0, parent, menu_order },
});
const all = [at(1, 'Table', 0, 1), at(2, 'Art', 0, 1), at(3, 'Cups', 1, 0), at(4, 'Mugs', 3, 0)];

test('terms of a level are in their order, then by name', () => {
  expect(getChildren(all, 0).map(({ id }) => id)).toEqual([2, 1]);
});

test('a term cannot be below itself', () => {
  expect(withBelow(all, 1)).toEqual([1, 3, 4]);
});

test.each([
  ['another order', [1, 2], 0, [{ id: 1, parent: 0, menu_order: 0 }]],
  ['one from elsewhere', [3, 4], 1, [{ id: 4, parent: 1, menu_order: 1 }]],
  ['the same', [3], 1, []],
])('%s', (_, ids, parent, places) => {
  expect(getPlaces(all, ids, parent)).toEqual(places);
});
