import { expect, test } from 'vitest';
import { paginate } from './pagination.ts';

function linkTexts(page: number, pages: number): string {
  const { links } = paginate({ page, pages, total: pages * 12, perPage: 12 }, (n) => `?page=${n}`);
  return links.map((link) => `${link.gapBefore ? '… ' : ''}${link.page}`).join(' ');
}

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 11 12'],
])('page %d of %d shows %s', (page, pages, expected) => {
  expect(linkTexts(page, pages)).toBe(expected);
});

test('the last page counts only what is left', () => {
  const last = paginate({ page: 3, pages: 3, total: 29, perPage: 12 }, (n) => `?page=${n}`);
  expect(last).toMatchObject({ from: 25, to: 29, previous: '?page=2', next: null });
});

test('several pages together count from the first of them', () => {
  const state = { page: 4, first: 2, pages: 9, total: 100, perPage: 12 };
  expect(paginate(state, (n) => `?page=${n}`)).toMatchObject({
    from: 13,
    to: 48,
    previous: '?page=1',
    next: '?page=5',
  });
});

test('nothing found counts from nought to nought', () => {
  const none = paginate({ page: 1, pages: 0, total: 0, perPage: 12 }, String);
  expect(none).toMatchObject({ pages: 1, from: 0, to: 0, previous: null, next: null });
});
