import { beforeEach, expect, test } from 'vitest';
import { loadStoreProducts } from '#server/catalog/store/load-store-products.ts';
import { productTags } from '#server/catalog/tags.ts';
import { createReadCache, MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { fillShop, now } from './store/testing/test-shop.ts';

// What surrounds a product is cached between calls; its price and its stock never are.

const { db } = await testDatabase();
const { products } = await fillShop(db);
const readCache = createReadCache();
const ctx = { ...testContext(db, { now }), readCache };

async function mug(at = now) {
  const [found] = await loadStoreProducts({ ...ctx, now: at }, [products.mug]);
  return found;
}

const rename = (name: string) => db.updateTable('categories').set({ name }).execute();

beforeEach(() => readCache.invalidate('all'));

test('price and stock are those of this moment', async () => {
  await mug();
  await db.updateTable('products').set({ price_min: 1, stock_quantity: 3 }).execute();
  expect(await mug()).toMatchObject({ product: { price_min: 1, stock_quantity: 3 } });
});

test('the name of a category counts as soon as a write names the product', async () => {
  await rename('Before');
  expect(await mug()).toMatchObject({ categories: [{ name: 'Before' }] });
  await rename('After');
  readCache.invalidate(['product:0']);
  expect(await mug()).toMatchObject({ categories: [{ name: 'Before' }] });
  readCache.invalidate(productTags(products.mug));
  expect(await mug()).toMatchObject({ categories: [{ name: 'After' }] });
});

test('a change by plain SQL counts after a few seconds', async () => {
  await rename('Before');
  await mug();
  await rename('After');
  expect(await mug(now + MAX_CACHE_AGE_MS)).toMatchObject({ categories: [{ name: 'After' }] });
});

test('a variation has the attributes of its product, cached or not', async () => {
  const first = await mug();
  const ids = first?.variationKeys.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  const read = await loadStoreProducts(ctx, ids);
  expect(await loadStoreProducts(ctx, ids)).toEqual(read);
  for (const variation of read) expect(variation.attributes).toEqual(first?.attributes);
});
