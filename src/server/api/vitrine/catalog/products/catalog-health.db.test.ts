import { expect, test } from 'vitest';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/catalog/health.

const { db } = await testDatabase();

async function image(key: string, width: number): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({
      ...{ key, slug: key, mime: 'image/png', bytes: 1, created_at: 1, alt: '' },
      ...{ width, height: 400 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('each gap of the catalogue names its products; whole ones and drafts are in none', async () => {
  const client = await vitrineClient(db);
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups' });
  const [large, small] = [await image('a-0123456789', 900), await image('b-0123456789', 500)];
  const healthy = { regularPrice: 1000, categories: [cups], gallery: [large], weight: 0.4 };
  const save = (name: string, more: object) =>
    saveProduct(db, { slug: name, name, ...healthy, ...more });
  const draft = await save('draft', { status: 'draft', gallery: [], weight: null });
  await save('whole', { sku: 'A-1' });
  await save('no-picture', { gallery: [] });
  await save('no-price', { regularPrice: null });
  await save('no-category', { categories: [] });
  await save('no-weight', { weight: null });
  await save('a-file', { weight: null, virtual: true });
  await save('same-one', { sku: 'B-2' });
  await save('same-two', { sku: 'b-2' });
  await save('link', { upsells: [draft] });
  await save('small', { gallery: [large, small] });
  await save('scarf', {
    kind: 'variable',
    weight: null,
    attributes: [{ label: 'Length', options: ['short'], forVariations: true }],
    variations: [{ attributes: { Length: 'short' }, regularPrice: 100, weight: 1, sku: 'S' }],
  });
  const { body } = await client.send('GET', '/catalogue-health');
  const names = body.map(({ check, count, products }: (typeof body)[number]) => [
    check,
    count,
    products.map(({ name }: { name: string }) => name),
  ]);
  expect(names).toEqual([
    ['picture', 1, ['no-picture']],
    ['price', 1, ['no-price']],
    ['category', 1, ['no-category']],
    ['weight', 1, ['no-weight']],
    ['sku', 2, ['same-one', 'same-two']],
    ['link', 1, ['link']],
    ['smallPicture', 1, ['small']],
  ]);
});
