import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { emptyTarget } from '#server/platform/database/testing/test-database.ts';
import { readWidget } from '#wire/review-widget.ts';
import { reviewSection } from './reading/review-section.ts';
import { reviewWidget } from './reading/review-widget.ts';
import { recount } from './testing/recount.ts';

test('a shop that had reviews before has every count and every picture afterwards', async () => {
  const database = await openDatabase(await emptyTarget());
  afterAll(() => database.close());
  const { db } = database;
  // The later ones build on what 07x makes.
  await migrate(
    database,
    migrations.filter(({ name }) => !/^(07|092|096|100|102|155|159)/.test(name)),
  );
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
  const draft = await saveProduct(db, { slug: 'draft', name: 'Draft', status: 'draft' }, NOON);
  await sql`insert into media (key, slug, width, height, mime, bytes, ground, created_at)
    values ('m', 'm', 4, 3, 'image/png', 1, '#ffffff', ${NOON})`.execute(db);
  for (let at = 0; at < 40; at += 1) {
    const product = at % 7 === 0 ? draft : mug;
    const status = at % 9 === 0 ? 'held' : 'approved';
    await sql`insert into reviews (product_id, rating, text, author, verified, status,
        votes_up, votes_down, media_count, created_at)
      values (${product}, ${1 + (at % 5)}, ${`Number ${at}`}, 'Ada', ${at % 2}, ${status},
        ${at % 4}, 1, ${at % 3 === 0 ? 1 : 0}, ${NOON - at * 4 * 86_400_000})`.execute(db);
  }
  await sql`insert into review_media (review_id, media_id, position, caption)
    select id, 1, 0, 'Mine' from reviews where media_count = 1`.execute(db);
  await sql`insert into reviews (product_id, parent_id, text, author, by_shop, status, created_at)
    values (${mug}, 2, 'Thanks', 'Shop', 1, 'approved', ${NOON})`.execute(db);
  await sql`insert into reviews (product_id, text, author, verified, status, media_count, created_at)
    values (${mug}, 'No stars', 'Ada', 1, 'approved', 0, ${NOON})`.execute(db);
  await sql`update products set
      rating_sum = (select coalesce(sum(rating), 0) from reviews
        where product_id = products.id and status = 'approved'),
      rating_count = (select count(rating) from reviews
        where product_id = products.id and status = 'approved')`.execute(db);

  await migrate(database, migrations);
  expect(await recount(db)).toEqual([]);
  const ctx = catalogContext(db);
  const section = await reviewSection(ctx, mug, { ...ANY_REVIEW, image: true });
  expect(section.reviews[0]?.media).toMatchObject([{ kind: 'image', caption: 'Mine', width: 4 }]);
  const shop = await reviewWidget(ctx, readWidget({}), ANY_REVIEW);
  expect(section.written).toBe(section.rating.count + 1);
  expect(shop.total).toBe(section.written);
});
