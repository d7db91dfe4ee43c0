import { beforeEach, describe, expect, test } from 'vitest';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { imageSource } from '#server/media/fetch-images.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { recordedSchemas } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let client: ManagerClient;
beforeEach(async () => {
  await database.reset();
  client = await managerClient(db);
});

const add = (slug: string, more: object = {}) =>
  saveProduct(db, { slug, name: slug, regularPrice: 1000, ...more });
const names = async (query: string) => {
  const { body } = await client.send('GET', `/products?${query}`);
  return body.map(({ slug }: { slug: string }) => slug).sort();
};

describe('two managers with the same product open', () => {
  test('the second is refused, and nothing of the first is lost', async () => {
    const id = await add('cup');
    const opened = await client.send('GET', `/products/${id}`);
    const match = {
      authorization: client.authorization,
      'if-match': opened.headers.get('etag') ?? '',
    };
    const first = await client.send('PUT', `/products/${id}`, { regular_price: '12.00' }, match);
    expect(first.status).toBe(200);
    const second = await client.send('PUT', `/products/${id}`, { name: 'Mug' }, match);
    expect(second).toMatchObject({ status: 412, body: { code: 'rest_precondition_failed' } });
    const again = { ...match, 'if-match': first.headers.get('etag') ?? '' };
    const third = await client.send('PUT', `/products/${id}`, { name: 'Mug' }, again);
    expect(third.body).toMatchObject({ name: 'Mug', regular_price: '12.00' });
  });

  test('at the same moment lose nothing of what the other changes', async () => {
    const id = await add('cup');
    await Promise.all([
      client.send('PUT', `/products/${id}`, { regular_price: '12.00' }),
      client.send('PUT', `/products/${id}`, { name: 'Mug' }),
      client.send('PUT', `/products/${id}`, { meta_data: [{ key: 'a', value: 1 }] }),
    ]);
    const { body } = await client.send('GET', `/products/${id}`);
    expect(body).toMatchObject({
      name: 'Mug',
      regular_price: '12.00',
      meta_data: [{ key: 'a', value: 1 }],
    });
  });
});

test('each change is in the manager’s log with the values before and after', async () => {
  const id = await add('cup');
  await client.send('PUT', `/products/${id}`, { regular_price: '12.00', name: 'cup' });
  await client.send('DELETE', `/products/${id}?force=true`);
  const rows = await db.selectFrom('manager_changes').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { resource: 'product', subject: String(id), action: 'updated' },
    { resource: 'product', subject: String(id), action: 'deleted' },
  ]);
  expect(JSON.parse(rows[0]?.before ?? '')).toEqual({ regularPrice: 1000 });
  expect(JSON.parse(rows[0]?.after ?? '')).toEqual({ regularPrice: 1200 });
});

