import { expect, test } from 'vitest';
import { firstVisiblePage, pageSizes } from './listing-view.ts';

test.each([
  [12, [12, 24, 48]],
  [48, [12, 24, 48]],
  [20, [12, 20, 24, 48]],
  [100, [12, 24, 48, 100]],
])('a shop with %d on a page offers %j', (pageSize, sizes) => {
  expect(pageSizes(pageSize)).toEqual(sizes);
});

test.each([
  ['only itself', null, 3, 12, 3],
  ['from the first on', 1, 3, 12, 1],
  ['from the second on', 2, 3, 12, 2],
  ['itself', 3, 3, 12, 3],
  ['a later one means nothing', 4, 3, 12, 3],
  ['none before the first', 0, 3, 12, 1],
  ['at most 240 products', 1, 30, 12, 11],
  ['at most 240 products in larger pages', 1, 30, 48, 26],
  ['at least itself, however large', 1, 30, 500, 30],
])('%s', (_, requestCount, page, perPage, first) => {
  expect(firstVisiblePage(requestCount, page, perPage)).toBe(first);
});
