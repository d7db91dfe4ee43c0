import { beforeEach, expect, test } from 'vitest';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { vitrineClient } from '../../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const prices = async () =>
  (await db.selectFrom('products').selectAll().orderBy('id').execute()).map(
    ({ regular_price: regular, sale_price: sale }) => [regular, sale],
  );

test('prices go up by percent, those of variations too, and a sale stays as it is', async () => {
  const client = await vitrineClient(db);
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', regularPrice: 1000 });
  const scarf = await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes: [{ label: 'Length', options: ['short', 'long'], forVariations: true }],
    variations: [
      { attributes: { Length: 'short' }, regularPrice: 2000 },
      { attributes: { Length: 'long' }, regularPrice: 3000, salePrice: 2500 },
    ],
  });
  const up = { ids: [mug, scarf], price_percent: 10 };
  const { status, body } = await client.send('POST', '/products/bulk', up);
  expect([status, body]).toEqual([200, { changed: 2, refused: [] }]);
  expect(await prices()).toEqual([
    [1100, null],
    [null, null],
    [2200, null],
    [3300, 2500],
  ]);
  const log = await db.selectFrom('manager_changes').select('subject').execute();
  expect(log.map(({ subject }) => subject)).toEqual([String(mug), String(scarf)]);

  const both = { ids: [mug, scarf], price_percent: -10, sale_price_percent: -10 };
  expect((await client.send('POST', '/products/bulk', both)).body).toMatchObject({ changed: 2 });
  expect((await prices()).slice(2)).toEqual([
    [1980, null],
    [2970, 2250],
  ]);
  const below = { ids: [scarf], price_percent: -50 };
  const { body: refusal } = await client.send('POST', '/products/bulk', below);
  expect(refusal).toEqual({
    changed: 0,
    refused: [{ id: scarf, reason: expect.stringContaining('lower than the regular price') }],
  });
  expect(await prices()).toContainEqual([2970, 2250]);

  const sale = { percent: 50, date_to: '2030-01-01T00:00:00' };
  await client.send('POST', '/products/bulk', { ids: [mug], sale });
  expect(await prices()).toContainEqual([990, 495]);
  await client.send('POST', '/products/bulk', { ids: [mug], sale: null });
  expect(await prices()).toContainEqual([990, null]);
});

test('categories and status are changed, and what cannot be is named', async () => {
  const client = await vitrineClient(db);
  const cups = await saveCategory(db, { slug: 'cups', name: 'Cups' });
  const old = await saveCategory(db, { slug: 'old', name: 'Old' });
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', categories: [old] });
  const change = {
    ids: [mug, 999],
    add_categories: [cups],
    remove_categories: [old],
    status: 'draft',
  };
  const { body } = await client.send('POST', '/products/bulk', change);
  expect(body).toEqual({ changed: 1, refused: [{ id: 999, reason: 'Invalid ID.' }] });
  const [row] = await db.selectFrom('products').select('status').execute();
  expect(row).toEqual({ status: 'draft' });
  const links = await db.selectFrom('product_categories').select('category_id').execute();
  expect(links).toEqual([{ category_id: cups }]);
  expect((await client.send('POST', '/products/bulk', change)).body.changed).toBe(0);
  const none = await client.send('POST', '/products/bulk', { ids: [mug], sale: { date_to: null } });
  expect(none.status).toBe(400);
});

