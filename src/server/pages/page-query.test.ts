import { expect, test } from 'vitest';
import {
  accountQueries,
  cartQuery,
  commentsQuery,
  orderQuery,
  productQuery,
  reviewPageQuery,
  sitemapQuery,
} from '#wire/forms/page-queries.ts';
import { queryBy } from './page-query.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const read = {
  cart: queryBy(cartQuery),
  order: queryBy(orderQuery),
  account: queryBy(accountQueries.link),
  product: queryBy(productQuery),
  review: queryBy(reviewPageQuery),
  comments: queryBy(commentsQuery),
};

test.each<[keyof typeof read, string, string]>([
  ['cart', '_wpnonce=n&utm_source=x&remove_item=k', 'remove_item=k&_wpnonce=n'],
  ['cart', 'undo_item=&undo_item=second', 'undo_item='],
  ['cart', '__proto__=x&constructor=y', ''],
  ['order', 'key=wc_1&other=2', 'key=wc_1'],
  ['account', `token=${'t'.repeat(600)}&done=saved`, `done=saved&token=${'t'.repeat(500)}`],
  ['product', `edit=${KEY}&edit=${KEY}`, `edit=${KEY}`],
  ['product', 'edit=0123', ''],
  ['review', 'review_key=a-b_c', 'review_key=a-b_c'],
  ['review', 'review_key=a%20b', ''],
  ['comments', 'comment_held=1&replytocom=7', 'replytocom=7'],
  ['comments', 'comment_held=1&replytocom=07', 'comment_held=1'],
  ['comments', 'comment_held=2', ''],
])('%s: of %j the page reads %j', (page, query, canonical) => {
  expect(String(read[page](new URLSearchParams(query)))).toBe(canonical);
});

test.each([
  [{}, null],
  [{ part: '2' }, 2],
  [{ part: '1e3' }, Number.NaN],
  [{ part: '' }, Number.NaN],
])('the sitemap’s query %j is the part %j', (query, part) => {
  expect(sitemapQuery.parse(query).part).toBe(part);
});
