import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ReviewInput, saveReview } from '../save-review.ts';
import { newestReviews } from './newest-reviews.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
let mug = 0;

beforeEach(async () => {
  await database.reset();
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
});

function write(text: string, more: Partial<ReviewInput> = {}): Promise<number> {
  const input = { productId: mug, rating: 5, text, author: 'Ada', createdAt: NOON, ...more };
  return saveReview(db, input, NOON);
}

const texts = async (limit: number) =>
  (await newestReviews(ctx, mug, limit)).map(({ text }) => text);

test('reviews come newest first, and no more than asked for', async () => {
  await write('second', { createdAt: NOON + 2 });
  await write('first', { createdAt: NOON + 1 });
  await write('third', { createdAt: NOON + 3 });
  await write('also third', { createdAt: NOON + 3 });
  expect(await texts(3)).toEqual(['also third', 'third', 'second']);
  expect(await texts(0)).toEqual([]);
});

test('what is held or spam, a reply, and another product’s review are not among them', async () => {
  const bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON);
  const id = await write('seen');
  await write('held', { status: 'held' });
  await write('spam', { status: 'spam' });
  await write('a reply', { parentId: id, rating: null });
  await write('elsewhere', { productId: bowl });
  expect(await texts(5)).toEqual(['seen']);
});

test('a review says who, when, how many stars, whether bought here, and what the shop answered', async () => {
  const id = await write('Good.\nVery.', {
    author: 'Grace',
    email: 'grace@example.com',
    title: 'Lovely',
    rating: 4,
    verified: true,
  });
  await write('not yet', { parentId: id, rating: null, byShop: true, status: 'held' });
  await write('me too', { parentId: id, rating: null });
  const reply = await write('Thank you', {
    parentId: id,
    rating: null,
    byShop: true,
    createdAt: NOON + 5,
  });
  await write('Thanks again', { parentId: id, rating: null, byShop: true, createdAt: NOON + 6 });
  expect(await newestReviews(ctx, mug, 5)).toEqual([
    {
      id,
      author: 'Grace',
      stars: 4,
      title: 'Lovely',
      text: 'Good.\nVery.',
      verified: true,
      writtenAt: NOON,
      media: [],
      votes: { up: 0, down: 0 },
      replies: [
        expect.objectContaining({ text: 'me too', byShop: false }),
        {
          id: reply,
          text: 'Thank you',
          author: 'Ada',
          byShop: true,
          writtenAt: NOON + 5,
          parentId: id,
        },
        expect.objectContaining({ text: 'Thanks again' }),
      ],
      variation: null,
      product: null,
    },
  ]);
});