describe('lists of products', () => {
  test('are narrowed as WooCommerce narrows them', async () => {
    const table = await saveCategory(db, { slug: 'table', name: 'Table' });
    const cups = await saveCategory(db, { slug: 'cups', name: 'Cups', parentId: table });
    await add('cup', { categories: [cups], sku: 'CUP-1', featured: true });
    await add('bowl', { categories: [table], sku: 'BOWL', salePrice: 500, regularPrice: 1500 });
    await add('draft', { status: 'draft', regularPrice: 9900 });
    await add('song', { virtual: true, downloadable: true, stockStatus: 'outofstock' });
    const trashed = await add('old');
    await client.send('DELETE', `/products/${trashed}`);
    const cases: [string, string[]][] = [
      ['', ['bowl', 'cup', 'draft', 'song']],
      [`category=${table}`, ['bowl', 'cup']],
      ['category=cups', ['cup']],
      ['featured=true', ['cup']],
      ['on_sale=true', ['bowl']],
      ['sku=CUP-1,BOWL', ['bowl', 'cup']],
      ['search_sku=up-', ['cup']],
      ['search_name_or_sku=BO', ['bowl']],
      ['slug=cup', ['cup']],
      ['status=draft', ['draft']],
      ['status=trash', ['old__trashed']],
      ['exclude_status=draft', ['bowl', 'cup', 'song']],
      ['virtual=1', ['song']],
      ['downloadable=false&status=publish', ['bowl', 'cup']],
      ['stock_status=outofstock', ['song']],
      ['min_price=11', ['draft']],
      ['max_price=5.00', ['bowl']],
      ['search=bowl', ['bowl']],
      ['type=variable', []],
      ['include=1,2,99', ['bowl', 'cup']],
      ['exclude=1,2', ['draft', 'song']],
      ['tag=none', []],
      ['after=2000-01-01T00:00:00', ['bowl', 'cup', 'draft', 'song']],
      ['before=2000-01-01T00:00:00', []],
      ['modified_after=2000-01-01T00:00:00&status=draft', ['draft']],
    ];
    for (const [query, expected] of cases)
      expect([query, await names(query)]).toEqual([query, expected]);
  });

  test('are sorted, and have the order of the ids that are named', async () => {
    const ids = [];
    for (const [slug, price] of [
      ['b', 300],
      ['a', 100],
      ['c', 200],
    ] as const) {
      ids.push(await add(slug, { regularPrice: price }));
    }
    const order = async (query: string) => {
      const { body } = await client.send('GET', `/products?${query}`);
      return body.map(({ slug }: { slug: string }) => slug).join('');
    };
    expect(await order('orderby=title&order=asc')).toBe('abc');
    expect(await order('orderby=price&order=asc')).toBe('acb');
    expect(await order('orderby=price&order=desc&per_page=1&offset=1')).toBe('c');
    expect(await order('orderby=id&order=asc')).toBe('bac');
    expect(await order(`orderby=include&include=${ids[2]},${ids[0]}`)).toBe('cb');
    for (const orderby of [
      'date',
      'slug',
      'modified',
      'popularity',
      'rating',
      'menu_order',
      'random',
    ]) {
      expect(await order(`orderby=${orderby}`)).toHaveLength(3);
    }
  });

  test('show only the values of other programs that are asked for', async () => {
    await add('cup', {
      meta: [
        { key: 'a', value: 1 },
        { key: 'b', value: 2 },
      ],
    });
    const keys = async (query: string) =>
      (await client.send('GET', `/products?${query}`)).body[0].meta_data.map(
        ({ key }: { key: string }) => key,
      );
    expect(await keys('')).toEqual(['a', 'b']);
    expect(await keys('include_meta=b')).toEqual(['b']);
    expect(await keys('exclude_meta=b')).toEqual(['a']);
    expect((await client.send('GET', '/products/custom-fields/names')).body).toEqual(['a', 'b']);
  });
});

describe('a product', () => {
  test('of every type is written and read', async () => {
    const part = await add('part');
    const external = await client.send('POST', '/products', {
      name: 'Elsewhere',
      type: 'external',
      external_url: 'https://example.com/x',
      button_text: 'Buy there',
    });
    expect(external.body).toMatchObject({
      type: 'external',
      external_url: 'https://example.com/x',
    });
    const grouped = await client.send('POST', '/products', {
      name: 'Set',
      type: 'grouped',
      grouped_products: [part],
    });
    expect(grouped.body).toMatchObject({
      type: 'grouped',
      grouped_products: [part],
      price: '10.00',
    });
    const bundle = await add('bundle', { kind: 'bundle' });
    const read = await client.send('GET', `/products/${bundle}`);
    expect(read.body).toMatchObject({ type: 'grouped' });
    const sent = await client.send('PUT', `/products/${bundle}`, read.body);
    expect(sent.status).toBe(200);
    const row = await db.selectFrom('products').select('kind').where('id', '=', bundle).execute();
    expect(row).toEqual([{ kind: 'bundle' }]);
  });

  test('that is sent back as it was read stays as it is', async () => {
    const made = await client.send('POST', '/products', {
      name: 'Cup',
      regular_price: '21.99',
      sale_price: '15.50',
      date_on_sale_from: '2026-01-01T00:00:00',
      date_on_sale_to_gmt: '2126-02-01T00:00:00',
      stock_quantity: 5,
      manage_stock: true,
      weight: '0.4',
      purchase_note: 'Thanks',
      global_unique_id: '4006381333931',
      downloads: [{ name: 'Care', file: 'https://shop.example/care.pdf' }],
      attributes: [{ name: 'Glaze', visible: true, options: ['matt'] }],
      meta_data: [{ key: 'deep', value: { list: [1, 'a', null, { b: true }] } }],
      reviews_allowed: false,
    });
    expect(made.status).toBe(201);
    const path = `/products/${made.body.id}`;
    const { body: before } = await client.send('GET', path);
    expect((await client.send('PUT', path, before)).status).toBe(200);
    const { body: after } = await client.send('GET', path);
    const { date_modified: _1, date_modified_gmt: _2, ...same } = before;
    expect(after).toMatchObject(same);
  });

  test('has a sale with dates, which ends by itself', async () => {
    const made = await client.send('POST', '/products', {
      name: 'Cup',
      regular_price: '20',
      sale_price: '15',
      date_on_sale_to_gmt: '2001-01-01T00:00:00',
    });
    expect(made.body).toMatchObject({ price: '20', on_sale: false, sale_price: '15' });
  });

  test('gets pictures by id and by address, and none of the shop’s own network', async () => {
    const local = await client.send('POST', '/products', {
      name: 'Cup',
      images: [{ src: 'http://127.0.0.1:9/secret.png' }],
    });
    expect(local).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param', message: expect.stringContaining('images') },
    });
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const services = imageSource.add(NO_SERVICES, {
      fetch: async (url) => ({ ok: true, bytes, url }),
    });
    const other = await managerClient(db, { parts: { services } });
    const made = await other.send('POST', '/products', {
      name: 'Cup',
      images: [{ src: 'https://example.com/pictures/red-cup.png', alt: 'A red cup' }],
    });
    expect(made.body.images).toMatchObject([{ alt: 'A red cup', name: 'red-cup' }]);
    const { id } = made.body.images[0];
    const again = await other.send('POST', '/products', { name: 'Mug', images: [{ id }] });
    expect(again.body.images).toMatchObject([{ id }]);
    const missing = await other.send('POST', '/products', { name: 'X', images: [{ id: 9999 }] });
    expect(missing.body.code).toBe('woocommerce_product_invalid_image_id');
  });
});

