import { expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveSet } from '#server/content/block-sets.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { managerClient } from '../../../wc/testing/manager-client.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const { db } = await testDatabase();

async function image(key: string, alt: string): Promise<number> {
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

test('a picture says what shows it, and those unused or without an alternative text are found', async () => {
  const client = await vitrineClient(db);
  const id = await image('a-0123456789', '');
  const other = await image('b-0123456789', 'A bowl');
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups', image: id });
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', gallery: [id] });
  const scarf = await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes: [{ label: 'Length', options: ['short', 'long'], forVariations: true }],
    variations: ['short', 'long'].map((Length) => ({ attributes: { Length }, image: id })),
  });
  const details = { excerpt: '', publishedAt: 1 };
  const about = await saveDocument(db, {
    ...{ kind: 'page', slug: 'about', title: 'About', ...details },
    blocks: [{ kind: 'image', settings: { imageId: id } }],
  });
  const news = await saveDocument(db, {
    ...{ kind: 'post', slug: 'news', title: 'News', ...details },
    blocks: [{ kind: 'text', settings: { html: '<img src="/media/a-0123456789/9.jpeg">' } }],
  });
  const set = await saveSet(db, {
    ...{ purpose: 'shared', name: 'Hours' },
    blocks: [{ kind: 'gallery', settings: { pictures: [{ imageId: id }] } }],
  });
  const entry = await db
    .insertInto('menu_items')
    .values({
      ...{ menu: 'main', parent_id: null, position: 0, label: 'Sale', url: '/', mega: 0 },
      image_id: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = await client.send('POST', '/option-forms', {
    title: 'Engraving',
    belongsTo: { kind: 'products', ids: [mug] },
    sections: [
      {
        id: 'main',
        fields: [
          {
            ...{ type: 'image-group', id: 'wood', label: 'Wood' },
            options: [{ value: 'oak', label: 'Oak', image: '/media/a-0123456789/9.jpeg' }],
          },
        ],
      },
    ],
  });
  expect([form.status, form.body.code]).toEqual([201, undefined]);

  const { body } = await client.send('GET', `/media/${id}/usage`);
  expect(body).toEqual([
    { kind: 'product', id: mug, name: 'Mug' },
    { kind: 'variation', id: scarf, name: 'Scarf' },
    { kind: 'category', id: cups, name: 'Cups' },
    { kind: 'page', id: about, name: 'About' },
    { kind: 'post', id: news, name: 'News' },
    { kind: 'block-set', id: set.ok && set.set.id, name: 'Hours' },
    { kind: 'menu', id: entry.id, name: 'Sale' },
    { kind: 'option-form', id: form.body.id, name: 'Engraving' },
  ]);
  expect((await client.send('GET', `/media/${other}/usage`)).body).toEqual([]);
  expect((await client.send('GET', '/media/999/usage')).status).toBe(404);

  const themed = await vitrineClient(db, { settings: { 'theme.logo': other } });
  expect((await themed.send('GET', `/media/${other}/usage`)).body).toEqual([
    { kind: 'logo', id: 0, name: 'Logo' },
  ]);
  expect((await themed.send('GET', '/media?unused=true')).body).toEqual([]);

  const getIds = (rows: { id: number }[]) => rows.map((row) => row.id);
  const unused = await client.send('GET', '/media?unused=true');
  expect([getIds(unused.body), unused.headers.get('x-wp-total')]).toEqual([[other], '1']);
  expect(getIds((await client.send('GET', '/media?unused=true&search=a-0')).body)).toEqual([]);
  const draft = [{ kind: 'image', settings: { imageId: other } }];
  await client.send('PUT', `/documents/${about}/draft`, { version: 1, blocks: draft });
  expect((await client.send('GET', '/media?unused=true')).body).toEqual([]);
  expect((await client.send('GET', `/media/${other}/usage`)).body).toEqual([
    { kind: 'page', id: about, name: 'About' },
  ]);
  const program = await managerClient(db);
  const list = await program.send('GET', '/wp-json/wp/v2/media?missing_alt=true');
  expect(getIds(list.body)).toEqual([id]);

  // An order keeps the picture that its product had.
  const sold = await image('c-0123456789', 'A cup');
  const cup = await saveProduct(db, {
    slug: 'cup',
    name: 'Cup',
    regularPrice: money(500),
    gallery: [sold],
  });
  const line_items = [{ product_id: cup, quantity: 1 }];
  const { body: order } = await program.send('POST', '/orders', { line_items });
  await saveProduct(db, { id: cup, slug: 'cup', name: 'Cup', gallery: [] });
  expect((await client.send('GET', `/media/${sold}/usage`)).body).toEqual([
    { kind: 'order', id: order.id, name: String(order.number) },
  ]);
  expect((await client.send('GET', '/media?unused=true')).body).toEqual([]);
});
