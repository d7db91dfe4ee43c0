import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LISTING_VIEWS } from '#rules/catalog/listing-view.ts';
import { LISTING_SORTS } from '#rules/catalog/product.ts';
import { money } from '#rules/money/money.ts';
import type { ListingQuery } from '../listing.ts';
import { sampleQuery } from '../samples/listing.ts';
import {
  type ListingAddressRules,
  listingAddress,
  parseListingQuery,
  printListingQuery,
  printPrice,
} from './listing-address.ts';

const rules: ListingAddressRules = {
  defaultSort: 'menu_order',
  defaultPerPage: 12,
  decimals: 2,
  readsSearch: true,
  readsCategory: true,
};

const plain = sampleQuery();
const read = (text: string) => parseListingQuery(new URLSearchParams(text), rules);

describe('what an address asks for', () => {
  test.each<[string, Partial<ListingQuery>]>([
    ['', {}],
    ['orderby=price-desc', { sort: 'price-desc' }],
    ['orderby=cheapest', {}],
    ['orderby=', {}],
    ['orderby=%3Cscript%3Ealert(1)%3C/script%3E', {}],
    ['page=3', { page: 3, from: 3 }],
    ['paged=3', { page: 3, from: 3 }],
    ['page=2&paged=9', { page: 2, from: 2 }],
    ['page=0', {}],
    ['page=-4', {}],
    ['page=2.5', {}],
    ['page=two', {}],
    ['page=1000000000', { page: 100_000, from: 100_000 }],
    ['page=3&from=1', { page: 3, from: 1 }],
    ['page=3&from=2', { page: 3, from: 2 }],
    ['page=3&from=9', { page: 3, from: 3 }],
    ['page=3&from=-1', { page: 3, from: 3 }],
    ['page=3&from=x', { page: 3, from: 3 }],
    ['page=900&from=1', { page: 900, from: 881 }],
    ['from=1', {}],
    ['per_page=24', { perPage: 24 }],
    ['per_page=48', { perPage: 48 }],
    ['per_page=12', {}],
    ['per_page=13', {}],
    ['per_page=1000000', {}],
    ['per_page=-1', {}],
    ['view=list', { view: 'list' }],
    ['view=grid', {}],
    ['view=%3Cb%3E', {}],
    [`page=${'9'.repeat(400)}`, {}],
    ['filter_color=sand,moss', { attributes: { color: ['moss', 'sand'] } }],
    ['filter_color=sand&filter_color=moss', { attributes: { color: ['moss', 'sand'] } }],
    ['filter_color=sand,sand,,', { attributes: { color: ['sand'] } }],
    ['filter_color=', {}],
    ['filter_color=<script>', {}],
    ['filter_%3Cb%3E=sand', {}],
    ['filter_=sand', {}],
    ['min_price=12.5', { minPrice: money(1250) }],
    ['min_price=12,5', { minPrice: money(1250) }],
    ['max_price=40', { maxPrice: money(4000) }],
    ['max_price=40.999', { maxPrice: money(4099) }],
    ['min_price=50&max_price=10', { minPrice: money(1000), maxPrice: money(5000) }],
    ['min_price=-1', {}],
    ['min_price=1e5', {}],
    ['min_price=NaN', {}],
    ['rating_filter=5,4', { ratings: [4, 5] }],
    ['rating_filter=0,6,x', {}],
    ['stock=instock', { inStock: true }],
    ['stock=yes', {}],
    ['on_sale=1', { onSale: true }],
    ['on_sale=true', {}],
    ['s=%20oak%20%20tray%00', { search: 'oak tray' }],
    [`s=${'a'.repeat(5000)}`, { search: 'a'.repeat(100) }],
    ['product_cat=textiles', { category: 'textiles' }],
    ['product_cat=../etc', {}],
    ['utm_source=mail&fbclid=1', {}],
    ['__proto__=x&filter___proto__=x', {}],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ ...plain, ...expected });
  });

  test('a listing whose path names the category does not read it from the query', () => {
    const inCategory = { ...rules, readsCategory: false, readsSearch: false };
    const query = parseListingQuery(new URLSearchParams('product_cat=x&s=y&page=2'), inCategory);
    expect(query).toEqual({ ...plain, page: 2, from: 2 });
    expect(listingAddress('/product-category/a', query, inCategory)).toBe(
      '/product-category/a?page=2',
    );
  });
});

test('parameters come out in one order whatever order they came in', () => {
  const query = read(
    'from=1&page=2&orderby=price&on_sale=1&filter_size=l&s=mug&view=list&filter_color=b,a&per_page=48&min_price=5',
  );
  expect(listingAddress('/search', query, rules)).toBe(
    '/search?s=mug&filter_color=a,b&filter_size=l&min_price=5&on_sale=1&orderby=price&view=list&per_page=48&page=2&from=1',
  );
});

test.each([
  [1250, 2, '12.50'],
  [1200, 2, '12'],
  [5, 2, '0.05'],
  [1200, 0, '1200'],
  [1_234, 3, '1.234'],
])('%d with %d decimals is typed %s', (amount, decimals, text) => {
  expect(printPrice(money(amount), decimals)).toBe(text);
});

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,12}$/);
const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map(money), { nil: null });

const someQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    sort: fc.constantFrom(...LISTING_SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
    shown: fc.integer({ min: 1, max: 5 }),
    perPage: fc.constantFrom(12, 24, 48),
    view: fc.constantFrom(...LISTING_VIEWS),
    search: fc.stringMatching(/^([a-zß-ü&<'"%+]{1,8}( [a-z0-9]{1,5})?)?$/),
    category: fc.oneof(fc.constant(''), slug),
    tag: fc.constant(''),
    attributes: fc.dictionary(
      slug,
      fc.uniqueArray(slug, { minLength: 1, maxLength: 5 }).map((terms) => terms.sort()),
      { maxKeys: 4, noNullPrototype: true },
    ),
    prices: fc.tuple(price, price),
    ratings: fc.subarray([1, 2, 3, 4, 5]),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  })
  .map(({ prices: [one, two], shown: visibleCount, ...rest }) => {
    const ordered = one !== null && two !== null && one > two;
    const from = Math.max(1, rest.page + 1 - visibleCount);
    return { ...rest, from, minPrice: ordered ? two : one, maxPrice: ordered ? one : two };
  });

test('reading what was printed gives the same query back', () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const address = listingAddress('/search', query, rules);
      const params = new URL(address, 'https://shop.example').searchParams;
      expect(parseListingQuery(params, rules)).toEqual(query);
    }),
  );
});

test('any address has a canonical form that does not change when made canonical again', () => {
  const key = fc.oneof(
    fc.constantFrom('s', 'page', 'orderby', 'min_price', 'max_price', 'filter_color', 'stock'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), (pairs) => {
      const once = printListingQuery(parseListingQuery(new URLSearchParams(pairs), rules), rules);
      const twice = printListingQuery(parseListingQuery(once, rules), rules);
      expect(twice.toString()).toBe(once.toString());
    }),
  );
});