test('stock, groups, classes and rounded prices are previewed as they are then changed', async () => {
  const client = await vitrineClient(db);
  const tag = await saveTag(db, { slug: 'new', name: 'New', description: '' });
  const counted = { manageStock: true, stockQuantity: 5 };
  const mug = await saveProduct(db, {
    ...{ slug: 'mug', name: 'Mug', regularPrice: 2400, ...counted },
  });
  const scarf = await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes: [{ label: 'Length', options: ['short', 'long'], forVariations: true }],
    variations: [{ attributes: { Length: 'short' }, regularPrice: 2000, ...counted }],
  });
  await db.insertInto('tax_classes').values({ slug: 'books', name: 'Books' }).execute();
  const change = {
    ids: [mug, scarf],
    ...{ price_percent: 10, price_ending: 99, stock_by: -9, add_tags: [tag], tax_class: 'books' },
  };
  const { body } = await client.send('POST', '/products/bulk', { ...change, preview: true });
  expect(body).toEqual({
    changed: 2,
    refused: [],
    preview: [
      {
        id: mug,
        name: 'Mug',
        before: { regularPrice: 2400, stockQuantity: 5, taxClass: '' },
        after: { regularPrice: 2599, stockQuantity: 0, taxClass: 'books' },
      },
      {
        id: scarf,
        name: 'Scarf',
        before: { taxClass: '', short: { regularPrice: 2000, stockQuantity: 5 } },
        after: { taxClass: 'books', short: { regularPrice: 2199, stockQuantity: 0 } },
      },
    ],
  });
  expect(await prices()).toEqual([
    [2400, null],
    [null, null],
    [2000, null],
  ]);
  expect(await db.selectFrom('manager_changes').selectAll().execute()).toEqual([]);

  const { body: done } = await client.send('POST', '/products/bulk', change);
  expect(done).toEqual({ changed: 2, refused: [] });
  expect(await prices()).toEqual([
    [2599, null],
    [null, null],
    [2199, null],
  ]);
  const tagged = await db.selectFrom('product_tags').select('product_id').execute();
  expect(tagged.map(({ product_id: id }) => id)).toEqual([mug, scarf]);
  const none = { ids: [mug], remove_tags: [tag], brand: null, tax_class: 'standard', stock: 7 };
  expect((await client.send('POST', '/products/bulk', none)).body.changed).toBe(1);
  const stored = await db.selectFrom('products').selectAll().where('id', '=', mug).execute();
  expect(stored).toMatchObject([{ tax_class: '', stock_quantity: 7 }]);

  for (const wrong of [{ stock: -1 }, { price_ending: 100 }, { brand: 'x' }, { add_tags: 'x' }]) {
    const refused = await client.send('POST', '/products/bulk', { ids: [mug], ...wrong });
    expect([wrong, refused.status]).toEqual([wrong, 400]);
  }
  const unknown = { ids: [mug], add_tags: [999_999] };
  expect((await client.send('POST', '/products/bulk', unknown)).body.refused).toHaveLength(1);
});

test('a change of many is undone part by part, but for what was changed since', async () => {
  const client = await vitrineClient(db);
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', regularPrice: 1000 });
  const vase = await saveProduct(db, { slug: 'vase', name: 'Vase', regularPrice: 2000 });
  const bowl = await saveProduct(db, { slug: 'bowl', name: 'Bowl', regularPrice: 3000 });
  const batch = 'autumn-prices-1';
  const change = (ids: number[], more: object) =>
    client.send('POST', '/products/bulk', { ids, batch, ...more });
  await change([mug, vase], { price_percent: 10 });
  await change([bowl], { price_percent: 10 });
  // Nothing of it was written.
  await change([bowl], { price_percent: 10, preview: true });
  expect((await client.send('GET', '/products/batches')).body).toMatchObject([
    { id: batch, count: 3, who: 'Stock' },
  ]);
  await client.send('POST', '/products/bulk', { ids: [vase], price_percent: 100 });

  const undo = () => client.send('POST', `/products/batches/${batch}/undo`);
  expect((await undo()).body).toEqual({ undone: 1, refused: [], left: 1 });
  expect((await undo()).body).toEqual({
    undone: 1,
    refused: [{ id: vase, reason: expect.stringContaining('changed since') }],
    left: 0,
  });
  expect(await prices()).toEqual([
    [1000, null],
    [4400, null],
    [3000, null],
  ]);
  expect((await undo()).status).toBe(404);
  expect((await client.send('GET', '/products/batches')).body).toEqual([]);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('POST', `/products/batches/${batch}/undo`)).status).toBe(403);
});

test('a change of many that is older than a day is not undone', async () => {
  const client = await vitrineClient(db);
  const mug = await saveProduct(db, { slug: 'mug', name: 'Mug', regularPrice: 1000 });
  const batch = 'autumn-prices-2';
  await client.send('POST', '/products/bulk', { ids: [mug], batch, price_percent: 10 });
  await db
    .updateTable('manager_changes')
    .set((eb) => ({ at: eb('at', '-', 24 * 60 * 60_000 + 1) }))
    .execute();
  expect((await client.send('GET', '/products/batches')).body).toEqual([]);
  expect((await client.send('POST', `/products/batches/${batch}/undo`)).status).toBe(404);
  const wrong = { ids: [mug], batch: '../x', price_percent: 10 };
  expect((await client.send('POST', '/products/bulk', wrong)).status).toBe(400);
});
