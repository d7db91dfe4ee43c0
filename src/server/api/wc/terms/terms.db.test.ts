import { beforeEach, describe, expect, test } from 'vitest';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const at = (method: string, path: string, nth = 0) =>
  getExchange('taxonomies-reviews', method, `/wc/v3/products${path}`, nth);

test('an attribute and its terms are written and read as recorded', async () => {
  const client = await managerClient(db);
  const { body: finish } = await replay(client, at('POST', '/attributes'));
  expect(finish).toMatchObject({ name: 'Finish', slug: 'pa_finish', order_by: 'menu_order' });
  const path = `/products/attributes/${finish.id}`;
  const { body: matt } = await replay(client, at('POST', '/attributes/3/terms'), {
    path: `${path}/terms`,
  });
  await replay(client, at('GET', '/attributes/3/terms'), { path: `${path}/terms` });
  await replay(client, at('GET', '/attributes'));
  const { body: soft } = await replay(client, at('PUT', '/attributes/3/terms/31'), {
    path: `${path}/terms/${matt.id}`,
  });
  expect(soft).toMatchObject({ slug: 'matt', description: 'soft' });
  const { body: again } = await replay(client, at('POST', '/attributes/3/terms', 1), {
    path: `${path}/terms`,
  });
  expect(again.data.resource_id).toBe(matt.id);
  await replay(client, at('DELETE', '/attributes/3?force=true'), { path: `${path}?force=true` });
  expect(await client.send('GET', `${path}/terms`)).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_taxonomy_invalid' },
  });
});

test('a category is written, moved and deleted as recorded', async () => {
  const client = await managerClient(db);
  const { body: cups } = await replay(client, at('POST', '/categories'));
  await replay(client, at('POST', '/categories', 1));
  await client.send('POST', '/products/categories', { name: 'Small', parent: cups.id });
  const path = `/products/categories/${cups.id}`;
  const { body } = await replay(client, at('PUT', '/categories/32'), { path });
  expect(body).toMatchObject({ display: 'subcategories', menu_order: 3 });
  await replay(client, at('DELETE', '/categories/32'), { path });
  await replay(client, at('DELETE', '/categories/32?force=true'), { path: `${path}?force=true` });
  const { body: left } = await client.send('GET', '/products/categories');
  expect(left).toMatchObject([{ name: 'Small', parent: 0 }]);
});

test('categories of the shop are listed with their counts and pages', async () => {
  const client = await managerClient(db);
  await fillCartShop(db);
  const listed = at('GET', '/categories?hide_empty=true&per_page=2');
  const { body, headers } = await replay(client, listed);
  expect(body).toMatchObject([{ slug: 'table', count: expect.any(Number) }]);
  expect(body[0].count).toBeGreaterThan(0);
  expect(headers.get('x-wp-total')).toBe('1');
  const other = await client.send('GET', '/products/categories?search=none&orderby=count');
  expect(other.body).toEqual([]);
});

describe.each([
  ['tags', 'New', 33],
  ['shipping_classes', 'Bulky', 34],
])('%s', (kind, name, id) => {
  test('are created and deleted as recorded', async () => {
    const client = await managerClient(db);
    const { body } = await replay(client, at('POST', `/${kind}`));
    expect(body).toMatchObject({ name, count: 0 });
    await replay(client, at('DELETE', `/${kind}/${id}?force=true`), {
      path: `/products/${kind}/${body.id}?force=true`,
    });
  });
});

test('brands and shipping classes are listed as recorded; a new slug is given to products', async () => {
  const client = await managerClient(db);
  await replay(client, at('GET', '/brands'));
  expect((await client.send('POST', '/products/brands', { name: 'Oak & Co' })).body).toMatchObject({
    slug: 'oak-co',
    parent: 0,
    display: 'default',
  });
  const { body } = await client.send('POST', '/products/shipping_classes', { name: 'Bulky' });
  const product = { slug: 'sofa', name: 'Sofa', regularPrice: 100, shippingClass: 'bulky' };
  const id = await saveProduct(db, product, NOW);
  await replay(client, at('GET', '/shipping_classes'));
  const path = `/products/shipping_classes/${body.id}`;
  expect((await client.send('PUT', path, { slug: 'huge' })).body.count).toBe(1);
  const row = () =>
    db.selectFrom('products').select('shipping_class').where('id', '=', id).executeTakeFirst();
  expect(await row()).toEqual({ shipping_class: 'huge' });
  await client.send('DELETE', `${path}?force=true`);
  expect(await row()).toEqual({ shipping_class: '' });
});