describe('wrong input', () => {
  const WRONG: unknown[] = [
    -1,
    1e21,
    'x'.repeat(120_000),
    '<script>alert(1)</script>',
    [],
    [{}],
    [[[[1]]]],
    { a: { b: { c: {} } } },
    true,
    '\u0000',
    '999999999999999999999',
    [999_999_999],
    [{ id: 999_999_999 }],
  ];

  test('of any field is never an error of the shop, and writes nothing where it is refused', async () => {
    const id = await add('cup');
    const fields = Object.keys(recordedSchemas()['/wc/v3/products'] ?? {});
    expect(fields.length).toBeGreaterThan(60);
    for (const field of fields) {
      const entries = WRONG.map((value) => ({ id, [field]: field === 'id' ? id : value }));
      const { body, status } = await client.send('POST', '/products/batch', { update: entries });
      expect([field, status]).toEqual([field, 200]);
      for (const item of body.update) {
        if (!item.error) continue;
        const { code, data, message } = item.error;
        expect([field, data.status >= 400 && data.status < 500]).toEqual([field, true]);
        expect([field, code, message].join(' ')).not.toContain('internal');
      }
    }
  });

  test.each([
    [{ sale_price: '15', regular_price: '10' }, 'sale_price'],
    [{ regular_price: '1.234' }, 'regular_price'],
    [{ regular_price: '-5' }, 'regular_price'],
    [{ weight: '-1' }, 'weight'],
    [{ categories: [{ id: 99_999 }] }, 'categories'],
    [{ upsell_ids: [99_999] }, 'upsell_ids'],
    [{ type: 'external', external_url: 'nowhere' }, 'external_url'],
    [{ stock_quantity: 'many' }, 'stock_quantity'],
    [
      { date_on_sale_from: '2026-02-01T00:00:00', date_on_sale_to: '2026-01-01T00:00:00' },
      'date_on_sale_to',
    ],
  ])('%j is refused by its name', async (fields, name) => {
    const response = await client.send('POST', '/products', { name: 'Cup', ...fields });
    expect(response).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(response.body.data.params)).toContain(name);
    expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
  });

  test('a key for reading and a manager without the right change nothing', async () => {
    const id = await add('cup');
    const reader = await managerClient(db, { permissions: 'read' });
    const editor = await managerClient(db, { role: 'editor' });
    expect((await reader.send('PUT', `/products/${id}`, { name: 'x' })).status).toBe(401);
    expect((await editor.send('PUT', `/products/${id}`, { name: 'x' })).status).toBe(403);
    // Who writes pages chooses products for them.
    expect((await editor.send('GET', '/products')).status).toBe(200);
    const packer = await managerClient(db, { role: 'packer' });
    expect((await packer.send('GET', '/products')).status).toBe(403);
    expect((await reader.send('GET', '/products')).status).toBe(200);
  });
});
