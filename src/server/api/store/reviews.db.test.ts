import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ReviewInput, saveReviews } from '#server/reviews/save-review.ts';
import { storeReview } from '#wire/store/review.ts';
import { fillShop, now, origin, storeApi, type TestShop } from './testing/test-shop.ts';

const database = await testDatabase();
const { db } = database;
const { get } = storeApi(db);
let shop: TestShop;
let ids: number[] = [];

beforeAll(async () => {
  shop = await fillShop(db);
  const { mug, tray } = shop.products;
  const getReviews = (
    productId: number,
    rating: number,
    text: string,
    at: number,
  ): ReviewInput => ({
    productId,
    rating,
    text,
    author: 'Ada',
    email: 'ada@example.com',
    verified: true,
    createdAt: now - at * 60_000,
  });
  ids = await saveReviews(
    db,
    [
      getReviews(mug, 5, 'One <b>\n\nTwo\nthree', 0),
      getReviews(mug, 3, 'Fair', 1),
      getReviews(tray, 4, 'Good', 2),
      { ...getReviews(mug, 1, 'Held', 3), status: 'held' },
      getReviews(shop.products.draft, 1, 'Of a draft', 4),
    ],
    now,
  );
});

async function list(query = '') {
  const { status, body, headers } = await get(`/products/reviews${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { reviews: z.array(storeReview).parse(body), total: headers.get('x-wp-total') };
}
const texts = async (query: string) => (await list(query)).reviews.map(({ id }) => ids.indexOf(id));

describe('products/reviews', () => {
  test('says who, what and about which product, as HTML that holds nothing but text', async () => {
    const { reviews } = await list(`?product_id=${shop.products.mug}&per_page=1`);
    expect(reviews).toEqual([
      {
        id: ids[0],
        date_created: new Date(now).toISOString().slice(0, 19),
        formatted_date_created: expect.any(String),
        date_created_gmt: new Date(now).toISOString().slice(0, 19),
        product_id: shop.products.mug,
        product_name: 'Stoneware mug',
        product_permalink: `${origin}/product/mug`,
        product_image: expect.anything(),
        reviewer: 'Ada',
        review: '<p>One &lt;b&gt;</p>\n<p>Two<br />\nthree</p>\n',
        rating: 5,
        verified: true,
        reviewer_avatar_urls: {
          24: expect.stringMatching(/^data:image\/svg/),
          48: expect.any(String),
          96: expect.any(String),
        },
      },
    ]);
    expect(JSON.stringify(reviews)).not.toContain('example.com/ada');
    expect(JSON.stringify(reviews)).not.toContain('ada@example.com');
  });

  test('is ordered, paged and narrowed, and shows neither what is held nor drafts', async () => {
    expect(await texts('')).toEqual([0, 1, 2]);
    expect(await texts('?order=asc')).toEqual([2, 1, 0]);
    expect(await texts('?orderby=rating')).toEqual([0, 2, 1]);
    expect(await texts('?orderby=rating&order=asc')).toEqual([1, 2, 0]);
    expect(await texts('?per_page=1&page=2')).toEqual([1]);
    expect(await texts('?offset=2&per_page=5')).toEqual([2]);
    expect(await texts(`?category_id=${shop.categories.mugs}`)).toEqual([0, 1]);
    expect(await texts(`?category_id=${shop.categories.tableware}`)).toEqual([0, 1, 2]);
    expect(await texts(`?product_id=${shop.products.draft}`)).toEqual([]);
    expect((await list(`?product_id=${shop.products.mug}`)).total).toBe('2');
  });

  test('refuses nonsense by name', async () => {
    for (const query of [
      '?per_page=0',
      '?per_page=101',
      '?orderby=x',
      '?product_id=x',
      '?page=x',
    ]) {
      expect((await get(`/products/reviews${query}`)).status).toBe(400);
    }
  });
});
