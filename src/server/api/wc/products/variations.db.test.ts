import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { addTaxonomies } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { getExchange, recorded, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
});

const at = (nth: number) => {
  const exchange = recorded('variations')[nth];
  if (!exchange) throw new Error(`no exchange ${nth}`);
  return exchange;
};

describe('variations, as WooCommerce answers', () => {
  test('are created, listed, changed, made in batches, generated and deleted', async () => {
    const bowl = await replay(client, at(0));
    expect(bowl.body).toMatchObject({
      type: 'variable',
      stock_status: 'outofstock',
      variations: [],
    });
    const list = `/wp-json/wc/v3/products/${bowl.body.id}/variations`;
    const red = await replay(client, at(1), { path: list });
    expect(red.body).toMatchObject({
      regular_price: '9.00',
      price: '9.00',
      tax_class: 'parent',
      attributes: [{ id: 0, name: 'Colour', slug: 'colour', option: 'Red' }],
      name: 'Red',
      parent_id: bowl.body.id,
    });
    expect(red.headers.get('location')).toContain(`${list}/${red.body.id}`);
    const all = await replay(client, at(2), { path: list });
    expect(all.headers.get('x-wp-total')).toBe('1');
    const item = `${list}/${red.body.id}`;
    const changed = await replay(client, at(3), { path: item });
    expect(changed.body).toMatchObject({
      price: '7.50',
      on_sale: true,
      stock_status: 'onbackorder',
      backordered: true,
    });
    const batch = await replay(client, at(4), { path: `${list}/batch` });
    expect(batch.body.create).toMatchObject([{ name: 'Blue', price: '8' }]);
    const none = await replay(client, at(5), { path: `${list}/generate` });
    expect(none.body).toEqual({ count: 0 });
    const response = await replay(client, at(6), {
      path: `/wp-json/wc/v3/products/${bowl.body.id}`,
    });
    expect(response.body).toMatchObject({
      price: '7.50',
      on_sale: true,
      variations: [red.body.id, batch.body.create[0].id],
    });
    await replay(client, at(7), { path: `${item}?force=true` });
    await replay(client, at(8), { path: item });
  });

  test('are generated for every combination, with the values that were asked for', async () => {
    await addTaxonomies(db);
    const rows = await db.selectFrom('attributes').select(['id', 'name']).execute();
    const getId = (name: string) => rows.find((row) => row.name === name)?.id;
    const shirt = await client.send('POST', '/products', {
      name: 'Shirt',
      type: 'variable',
      attributes: [
        { id: getId('color'), variation: true, options: ['Sand', 'Ink'] },
        { id: getId('size'), variation: true, options: ['Small', 'Large'] },
      ],
    });
    const list = `/products/${shirt.body.id}/variations`;
    await client.send('POST', list, {
      regular_price: '30',
      attributes: [
        { id: getId('color'), option: 'Sand' },
        { id: getId('size'), option: 'Small' },
      ],
    });
    const made = await client.send('POST', `${list}/generate`, {
      default_values: { regular_price: '25.00', manage_stock: true, stock_quantity: 4 },
    });
    expect(made.body).toEqual({ count: 3 });
    const all = await client.send('GET', `${list}?orderby=id&order=asc`);
    expect(
      all.body.map(({ name, price }: { name: string; price: string }) => [name, price]),
    ).toEqual([
      ['Sand, Small', '30'],
      ['Sand, Large', '25.00'],
      ['Ink, Small', '25.00'],
      ['Ink, Large', '25.00'],
    ]);
    const variable = getExchange('products', 'GET', '/wc/v3/products/15');
    const response = await replay(client, variable, { path: `/products/${shirt.body.id}` });
    expect(response.body.variations).toHaveLength(4);
    await client.send('PUT', `/products/${shirt.body.id}`, {
      attributes: [
        { id: getId('color'), variation: true, options: ['Ink'] },
        { id: getId('size'), variation: true, options: ['Small', 'Large'] },
      ],
    });
    const less = await client.send('POST', `${list}/generate`, { delete: true });
    expect(less.body).toEqual({ count: 0, deleted_count: 2 });
  });

  test('keep the values of other programs, and their own pictures and numbers', async () => {
    const bowl = await replay(client, at(0));
    const list = `/products/${bowl.body.id}/variations`;
    const meta_data = [{ key: 'shelf', value: { row: 3, bins: ['a', null] } }];
    const made = await client.send('POST', list, {
      sku: 'BOWL-R',
      attributes: [{ name: 'colour', option: 'red' }],
      meta_data,
    });
    expect(made.body).toMatchObject({ sku: 'BOWL-R', meta_data });
    const { id } = made.body.meta_data[0];
    const changed = await client.send('PUT', `${list}/${made.body.id}`, { weight: '2' });
    expect(changed.body.meta_data).toEqual([{ id, ...meta_data[0] }]);
    const response = await client.send('POST', list, { sku: 'BOWL-R' });
    expect(response.body).toMatchObject({
      code: 'product_invalid_sku',
      data: { resource_id: made.body.id, unique_sku: 'BOWL-R-1' },
    });
  });

  test('are of a variable product, and of the one that is asked', async () => {
    const cup = await saveProduct(db, { slug: 'cup', name: 'Cup' });
    expect(await client.send('POST', `/products/${cup}/variations`, {})).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param' },
    });
    expect(await client.send('GET', '/products/999999/variations')).toMatchObject({
      status: 404,
      body: { code: 'woocommerce_rest_product_invalid_id' },
    });
    const bowl = await replay(client, at(0));
    const red = await replay(client, at(1), {
      path: `/wp-json/wc/v3/products/${bowl.body.id}/variations`,
    });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = `/products/${cup}/variations/${red.body.id}?force=true`;
      expect((await client.send(method, path, method === 'GET' ? undefined : {})).body.code).toBe(
        'woocommerce_rest_product_variation_invalid_id',
      );
    }
  });
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/media/../shop.db',
  '//evil.example/a.pdf',
  '',
])('a download at %j is refused by name, and nothing is saved', async (file) => {
  const { send } = client;
  const refused = await send('POST', '/products', {
    name: 'Guide',
    downloadable: true,
    downloads: [{ name: 'Guide', file }],
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.data.params)).toEqual(['downloads']);
  expect((await send('GET', '/products?search=Guide')).body).toEqual([]);
});

test('a product of an earlier version opens without a file that no buyer could open', async () => {
  const made = await client.send('POST', '/products', {
    name: 'Guide',
    downloads: [{ id: 'a', name: 'Guide', file: 'https://files.example/guide.pdf' }],
  });
  const stored = JSON.stringify([
    { id: 'a', name: 'Guide', file: 'https://files.example/guide.pdf' },
    { id: 'b', name: 'Passwords', file: 'file:///etc/passwd' },
  ]);
  await db.updateTable('product_extras').set({ downloads: stored }).execute();
  const path = `/products/${made.body.id}`;
  const opened = await client.send('GET', path);
  expect(opened.body.downloads).toMatchObject([{ id: 'a' }]);
  expect((await client.send('PUT', path, { name: 'Guide to oak' })).status).toBe(200);
});
