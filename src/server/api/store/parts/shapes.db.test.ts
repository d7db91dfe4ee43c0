import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { restRoutes } from '../../rest-routes.ts';
import { recorded, shapeProblems } from '../../wc/testing/recorded.ts';
import { fillShop, origin, storeApi, type TestShop } from '../testing/test-shop.ts';

// What a program may ask of any answer of the Store API, and who may ask.

const { db } = await testDatabase();
const app = 'https://app.example';
const { ask, get } = storeApi(db, { 'api.origins': [app] });
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
      self: [{ href: `${list}/${tray}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: list }],
      related: [{ href: `${list}?related=${tray}&per_page=10`, embeddable: true }],
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

  test('bring the products shown beside one along, as a list', async () => {
    const { tray } = shop.products;
    const { body } = await get(`/products/${tray}?_embed=related`);
    const { body: related } = await get(`/products?related=${tray}&per_page=10&context=embed`);
    expect(related.length).toBeGreaterThan(0);
    expect(body._embedded).toEqual({ related: [related] });
  });
});

describe('as WooCommerce answers', () => {
  const exchanges = recorded('store-shapes');
  const exchange = (path: string, at = 0) => {
    const found = exchanges.filter(({ request }) => request.path.endsWith(path))[at];
    if (!found) throw new Error(`${path} was not recorded`);
    return found;
  };

  test.each([
    '/products?per_page=2&_fields=id,prices.price',
    '/products?per_page=1&_fields=id,prices',
    '/products?per_page=1&_embed',
    '/products?per_page=1&_envelope',
    '/products?page=abc',
  ])('%s', async (path) => {
    const real = exchange(path);
    const response = await ask(path);
    const body = await response.json();
    expect(response.status).toBe(real.status);
    // An ETag is sent in the place of the date.
    const ours = /is not in WooCommerce|headers\.Last-Modified/;
    const problems = shapeProblems(real.body, body).filter((problem) => !ours.test(problem));
    expect(problems).toEqual([]);
    if (real.status === 400) expect(body).toEqual(real.body);
  });

  test('the parts of a batch tell user and time as numbers', async () => {
    const { headers } = await ask('/cart');
    const { body: real } = exchange('/batch');
    const response = await ask('/batch', {
      method: 'POST',
      body: JSON.stringify({
        requests: [
          {
            path: '/wc/store/v1/cart/add-item',
            headers: { Nonce: headers.get('nonce') },
            body: { id: shop.products.tray, quantity: 1 },
          },
        ],
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(207);
    const { responses } = await response.json();
    expect(responses[0].status).toBe(201);
    expect(shapeProblems(real, { responses }).filter((one) => one.includes('headers'))).toEqual([]);
    expect(responses[0].headers['User-ID']).toBe(0);
    expect(responses[0].headers['Nonce-Timestamp']).toBeGreaterThan(1_000_000_000);
  });

  test.each(['OPTIONS', 'GET'])('%s from a page of another origin', async (method) => {
    const real = exchanges.find(
      ({ note, request }) => note === 'from a foreign origin' && request.method === method,
    );
    const response = await ask('/products', { method, headers: { origin: 'https://app.example' } });
    for (const name of ['access-control-allow-origin', 'access-control-allow-methods', 'allow']) {
      expect(response.headers.get(name), name).toBe(real?.headers[name]);
    }
    for (const name of ['access-control-expose-headers', 'access-control-allow-headers']) {
      const ours = response.headers.get(name)?.split(', ');
      expect(ours).toEqual(expect.arrayContaining(real?.headers[name]?.split(', ') ?? ['none']));
    }
  });
});

describe('_jsonp', () => {
  test('answers a script that calls the function, a refusal too', async () => {
    const response = await ask('/products?per_page=1&_fields=id&_jsonp=shop.show');
    expect(response.headers.get('content-type')).toBe('application/javascript; charset=UTF-8');
    const [{ id }] = (await get('/products?per_page=1&_fields=id')).body;
    expect(await response.text()).toBe(`/**/shop.show([{"id":${id}}])`);
    const refused = await ask('/products/999999?_jsonp=show');
    expect(refused.status).toBe(404);
    expect(await refused.text()).toMatch(/^\/\*\*\/show\(\{"code":"woocommerce_rest_product/);
  });

  test.each(['a(b', 'alert(1)//', '.a', '<b>', 'a b'])('refuses the name %s', async (name) => {
    const { status, body } = await get(`/products?_jsonp=${encodeURIComponent(name)}`);
    expect([status, body.code]).toEqual([400, 'rest_callback_invalid']);
  });

  test('is for nobody in particular: cookies do not count', async () => {
    const added = await ask('/cart/add-item', {
      method: 'POST',
      body: JSON.stringify({ id: shop.products.tray, quantity: 1 }),
      headers: {
        'content-type': 'application/json',
        nonce: (await ask('/cart')).headers.get('nonce') ?? '',
      },
    });
    const cookie = added.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const headers = { cookie: cookie.join('; ') };
    expect(await (await ask('/cart?_fields=items_count', { headers })).json()).toEqual({
      items_count: 1,
    });
    const script = await ask('/cart?_fields=items_count&_jsonp=show', { headers });
    expect(await script.text()).toBe('/**/show({"items_count":0})');
    expect(script.headers.getSetCookie()).toEqual([]);
  });
});

describe('shape', () => {
  test('_fields gives some of the fields, of lists, items and carts', async () => {
    const { body } = await get('/products?per_page=2&_fields=id,prices.price');
    expect(body.map((one: object) => Object.keys(one))).toEqual([
      ['id', 'prices'],
      ['id', 'prices'],
    ]);
    // A field of the Store API comes whole, as there.
    expect(Object.keys(body[0].prices)).toContain('currency_code');
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
    expect([status, body.status, body.headers['X-WP-Total']]).toEqual([200, 200, 7]);
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
    headers: { origin: site, 'content-type': 'application/json', ...more },
  });
  const add = (site: string, token: string) => ({
    method: 'POST',
    body: JSON.stringify({ id: shop.products.tray, quantity: 1 }),
    ...from(site, { 'cart-token': token }),
  });
  const foreign = 'https://other.example';

  test('that are allowed write to the cart that a token names', async () => {
    const read = await ask('/cart', from(app));
    expect(read.headers.get('access-control-allow-origin')).toBe(app);
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
    expect(read.headers.get('vary')).toContain('Origin');
    const preflight = await ask('/cart/add-item', { method: 'OPTIONS', ...from(app) });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const token = read.headers.get('cart-token') ?? '';
    const added = await ask('/cart/add-item', add(app, token));
    expect(added.status).toBe(201);
    expect(added.headers.get('access-control-allow-origin')).toBe(app);
    const again = await ask('/cart', from(app, { 'cart-token': token }));
    expect(await again.json()).toMatchObject({ items_count: 1 });
  });

  test('that are not named read what everybody may, and write nothing', async () => {
    const read = await ask('/cart', from(foreign));
    expect(read.headers.get('access-control-allow-origin')).toBe(foreign);
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
    const token = read.headers.get('cart-token') ?? '';
    for (const api of [{ ask }, storeApi(db)]) {
      const write = await api.ask('/cart/add-item', add(foreign, token));
      expect(write.status).toBe(403);
      expect(write.headers.get('access-control-allow-origin')).toBeNull();
      expect(await write.json()).toMatchObject({ code: 'rest_forbidden_origin' });
    }
  });

  test('every answer says which headers may be read and sent', async () => {
    for (const path of ['/products', '/cart', '/products/999999', '/products?page=abc']) {
      const { headers } = await ask(path);
      expect(headers.get('access-control-expose-headers'), path).toContain('X-WP-Total');
      expect(headers.get('access-control-allow-headers'), path).toContain('Cart-Token');
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
      expect(headers.get('vary'), path).toContain('Origin');
    }
  });
});
