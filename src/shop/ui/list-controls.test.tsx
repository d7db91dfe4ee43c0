import { expect, test } from 'vitest';
import type { Pagination as PaginationData } from '#wire/listing.ts';
import { render } from '../testing/test-shop.tsx';
import { Pagination } from './list-controls.tsx';

const middle: PaginationData = {
  page: 3,
  pages: 9,
  total: 100,
  from: 25,
  to: 36,
  previous: '/shop?page=2',
  next: '/shop?page=4',
  links: [1, 2, 3, 4, 9].map((page) => ({
    page,
    url: `/shop?page=${page}`,
    gapBefore: page === 9,
  })),
};

test('every page is a real link, the current one is marked', () => {
  const html = render(<Pagination pagination={middle} />);
  for (const link of middle.links) expect(html).toContain(`href="${link.url}"`);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/shop\?page=3"[^>]*aria-label="Page 3"[^>]*aria-current="page"/);
  expect(html).toContain('rel="prev"');
  expect(html).toContain('rel="next"');
  expect(html.match(/…/g)).toHaveLength(1);
});

test('the first page has no way back, a single page has no links at all', () => {
  const first = { ...middle, page: 1, previous: null };
  expect(render(<Pagination pagination={first} />)).not.toContain('rel="prev"');
  expect(render(<Pagination pagination={{ ...middle, pages: 1 }} />)).toBe('');
});
