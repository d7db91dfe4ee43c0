import { beforeAll, expect, test } from 'vitest';
import { catalogCache, createCatalogCache } from '#server/catalog/catalog-cache.ts';
import { productTags } from '#server/catalog/tags.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { fillShop, storeApi, type TestShop } from './store/testing/test-shop.ts';

// A list is put together from the cached JSON of its products.

const { db } = await testDatabase();
const catalog = createCatalogCache();
const cached = storeApi(db, {}, { services: catalogCache.add(NO_SERVICES, catalog) });
const fresh = storeApi(db);
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(db);
});

const LIST = '/products?per_page=12';

async function rename(name: string): Promise<void> {
  await db.updateTable('products').set({ name }).where('id', '=', shop.products.mug).execute();
}

test('the cached list is the list, with the same headers', async () => {
  const expected = await fresh.get(LIST);
  for (let time = 0; time < 2; time += 1) {
    const found = await cached.get(LIST);
    expect(found.body).toEqual(expected.body);
    expect([...found.headers]).toEqual([...expected.headers]);
  }
});

test('a list without a product is an empty list', async () => {
  expect((await cached.get('/products?slug=none')).body).toEqual([]);
});

test('a write that names the product makes its JSON again; one product is always read', async () => {
  const names = async (path: string) => JSON.stringify((await cached.get(path)).body);
  const { mug } = shop.products;
  await rename('Before');
  catalog.invalidate('all');
  expect(await names(LIST)).toContain('"Before"');
  await rename('After');
  expect(await names(LIST)).not.toContain('"After"');
  expect(await names(`/products/${mug}`)).toContain('"After"');
  catalog.invalidate(productTags(mug));
  expect(await names(LIST)).toContain('"After"');
});
