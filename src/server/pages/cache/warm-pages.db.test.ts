import { expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { catalogContext, NOON } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { warmPages } from './warm-pages.ts';

const { db } = await testDatabase();

async function rendered(): Promise<string[]> {
  const requested: string[] = [];
  const open = async (path: string) => requested.push(path);
  await warmPages(open, catalogContext(db));
  return requested;
}

test('the front page and what sells best of what is sold are rendered beforehand', async () => {
  expect(await rendered()).toEqual(['/']);
  const [, mug, draft] = [
    await saveProduct(db, { slug: 'bowl', name: 'Bowl' }, NOON),
    await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON),
    await saveProduct(db, { slug: 'draft', name: 'Draft', status: 'draft' }, NOON),
  ];
  await db.updateTable('products').set({ total_sales: 3 }).where('id', '=', mug).execute();
  await db.updateTable('products').set({ total_sales: 9 }).where('id', '=', draft).execute();
  expect(await rendered()).toEqual(['/', '/product/mug']);
});
