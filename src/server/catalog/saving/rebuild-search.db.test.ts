import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { catalogContext, NOON } from '../testing/test-shop.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { saveProduct } from './save-product.ts';

const database = await testDatabase();
const { db } = database;
const ctx = catalogContext(db);
beforeEach(() => database.reset());

const setVersion = (value: number) =>
  db
    .insertInto('counters')
    .values({ name: 'search', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

test('words of an older version are written again, once', async () => {
  const id = await saveProduct(db, { slug: 'mug', name: 'Stoneware mugs' }, NOON);
  await searchEngine(db).remove(db, [id]);
  await db.deleteFrom('search_spellings').execute();
  expect(await searchProducts(ctx, 'stonware', 5)).toEqual([]);

  await setVersion(1);
  await rebuildSearch(ctx);
  expect(await searchProducts(ctx, 'stonware mugg', 5)).toEqual([id]);

  await searchEngine(db).remove(db, [id]);
  await rebuildSearch(ctx);
  expect(await searchProducts(ctx, 'mug', 5)).toEqual([]);
});

test('the vocabulary holds the words of names and keywords, each once', async () => {
  for (const slug of ['one', 'two']) {
    await saveProduct(db, { slug, name: 'Oak tray', sku: `OT-${slug}`, description: 'wash' }, NOON);
  }
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .whereRef('spelling', '=', 'word')
    .orderBy('word')
    .execute();
  expect(rows.map(({ word }) => word)).toEqual(['oak', 'one', 'otone', 'ottwo', 'tray', 'two']);
});
