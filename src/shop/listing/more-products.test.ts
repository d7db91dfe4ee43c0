import { expect, test } from 'vitest';
import { compact } from '#wire/compact-json.ts';
import { sampleListing, sampleQuery } from '#wire/samples/listing.ts';
import { sampleCard } from '#wire/samples/product.ts';
import { listingIn } from './fetch-listing.ts';
import { addPage, displayAddress } from './join-pages.ts';

const first = sampleListing({
  products: [sampleCard(1), sampleCard(2)],
  pagination: { ...sampleListing().pagination, pages: 3, total: 5, next: '/shop?page=2' },
});
const second = sampleListing({
  query: sampleQuery({ page: 2 }),
  // The second product has moved on since the first page was rendered.
  products: [sampleCard(2), sampleCard(3)],
  pagination: {
    ...first.pagination,
    page: 2,
    from: 3,
    to: 4,
    previous: '/shop',
    next: '/shop?page=3',
  },
});

function toDocument(page: string, data: object): string {
  const json = JSON.stringify(compact({ page, path: '/shop', data, now: 0 })).replaceAll(
    '<',
    '\\u003c',
  );
  return `<body><script type="application/json" id="page-data">${json}</script></body>`;
}

test('the next page goes below the first, each product once', () => {
  const both = addPage(first, second);
  expect(both.products.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(both.pagination).toMatchObject({
    page: 2,
    from: 1,
    to: 4,
    previous: null,
    next: '/shop?page=3',
  });
  expect(both.query).toEqual(first.query);
});

test.each([
  ['/shop?page=2', 1, '/shop?page=2&from=1'],
  ['/shop?filter_color=sand&page=7', 3, '/shop?filter_color=sand&page=7&from=3'],
])('%s from page %d on is %s', (last, from, address) => {
  expect(displayAddress(last, from)).toBe(address);
});

test('a page is read out of its document, and out of no other', () => {
  expect(listingIn(toDocument('listing', second))).toEqual(second);
  const search = { ...second, title: '</script><b>', term: 'a', documents: [] };
  expect(listingIn(toDocument('search', search))).toEqual(search);
  expect(listingIn(toDocument('problem', { status: 500 }))).toBeNull();
  expect(listingIn('<h1>Bad gateway</h1>')).toBeNull();
});
