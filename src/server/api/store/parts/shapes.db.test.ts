import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { restRoutes } from '../../rest-routes.ts';
import { fillShop, origin, storeApi, type TestShop } from '../testing/test-shop.ts';

// What a program may ask of any answer of the Store API, and who may ask.

const { db } = await testDatabase();
const app = 'https://app.example';
const { ask, get } = storeApi(db, { 'api.allowedOrigins': [app] });
let shop: TestShop;
beforeAll(async () => {
  shop = await fillShop(db);
});

const list = `${origin}/wp-json/wc/store/v1/products`;

describe('links', () => {
  test('of a product and of a variation, which leads up to its product', async () => {
    const { tray, mug } = shop.products;
    const { body } = await get(`/products/${tray}`);
    expect(body._links).toEqual({
      self: [{ href: `${list}/${tray}` }],
      collection: [{ href: list }],
    });
    const { body: variations } = await get(`/products?type=variation&parent=${mug}`);
    const read = z.array(linkedStoreProduct).parse(variations);
    expect(read.map(({ _links }) => _links.up?.[0]?.href)).toEqual(
      read.map(() => `${list}/${mug}`),
    );
    expect(read.some((product) => '_embedded' in product)).toBe(false);
  });

  test('bring what they lead to along by _embed', async () => {
    const { mug } = shop.products;
    const { body } = await get('/products?type=variation&per_page=1&_embed');
    const [variation] = z.array(linkedStoreProduct).parse(body);
    const [up] = z.array(linkedStoreProduct).parse(variation?._embedded?.up);
    expect(up).toMatchObject({ id: mug, slug: 'mug' });
    const one = await get(`/products/${variation?.id}?_embed=1&_fields=id,_embedded`);
    expect(Object.keys(one.body)).toEqual(['id', '_embedded']);
    expect((await get(`/products/${variation?.id}?_embed=0`)).body._embedded).toBeUndefined();
  });
});

describe('shape', () => {
  test('_fields gives some of the fields, of lists, items and carts', async () => {
    const { body } = await get('/products?per_page=2&_fields=id,prices.price');
    expect(body.map((one: object) => Object.keys(one))).toEqual([
      ['id', 'prices'],
      ['id', 'prices'],
    ]);
    expect(Object.keys(body[0].prices)).toEqual(['price']);
    const one = await get(`/products/${shop.products.tray}?_fields[]=name&_fields[]=nothing`);
    expect(one.body).toEqual({ name: 'Oak <tray>' });
    expect(Object.keys((await get('/cart?_fields=items,totals')).body)).toEqual([
      'items',
      'totals',
    ]);
    expect((await get('/products/999999?_fields=id')).body.code).toBe(
      'woocommerce_rest_product_invalid_id',
    );
  });

  test('_envelope puts status and headers into the body', async () => {
    const { status, body } = await get('/products?per_page=1&_envelope=1');
    expect([status, body.status, body.headers['X-WP-Total'] ?? body.headers['x-wp-total']]).toEqual(
      [200, 200, '7'],
    );
    expect(body.body).toHaveLength(1);
    const refused = await get('/products/999999?_envelope');
    expect([refused.status, refused.body.status]).toEqual([200, 404]);
  });

  test.each(['view', 'edit', 'embed'])('context=%s leaves nothing out', async (context) => {
    const { tray } = shop.products;
    const { body } = await get(`/products/${tray}?context=${context}`);
    expect(body).toEqual((await get(`/products/${tray}`)).body);
  });
});

describe('OPTIONS', () => {
  const store = restRoutes.filter(
    ({ namespace, path }) => namespace === 'wc/store/v1' && path !== '/batch',
  );
  test.each(store.map(({ path }) => path))('%s tells what it answers', async (path) => {
    const response = path.replace(/:\w+/g, '1');
    const body = await (await ask(response, { method: 'OPTIONS' })).json();
    expect(body.namespace).toBe('wc/store/v1');
    expect(body.schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-04/schema#',
      title: expect.stringMatching(/^[a-z_-]+$/),
      type: 'object',
    });
    expect(Object.keys(body.schema.properties).length).toBeGreaterThan(2);
  });

  test('describes parameters with their kinds and bounds', async () => {
    const { endpoints } = await (await ask('/products', { method: 'OPTIONS' })).json();
    expect(endpoints[0].args).toMatchObject({
      per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
      order: { type: 'string', enum: ['asc', 'desc'] },
      on_sale: { type: 'boolean' },
      include: { type: 'array', items: { type: 'integer' } },
    });
  });
});

describe('pages of other origins', () => {
  const from = (site: string, more: Record<string, string> = {}) => ({
    headers: { origin: site, ...more },
  });

  test('that are allowed read answers and ask before they write', async () => {
    const read = await ask('/cart', from(app));
    expect(read.headers.get('access-control-allow-origin')).toBe(app);
    expect(read.headers.get('access-control-expose-headers')).toContain('Cart-Token');
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
    expect(read.headers.get('vary')).toBe('Origin');
    const response = await ask('/cart/add-item', { method: 'OPTIONS', ...from(app) });
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('Cart-Token');
    const token = read.headers.get('cart-token') ?? '';
    const added = await ask('/cart/add-item', {
      method: 'POST',
      body: JSON.stringify({ id: shop.products.tray, quantity: 1 }),
      ...from(app, { 'cart-token': token, 'content-type': 'application/json' }),
    });
    expect(added.status).toBe(201);
    expect(added.headers.get('access-control-allow-origin')).toBe(app);
  });

  test('that are not are refused, and so is everyone where nobody is named', async () => {
    const foreign = 'https://evil.example';
    const read = await ask('/products', from(foreign));
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const write = await ask('/cart/add-item', { method: 'POST', ...from(foreign) });
    expect(await write.json()).toMatchObject({ code: 'rest_forbidden_origin' });
    const closed = storeApi(db);
    const usual = await closed.ask('/cart', from(app));
    expect(usual.headers.get('access-control-allow-origin')).toBeNull();
    expect(usual.headers.get('vary')).toBeNull();
    expect((await closed.ask('/cart/add-item', { method: 'POST', ...from(app) })).status).toBe(403);
  });
});
