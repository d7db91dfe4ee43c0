import { expect, test } from 'vitest';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();

async function picture(key: string, alt: string): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({
      ...{ key, slug: key, mime: 'image/png', bytes: 1, created_at: 1 },
      ...{ alt, width: 9, height: 9 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a picture says what shows it, and those without an alternative text are found', async () => {
  const client = await vitrineClient(db);
  const id = await picture('a-0123456789', '');
  const other = await picture('b-0123456789', 'A bowl');
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups', image: id });
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', gallery: [id] });
  const scarf = await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes: [{ label: 'Length', options: ['short', 'long'], forVariations: true }],
    variations: ['short', 'long'].map((Length) => ({ attributes: { Length }, image: id })),
  });
  const { body } = await client.send('GET', `/media/${id}/usage`);
  expect(body).toEqual([
    { kind: 'product', id: mug, name: 'Mug' },
    { kind: 'variation', id: scarf, name: 'Scarf' },
    { kind: 'category', id: cups, name: 'Cups' },
  ]);
  expect((await client.send('GET', `/media/${other}/usage`)).body).toEqual([]);
  expect((await client.send('GET', '/media/999/usage')).status).toBe(404);

  const program = await managerClient(db);
  const list = await program.send('GET', '/wp-json/wp/v2/media?missing_alt=true');
  expect(list.body.map((one: { id: number }) => one.id)).toEqual([id]);
});
