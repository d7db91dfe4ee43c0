import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageVariants } from '#server/media/image-variant.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { diskStorage } from '#server/platform/storage/disk-storage.ts';
import { isDemoShop } from '#server/settings/demo-shop.ts';
import { sweep } from '#server/testing/sweep.ts';
import { products } from './catalog/products.ts';
import { demoReviews } from './reviews/generate.ts';
import { seedDemo } from './seed.ts';

const NOW = Date.UTC(2026, 4, 5, 10, 30);
const DAY = 86_400_000;
const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = diskStorage(folder);
const options = { now: NOW };

async function count(
  table: 'products' | 'reviews' | 'comments' | 'documents' | 'media',
): Promise<number> {
  const row = await database.db
    .selectFrom(table)
    .select((each) => each.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Everything that could differ between two demo shops. */
async function fingerprint(db: Db): Promise<string> {
  const rows = [
    await db.selectFrom('products').selectAll().orderBy('id').execute(),
    await db.selectFrom('reviews').selectAll().orderBy('id').execute(),
    await db.selectFrom('media').select(['id', 'key', 'alt']).orderBy('id').execute(),
    await db.selectFrom('blocks').selectAll().orderBy('id').execute(),
    await db.selectFrom('menu_items').selectAll().orderBy('id').execute(),
    await db.selectFrom('terms').selectAll().orderBy('id').execute(),
  ];
  return JSON.stringify(rows);
}

describe('seeding the demo shop', () => {
  let first = '';
  beforeAll(async () => {
    await seedDemo(database, storage, options);
    first = await fingerprint(database.db);
  }, 120_000);

  it('fills an empty shop', async () => {
    const variations = products.flatMap((product) => product.variations ?? []);
    expect(await count('products')).toBe(products.length + variations.length);
    const replies = demoReviews().filter((review) => review.reply);
    expect(await count('reviews')).toBe(demoReviews().length + replies.length);
    expect(await count('documents')).toBe(12);
    expect(await isDemoShop(database.db)).toBe(true);
  });

  it('has videos among the photos of reviews, and talk under the journal', async () => {
    const videos = await database.db
      .selectFrom('review_files')
      .innerJoin('review_uploads', 'review_uploads.media_id', 'review_files.media_id')
      .select(['review_files.url', 'review_uploads.reference', 'review_uploads.claimed'])
      .where('review_files.kind', '=', 'video')
      .execute();
    expect(videos).toHaveLength(4);
    for (const { url, reference, claimed } of videos) {
      expect(url).toBe(`/media/videos/${reference}.webm`);
      expect(claimed).toBe(1);
    }
    expect(await count('comments')).toBeGreaterThan(5);
  });

  it('gives the tray, the mug and the candle their figures', async () => {
    const row = (slug: string) =>
      database.db
        .selectFrom('products')
        .selectAll()
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
    expect(await row('oak-serving-tray')).toMatchObject({
      price_min: 4800,
      stock_quantity: 120,
      stock_state: 'instock',
    });
    expect(await row('stoneware-mug')).toMatchObject({ price_min: 1400, price_max: 1800 });
    expect(await row('beeswax-pillar-candle')).toMatchObject({
      price_min: 1760,
      regular_min: 2200,
      on_sale: 1,
    });
    expect((await row('moss-glass-vase')).stock_state).toBe('outofstock');
    expect((await row('wool-throw')).stock_state).toBe('onbackorder');
    const diffuser = await row('reed-diffuser');
    expect(diffuser.on_sale).toBe(1);
    expect(diffuser.sale_ends_at).toBe(Math.floor(NOW / DAY) * DAY + 5 * DAY);
  });

  it('packs no order that waits for its money, but for cash on delivery', async () => {
    const packed = await database.db
      .selectFrom('orders')
      .select(['number', 'payment_method', 'paid_at'])
      .where('status', '=', 'processing')
      .execute();
    expect(packed.length).toBeGreaterThan(0);
    for (const { number, payment_method, paid_at } of packed) {
      expect(paid_at !== null, `${number} by ${payment_method}`).toBe(payment_method !== 'cod');
    }
  });

  it('has the file that is sold as a download', async () => {
    const file = await storage.get('downloads/slow-sundays.pdf');
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('counts the ratings of a product', async () => {
    const mug = await database.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count'])
      .where('slug', '=', 'stoneware-mug')
      .executeTakeFirstOrThrow();
    const ratings = demoReviews().filter((review) => review.product === 'stoneware-mug');
    expect(mug.rating_count).toBe(ratings.length);
    expect(mug.rating_sum).toBe(ratings.reduce((sum, review) => sum + review.rating, 0));
  });

  it('gives every product a picture with words', async () => {
    const bare = await database.db
      .selectFrom('products')
      .leftJoin('product_images', 'product_images.product_id', 'products.id')
      .select('products.slug')
      .where('products.kind', '<>', 'variation')
      .where('product_images.media_id', 'is', null)
      .execute();
    expect(bare).toEqual([]);
    const mute = await database.db
      .selectFrom('media')
      .select('key')
      .where('alt', '=', '')
      .execute();
    expect(mute).toEqual([]);
  });

  it('stores drawings that can be rasterised', async () => {
    const media = await database.db
      .selectFrom('media')
      .select('key')
      .where('slug', 'in', ['oak-serving-tray', 'oak-serving-tray-at-home'])
      .execute();
    const variants = createImageVariants(database.db, storage);
    expect(media.length).toBeGreaterThan(3);
    for (const { key } of media) {
      const bytes = await variants({ key, width: 160, format: 'jpeg' });
      expect(bytes?.subarray(0, 2).toString('hex')).toBe('ffd8');
    }
  });

  it('shows the right colour for each mug', async () => {
    const rows = await database.db
      .selectFrom('products as mug')
      .innerJoin('products as variation', 'variation.parent_id', 'mug.id')
      .innerJoin('variation_attributes as chosen', 'chosen.variation_id', 'variation.id')
      .innerJoin('media', 'media.id', 'variation.image_id')
      .select(['chosen.value', 'media.alt'])
      .where('mug.slug', '=', 'stoneware-mug')
      .where('chosen.name', '=', 'pa_color')
      .execute();
    expect(rows).toHaveLength(7);
    for (const { value, alt } of rows) expect(alt.toLowerCase()).toContain(value);
  });

  it('has a picture for every colour and every cover', async () => {
    const bare = await database.db
      .selectFrom('products as variation')
      .innerJoin('variation_attributes as chosen', 'chosen.variation_id', 'variation.id')
      .select(['variation.sku', 'chosen.value'])
      .where('chosen.name', 'in', ['pa_color', 'pa_cover'])
      .where('variation.image_id', 'is', null)
      .execute();
    expect(bare).toEqual([]);
    const swatches = await database.db
      .selectFrom('terms')
      .select('slug')
      .where('swatch_kind', '=', 'image')
      .where('image_id', 'is', null)
      .execute();
    expect(swatches).toEqual([]);
  });

  it('does nothing when the shop has products', async () => {
    await seedDemo(database, storage, { ...options, now: NOW + 3 * DAY });
    expect(await fingerprint(database.db)).toBe(first);
  });

  async function isTheSameAgain() {
    await database.reset();
    await seedDemo(database, storage, options);
    expect(await fingerprint(database.db)).toBe(first);
  }

  async function recovers() {
    const images = await count('media');
    await database.reset();
    const dying = { ...storage, put: dieAfter(100, storage.put) };
    await expect(seedDemo(database, dying, options)).rejects.toThrow('out of power');
    expect(await count('products')).toBe(0);
    expect(await count('media')).toBeGreaterThan(0);
    await seedDemo(database, storage, options);
    expect(await count('media')).toBe(images);
    expect(await count('reviews')).toBeGreaterThan(600);
  }

  // Each fills the whole shop anew.
  const fillings = [
    ['makes the very same shop again, given the same time', isTheSameAgain],
    ['recovers from a start that died while drawing', recovers],
  ] as const;
  for (const [name, check] of sweep(fillings, 2)) it(name, check, 120_000);
});

function dieAfter<Arguments extends unknown[]>(
  calls: number,
  work: (...args: Arguments) => Promise<void>,
): (...args: Arguments) => Promise<void> {
  let left = calls;
  return async (...args) => {
    left -= 1;
    if (left < 0) throw new Error('out of power');
    await work(...args);
  };
}
