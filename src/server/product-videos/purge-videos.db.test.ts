import { beforeEach, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { memoryStorage } from '#server/platform/storage/testing/memory-storage.ts';
import { purgeVideos, UNUSED_DAYS } from './purge-videos.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const DAY = 24 * 60 * 60 * 1000;
const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => `${digit.repeat(32)}.mp4`);
const address = (name = '') => `/media/product-videos/${name}`;

async function openShop() {
  const removed: string[] = [];
  const storage = { ...memoryStorage(), remove: async (name: string) => void removed.push(name) };
  for (const name of [ONE, TWO, THREE]) {
    await db
      .insertInto('product_video_files')
      .values({ name: name ?? '', unused_since: 0 })
      .execute();
  }
  const texts = [{ table: 'products', column: 'description' }];
  return { removed, purge: (day: number) => purgeVideos({ db, storage, now: day * DAY }, texts) };
}

const left = async () =>
  (await db.selectFrom('product_video_files').selectAll().orderBy('name').execute()).map(
    ({ name, unused_since }) => [name, unused_since],
  );

test('a video goes when nothing has shown it for some weeks, and not before', async () => {
  const { removed, purge } = await openShop();
  const { id: image } = await db
    .insertInto('media')
    .values({
      ...{ key: 'cup', slug: 'cup', mime: 'image/png' },
      ...{ width: 9, height: 9, bytes: 9, created_at: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cup = { slug: 'cup', name: 'Cup', gallery: [image] };
  const product = await saveProduct(db, { ...cup, videos: [{ image, url: address(ONE) }] });
  await saveProduct(db, {
    slug: 'mug',
    name: 'Mug',
    description: `<p><a href="${address(TWO)}">See it made</a></p>`,
  });
  await purge(UNUSED_DAYS);
  expect(removed).toEqual([]);
  expect(await left()).toEqual([
    [ONE, null],
    [TWO, null],
    [THREE, 0],
  ]);
  await purge(UNUSED_DAYS + 1);
  expect(removed).toEqual([`product-videos/${THREE}`]);
  // Taken from its product, it waits as long again.
  await saveProduct(db, { ...cup, id: product, videos: [] });
  await purge(40);
  await purge(40 + UNUSED_DAYS);
  expect(await left()).toEqual([
    [ONE, 40 * DAY],
    [TWO, null],
  ]);
  await purge(41 + UNUSED_DAYS);
  expect(await left()).toEqual([[TWO, null]]);
  expect(removed).toHaveLength(2);
});
