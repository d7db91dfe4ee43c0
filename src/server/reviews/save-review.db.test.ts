import { beforeEach, describe, expect, it } from 'vitest';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { listingFacets } from '#server/catalog/listing/listing-facets.ts';
import { findProduct } from '#server/catalog/product/find-product.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, everything, NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ReviewInput, saveReview, saveReviews } from './save-review.ts';

// On PostgreSQL in every run: src/server/catalog/ratings.

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
let mug = 0;
let bowl = 0;

const review = (productId: number, rating: number | null, more: Partial<ReviewInput> = {}) => ({
  productId,
  rating,
  text: 'Good.',
  author: 'Ada',
  createdAt: NOON,
  ...more,
});

beforeEach(async () => {
  await database.reset();
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
  bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON);
});

const best = async () =>
  (await listProducts(ctx, everything({ sort: 'rating' }))).cards.map(({ slug }) => slug);

describe('a review', () => {
  it('moves the rating of its product and its place in listings', async () => {
    await saveReviews(db, [review(mug, 4), review(mug, 5), review(bowl, 4)], NOON);
    expect((await findProduct(ctx, 'mug'))?.rating).toEqual({ average: 4.5, count: 2 });
    expect(await best()).toEqual(['mug', 'bowl']);
    await saveReview(db, review(mug, 1), NOON);
    expect((await findProduct(ctx, 'mug'))?.rating).toEqual({ average: 3.33, count: 3 });
    expect(await best()).toEqual(['bowl', 'mug']);
    const { ratings } = await listingFacets(ctx, everything());
    expect(ratings.filter(({ count }) => count > 0)).toEqual([
      { stars: 4, count: 1 },
      { stars: 3, count: 1 },
    ]);
    const off = catalogContext(db, { 'reviews.enabled': false });
    expect((await listingFacets(off, everything())).ratings).toEqual([]);
  });

  it('that is held, or a reply, moves nothing', async () => {
    const id = await saveReview(db, review(mug, 5), NOON);
    await saveReviews(
      db,
      [review(mug, 1, { status: 'held' }), review(mug, null, { parentId: id, byShop: true })],
      NOON,
    );
    expect((await findProduct(ctx, 'mug'))?.rating).toEqual({ average: 5, count: 1 });
  });

  it('keeps its pictures and says how many', async () => {
    const media = await db
      .insertInto('media')
      .values(
        ['a', 'b'].map((slug) => ({
          key: slug,
          slug,
          width: 4,
          height: 3,
          mime: 'image/png',
          bytes: 1,
          created_at: NOON,
        })),
      )
      .returning('id')
      .execute();
    const [plain, pictured] = await saveReviews(
      db,
      [
        review(mug, 5),
        review(mug, 4, { media: media.map(({ id }) => ({ mediaId: id, caption: 'Mine' })) }),
      ],
      NOON,
    );
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'media_count'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: plain, media_count: 0 },
      { id: pictured, media_count: 2 },
    ]);
    const images = await db.selectFrom('review_files').selectAll().execute();
    expect(images.map((one) => [one.review_id, one.caption])).toEqual([
      [pictured, 'Mine'],
      [pictured, 'Mine'],
    ]);
  });

  it('has between one and five whole stars, or nothing is written', async () => {
    for (const rating of [0, 6, 4.5, Number.NaN]) {
      await expect(saveReviews(db, [review(mug, 5), review(mug, rating)])).rejects.toThrow('stars');
    }
    expect((await findProduct(ctx, 'mug'))?.rating.count).toBe(0);
  });
});
