import { beforeEach, expect, test } from 'vitest';
import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

test('a tag is merged into another; a product with both has one', async () => {
  const client = await vitrineClient(db);
  const old = await saveTag(db, { slug: 'hand-made', name: 'hand made', description: '' });
  const handmade = await saveTag(db, { slug: 'handmade', name: 'Handmade', description: '' });
  await saveProduct(db, { slug: 'mug', name: 'Mug', tags: [old, handmade] });
  const bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl', tags: [old] });
  const merge = { taxonomy: 'tags', from: old, into: handmade };
  const { body } = await client.send('POST', '/terms/merge', merge);
  expect(body).toEqual({ id: handmade, products: 1 });
  const links = await db.selectFrom('product_tags').select(['product_id', 'tag_id']).execute();
  expect(links).toHaveLength(2);
  expect(links).toContainEqual({ product_id: bowl, tag_id: handmade });
  const [entry] = await db.selectFrom('manager_changes').selectAll().execute();
  expect(entry).toMatchObject({ resource: 'product_tag', subject: `${old}`, action: 'deleted' });
  expect((await client.send('POST', '/terms/merge', merge)).status).toBe(400);
});

test('what is below a merged category is below its parent, its products have the other', async () => {
  const client = await vitrineClient(db);
  const into = await saveCategory(db, { slug: 'table', name: 'Table' });
  const from = await saveCategory(db, { slug: 'cups', name: 'Cups' });
  const below = await saveCategory(db, { slug: 'mugs', name: 'Mugs', parentId: from });
  await saveProduct(db, { slug: 'mug', name: 'Mug', categories: [from] });
  const response = await client.send('POST', '/terms/merge', {
    taxonomy: 'categories',
    from,
    into,
  });
  expect(response.body).toEqual({ id: into, products: 1 });
  const rows = await db.selectFrom('categories').select(['id', 'parent_id']).execute();
  expect(rows).toContainEqual({ id: below, parent_id: null });
  const same = await client.send('POST', '/terms/merge', {
    taxonomy: 'categories',
    from: into,
    into,
  });
  expect(same.status).toBe(400);
});

test('a term is chosen by a colour; what is no colour is refused', async () => {
  const client = await vitrineClient(db);
  const attribute = await saveAttribute(db, { name: 'glaze', label: 'Glaze', swatchKind: 'label' });
  const id = await saveTerm(db, { attributeId: attribute, slug: 'sand', name: 'Sand' });
  const swatch = { kind: 'colour', colours: ['#d8c3a5'], families: ['beige', 'white'] };
  const { body } = await client.send('PUT', `/terms/${id}/swatch`, swatch);
  expect(body).toEqual({ id, name: 'Sand', slug: 'sand', image: null, ...swatch });
  const list = await client.send('GET', `/attributes/${attribute}/swatches`);
  expect(list.body).toEqual([body]);
  for (const wrong of [
    { ...swatch, colours: ['red'] },
    { ...swatch, families: ['ink'] },
    { ...swatch, families: ['red', 'blue', 'green', 'pink'] },
    { ...swatch, image_id: 99 },
  ]) {
    expect((await client.send('PUT', `/terms/${id}/swatch`, wrong)).status).toBe(400);
  }
  const { families: _, ...known } = swatch;
  expect((await client.send('PUT', `/terms/${id}/swatch`, known)).body).toEqual(body);
  expect((await client.send('PUT', '/terms/999/swatch', swatch)).status).toBe(404);
});
