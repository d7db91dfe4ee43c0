import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bundleQuery } from '#wire/vitrine/bundles.ts';
import { customersQuery } from '#wire/vitrine/customers.ts';
import { optionFormQuery } from '#wire/vitrine/option-forms.ts';
import { moderationQuery } from '#wire/vitrine/reviews.ts';
import { couponQuery } from '#wire/wc/coupon.ts';
import { customerQuery } from '#wire/wc/customer.ts';
import { orderQuery } from '#wire/wc/order.ts';
import { wcProductQuery } from '#wire/wc/product-query.ts';
import { termQuery } from '#wire/wc/terms.ts';
import { webhookQuery } from '#wire/wc/webhook.ts';
import { commentQuery } from '#wire/wp/comment.ts';
import { documentQuery, postQuery } from '#wire/wp/document.ts';
import { postTermQuery } from '#wire/wp/post-term.ts';
import { BY_MATCH, listQuery } from './list-query.ts';
import { getSorts, RESOURCES } from './resources.ts';

/** What the API takes for each resource that names by what it is sorted. */
const SCHEMAS: Readonly<Record<string, { orderby: z.ZodMiniType }>> = {
  orders: orderQuery,
  products: wcProductQuery,
  customers: customersQuery,
  accounts: customerQuery,
  bundles: bundleQuery,
  'option-forms': optionFormQuery,
  categories: termQuery,
  coupons: couponQuery,
  reviews: moderationQuery,
  pages: documentQuery,
  posts: postQuery,
  'post-categories': postTermQuery,
  'post-tags': postTermQuery,
  comments: commentQuery,
  webhooks: webhookQuery,
};

const sorted = Object.keys(RESOURCES).filter((name) => getSorts(name).length > 0);

test('every resource that is sorted is compared with its schema', () => {
  expect(Object.keys(SCHEMAS)).toEqual(sorted);
});

describe.each(sorted)('%s', (name) => {
  test.each(getSorts(name))('are sorted by %s', (order) => {
    expect(SCHEMAS[name]?.orderby.safeParse(order).success).toBe(true);
  });
});

const CASES: [string, string, { field: string; order: string }, string, object][] = [
  ['a product', 'by name', { field: 'name', order: 'ASC' }, '', { orderby: 'title', order: 'asc' }],
  ['a category', 'by name', { field: 'name', order: 'ASC' }, '', { orderby: 'name', order: 'asc' }],
  [
    'an order',
    'by number',
    { field: 'number', order: 'DESC' },
    '',
    { orderby: 'id', order: 'desc' },
  ],
  ['a category', 'by what it has not', { field: 'price', order: 'ASC' }, '', {}],
  ['a product', 'that is looked for', BY_MATCH, 'mug', { orderby: 'relevance' }],
  ['a category', 'that is looked for', BY_MATCH, 'mug', { orderby: 'relevance' }],
  ['a product', 'of all', BY_MATCH, '', { orderby: 'title', order: 'asc' }],
  ['an account', 'that is looked for', BY_MATCH, 'ada', { orderby: 'name', order: 'asc' }],
  ['a gift card', 'that is looked for', BY_MATCH, 'ada', {}],
];
const NAMES: Readonly<Record<string, string>> = {
  'a product': 'products',
  'a category': 'categories',
  'an order': 'orders',
  'an account': 'accounts',
  'a gift card': 'gift-cards',
};

test.each(CASES)('%s %s', (one, _, sort, q, expected) => {
  const sorts = getSorts(NAMES[one] ?? '');
  const { page, per_page, search, ...order } = listQuery({
    page: 1,
    perPage: 10,
    sort,
    sorts,
    filter: { q },
  });
  expect(order).toEqual(expected);
  expect([page, per_page, search]).toEqual([1, 10, q || undefined]);
});

test('a day is meant whole, and an empty filter is left out', () => {
  const filter = {
    after: '2026-11-03',
    before: '2026-11-03',
    modified_before: '2026-11-04',
    status: '',
    category: [4, 5],
  };
  const sort = { field: 'id', order: 'DESC' };
  expect(listQuery({ page: 2, perPage: 25, sort, sorts: [], filter })).toEqual({
    page: 2,
    per_page: 25,
    after: '2026-11-03T00:00:00',
    before: '2026-11-03T23:59:59',
    modified_before: '2026-11-04T23:59:59',
    category: ['4', '5'],
  });
});