test('costs of methods, and what is sent apart, follow a class to its new slug', async () => {
  const client = await managerClient(db);
  const { body } = await client.send('POST', '/products/shipping_classes', { name: 'Bulky' });
  const row = { by: 'pieces', shippingClass: 'bulky', cost: 500 } as const;
  const zone = await saveShippingZone(db, {
    name: 'Norway',
    countries: ['NO'],
    methods: [
      { kind: 'flat_rate', title: 'Post', cost: '5', classCosts: { bulky: '12', fragile: '3' } },
      { kind: 'table_rate', title: 'Van', rows: [row, { ...row, shippingClass: '' }] },
      { kind: 'local_pickup', title: 'Collect' },
    ],
  });
  await saveSetting(db, 'shipping.ownPackages', ['fragile', 'bulky'], NOW);
  const before = (await loadShippingZones(db)).find(({ id }) => id === zone);
  await client.send('PUT', `/products/shipping_classes/${body.id}`, { slug: 'huge' });
  const after = (await loadShippingZones(db)).find(({ id }) => id === zone);
  expect(after).toEqual(JSON.parse(JSON.stringify(before).replaceAll('"bulky"', '"huge"')));
  expect(JSON.stringify(after)).toContain('"huge":"12"');
  const settings = await readSettings(db, () => undefined);
  expect(settings['shipping.ownPackages']).toEqual(['fragile', 'huge']);
});

test('a class that a product names is there, though no one has created it', async () => {
  const client = await managerClient(db);
  const product = { slug: 'sofa', name: 'Sofa', regularPrice: 100, shippingClass: 'heavy' };
  await saveProduct(db, product, NOW);
  const { body } = await client.send('GET', '/products/shipping_classes');
  expect(body).toMatchObject([{ slug: 'heavy', name: 'heavy', count: 1 }]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'A', parent: 999 }, 'parent'],
  [{ name: 'A', parent: -1 }, 'parent'],
  [{ name: 'A', slug: '---' }, 'slug'],
  [{ name: 'A', image: { src: 'https://other.example/a.png' } }, 'image'],
  [{ name: 'A', menu_order: 'x' }, 'menu_order'],
])('%j is refused at its field', async (input, field) => {
  const client = await managerClient(db);
  const { status, body } = await client.send('POST', '/products/categories', input);
  expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
  expect(Object.keys(body.data.params)).toEqual([field]);
  const log = await db.selectFrom('manager_changes').select('id').execute();
  expect(log).toEqual([]);
});

test('changes of values are shown with their attribute', async () => {
  const client = await managerClient(db);
  const { body: attribute } = await client.send('POST', '/products/attributes', { name: 'Glaze' });
  const path = `/products/attributes/${attribute.id}/terms`;
  const { body: matt } = await client.send('POST', path, { name: 'Matt' });
  await client.send('DELETE', `${path}/${matt.id}?force=true`);
  await client.send('POST', '/products/tags', { name: 'New' });
  const log = await db
    .selectFrom('manager_changes')
    .select(['resource', 'action', 'whole_resource', 'whole_subject'])
    .orderBy('id')
    .execute();
  const expected = { whole_resource: 'product_attribute', whole_subject: String(attribute.id) };
  const none = { whole_resource: '', whole_subject: '' };
  expect(log).toEqual([
    { resource: 'product_attribute', action: 'created', ...none },
    { resource: 'product_attribute_term', action: 'created', ...expected },
    { resource: 'product_attribute_term', action: 'deleted', ...expected },
    { resource: 'product_tag', action: 'created', ...none },
  ]);
});

test('of categories that are looked for the closest name comes first', async () => {
  const client = await managerClient(db);
  for (const name of ['Coffee mugs', 'Amugala', 'Mugs', 'Mugs and cups', 'Plates']) {
    await client.send('POST', '/products/categories', { name });
  }
  const requested = '/products/categories?search=mug&orderby=relevance';
  const { body } = await client.send('GET', `${requested}&order=desc`);
  const names = ['Mugs', 'Mugs and cups', 'Coffee mugs', 'Amugala'];
  expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
  const second = await client.send('GET', `${requested}&per_page=1&page=2`);
  expect(second.body).toMatchObject([{ name: 'Mugs and cups' }]);
});

test('a category cannot be below itself', async () => {
  const client = await managerClient(db);
  const { body: a } = await client.send('POST', '/products/categories', { name: 'A' });
  const { body: b } = await client.send('POST', '/products/categories', {
    name: 'B',
    parent: a.id,
  });
  const moved = await client.send('PUT', `/products/categories/${a.id}`, { parent: b.id });
  expect(moved).toMatchObject({
    status: 400,
    body: { data: { params: { parent: expect.any(String) } } },
  });
});
