import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type StoreCart, storeCart } from '#wire/store/cart.ts';
import { restErrorRecord } from '#wire/store/error.ts';
import { type Browser, browser, nonces } from '../../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
let ann: Browser;

beforeEach(() => {
  ann = browser(db);
});

async function cartIn(reply: Response | Promise<Response>, status = 200): Promise<StoreCart> {
  const response = await reply;
  expect(response.status).toBe(status);
  const cart = storeCart.parse(await response.json());
  expect(response.headers.get('nonce')).toBe(nonces.store);
  expect(response.headers.get('cart-token')).toMatch(/^[0-9a-f]{32}\.\d+\.[0-9a-f]{64}$/);
  expect(response.headers.get('cart-hash')).toMatch(
    cart.items.length > 0 ? /^[0-9a-f]{32}$/ : /^$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return cart;
}

async function errorIn(reply: Response | Promise<Response>) {
  const response = await reply;
  const error = restErrorRecord.parse(await response.json());
  expect(error.data.status).toBe(response.status);
  return [error.code, response.status];
}

const add = (id: number, quantity: unknown = 1) =>
  ann.store('POST', '/cart/add-item', { id, quantity });

describe('a batch', () => {
  test('a batch is answered one by one, in order, on one cart', async () => {
    const headers = { Nonce: nonces.store };
    const request = (path: string, body: unknown) => ({
      path: `/wc/store/v1${path}`,
      body,
      headers,
    });
    const requests = [
      request('/cart/add-item', { id: shop.tray }),
      request('/cart/add-item', { id: 999_999 }),
      request('/cart/add-item', { id: shop.tray, quantity: 2 }),
      request('/nowhere', {}),
    ];
    const reply = await ann.store('POST', '/batch', { requests });
    expect(reply.status).toBe(207);
    const { responses } = (await reply.json()) as {
      responses: { status: number; body: unknown }[];
    };
    expect(responses.map(({ status }) => status)).toEqual([201, 400, 201, 404]);
    expect(storeCart.parse(responses[2]?.body).items_count).toBe(3);
    const unguarded = requests.map(({ path, body }) => ({ path, body }));
    const again = await ann.store('POST', '/batch', { requests: unguarded });
    const refused = (await again.json()) as { responses: { status: number }[] };
    expect(refused.responses.map(({ status }) => status)).toEqual([401, 401, 401, 404]);
    expect((await cartIn(ann.store('GET', '/cart'))).items_count).toBe(3);
  });

  test('a batch writes header names as they are, and takes no foreign path', async () => {
    const headers = { Nonce: nonces.store };
    const path = '/wc/store/v1/cart/add-item';
    const requests = [{ path, headers, body: { id: shop.tray } }];
    const reply = await ann.store('POST', '/batch', { requests }, {});
    const { responses } = (await reply.json()) as {
      responses: { headers: Record<string, string> }[];
    };
    expect(Object.keys(responses[0]?.headers ?? {})).toEqual(
      expect.arrayContaining(['Nonce', 'Cart-Token', 'Cart-Hash', 'User-ID']),
    );
    const foreign = [...requests, { path: '/wp/v2/users/me', headers }];
    expect(await errorIn(ann.store('POST', '/batch', { requests: foreign }))).toEqual([
      'woocommerce_rest_invalid_path',
      400,
    ]);
    expect((await cartIn(ann.store('GET', '/cart'))).items_count).toBe(1);
  });

  test('a part of a batch may name its cart by a token of its own', async () => {
    const first = await browser(db).store('GET', '/cart', undefined, {});
    const headers = { 'Cart-Token': first.headers.get('cart-token') ?? '' };
    const requests = [{ path: '/wc/store/v1/cart/add-item', headers, body: { id: shop.tray } }];
    const reply = await browser(db).store('POST', '/batch', { requests }, {});
    expect(await reply.json()).toMatchObject({ responses: [{ status: 201 }] });
    const cart = await cartIn(browser(db).store('GET', '/cart', undefined, headers));
    expect(cart.items_count).toBe(1);
  });
});

describe('a Cart-Token', () => {
  const withToken = (token: string) => ({ 'cart-token': token });
  const bare = () => browser(db);

  test('given before the first write names the cart from then on, without cookies', async () => {
    const first = await bare().store('GET', '/cart', undefined, {});
    const token = first.headers.get('cart-token') ?? '';
    await cartIn(bare().store('POST', '/cart/add-item', { id: shop.tray }, withToken(token)), 201);
    const cart = await cartIn(bare().store('GET', '/cart', undefined, withToken(token)));
    expect(cart.items_count).toBe(1);
  });

  test('that is wrong is an empty cart to read, and no right to change one', async () => {
    const wrong = withToken('abc.def.ghi');
    const cart = await cartIn(bare().store('GET', '/cart', undefined, wrong));
    expect(cart.items).toEqual([]);
    const reply = bare().store('POST', '/cart/add-item', { id: shop.tray }, wrong);
    expect(await errorIn(reply)).toEqual(['woocommerce_rest_missing_nonce', 401]);
  });

  test('that is forged, or somebody else’s, touches neither cart', async () => {
    const bob = browser(db);
    const other = await bob.store('POST', '/cart/add-item', { id: shop.vase });
    const theirs = other.headers.get('cart-token') ?? '';
    await add(shop.tray);
    const forged = `${'0'.repeat(32)}${theirs.slice(32)}`;
    for (const token of [theirs, forged, 'x', '']) {
      const headers = { nonce: nonces.store, ...withToken(token) };
      const reply = ann.store('POST', '/cart/add-item', { id: shop.card }, headers);
      expect(await errorIn(reply)).toEqual(['woocommerce_rest_invalid_cart_token', 403]);
    }
    expect((await cartIn(ann.store('GET', '/cart'))).items.map(({ name }) => name)).toEqual([
      'Oak tray',
    ]);
    expect((await cartIn(bob.store('GET', '/cart'))).items.map(({ name }) => name)).toEqual([
      'Vase',
    ]);
  });

  test('does not open the browser’s session', async () => {
    const reply = await add(shop.tray);
    const token = reply.headers.get('cart-token') ?? '';
    const stolen = browser(db);
    stolen.jar.set('vitrine_session', token.slice(0, 32).repeat(2));
    expect((await cartIn(stolen.store('GET', '/cart'))).items_count).toBe(0);
  });
});
