import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import { createReadCache } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { saveProduct } from '../saving/save-product.ts';
import { productTags } from '../tags.ts';
import { catalogContext, NOON } from '../testing/test-shop.ts';
import { findDisplayedProduct } from './find-product.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

/** Reads the product of a page at a moment, all through one cache. */
function openReader() {
  const reads = createReadCache();
  const services = pageReads.add(NO_SERVICES, reads);
  return {
    invalidate: reads.invalidate,
    read: (slug: string, now = NOON) =>
      findDisplayedProduct({ ...catalogContext(db, {}, now), services }, slug),
  };
}

test('what was read is used again until a write names the product', async () => {
  const id = await saveProduct(db, { slug: 'tray', name: 'Tray', regularPrice: money(1500) }, NOON);
  const { read, invalidate } = openReader();
  const before = await read('tray');
  expect(before?.price?.min).toBe(1500);
  await db.updateTable('products').set({ name: 'Board' }).where('id', '=', id).execute();
  invalidate(['product:999']);
  expect(await read('tray')).toBe(before);
  invalidate(productTags(id));
  expect((await read('tray'))?.name).toBe('Board');
});

test('a price that begins by its date is there at that moment', async () => {
  const sale = { salePrice: money(1000), saleFrom: NOON + 1000, saleTo: NOON + 2000 };
  await saveProduct(
    db,
    { slug: 'candle', name: 'Candle', regularPrice: money(2200), ...sale },
    NOON,
  );
  const { read } = openReader();
  const moments = [NOON, NOON + 999, NOON + 1000, NOON + 1999, NOON + 2000];
  const prices: (number | undefined)[] = [];
  for (const now of moments) prices.push((await read('candle', now))?.price?.min);
  expect(prices).toEqual([2200, 2200, 1000, 1000, 2200]);
});

test('a group shows a change of its members, which names the member alone', async () => {
  const cup = await saveProduct(db, { slug: 'cup', name: 'Cup', regularPrice: money(900) }, NOON);
  await saveProduct(db, { slug: 'set', name: 'Set', kind: 'grouped', members: [cup] }, NOON);
  const { read, invalidate } = openReader();
  expect((await read('set'))?.members.map(({ name }) => name)).toEqual(['Cup']);
  await db.updateTable('products').set({ name: 'Beaker' }).where('id', '=', cup).execute();
  invalidate([`product:${cup}`]);
  expect((await read('set'))?.members.map(({ name }) => name)).toEqual(['Beaker']);
});

test('a product that is no longer published is not found, though it was read before', async () => {
  const id = await saveProduct(db, { slug: 'tray', name: 'Tray', regularPrice: money(1500) }, NOON);
  const { read } = openReader();
  expect(await read('tray')).not.toBeNull();
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
  expect(await read('tray')).toBeNull();
  expect(await read('')).toBeNull();
});
