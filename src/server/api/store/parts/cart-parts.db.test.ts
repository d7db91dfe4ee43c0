import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type Browser, browser } from '../../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
let ann: Browser;

beforeEach(() => {
  ann = browser(db);
});

async function toResponse(reply: Promise<Response>) {
  const response = await reply;
  expect(response.headers.get('nonce')).toBeTruthy();
  expect(response.headers.get('cart-token')).toBeTruthy();
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const count = async () => (await toResponse(ann.store('GET', '/cart'))).body.items_count;

describe('the lines of the cart as a collection', () => {
  test('one is added, read, changed and removed by its key', async () => {
    const body = { id: shop.tray, quantity: 2 };
    const added = await toResponse(ann.store('POST', '/cart/items', body));
    expect(added).toMatchObject({ status: 201, body: { id: shop.tray, quantity: 2 } });
    const path = `/cart/items/${added.body.key}`;
    expect((await toResponse(ann.store('GET', path))).body).toEqual(added.body);
    const changed = await toResponse(ann.store('PUT', path, { quantity: 3 }));
    expect(changed).toMatchObject({ status: 200, body: { quantity: 3 } });
    const same = await toResponse(ann.store('PUT', path, {}));
    expect(same.body).toEqual(changed.body);
    const maxed = await toResponse(ann.store('PUT', path, { quantity: 21 }));
    expect(maxed).toMatchObject({ status: 400, body: { code: 'invalid_quantity' } });
    expect(await toResponse(ann.store('DELETE', path))).toEqual({ status: 204, body: null });
    expect(await count()).toBe(0);
  });

  test('an unknown key is a conflict, with the cart that is there', async () => {
    await ann.store('POST', '/cart/items', { id: shop.tray });
    for (const method of ['GET', 'DELETE']) {
      const reply = await toResponse(ann.store(method, `/cart/items/${'0'.repeat(32)}`));
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'woocommerce_rest_cart_invalid_key', data: { cart: { items_count: 1 } } },
      });
    }
  });

  test('all of them are removed at once', async () => {
    await ann.store('POST', '/cart/items', { id: shop.tray });
    expect(await toResponse(ann.store('DELETE', '/cart/items'))).toEqual({ status: 200, body: [] });
    expect(await count()).toBe(0);
  });

  test('nothing changes without a nonce', async () => {
    const reply = await ann.store('POST', '/cart/items', { id: shop.tray }, {});
    expect(reply.status).toBe(401);
    expect(await count()).toBe(0);
  });
});

describe('the coupons of the cart as a collection', () => {
  test('one is added, listed, read and removed', async () => {
    await ann.store('POST', '/cart/items', { id: shop.tray });
    const added = await toResponse(ann.store('POST', '/cart/coupons', { code: 'TEN' }));
    expect(added).toMatchObject({
      status: 201,
      body: { code: 'ten', discount_type: 'percent', totals: { total_discount: '480' } },
    });
    expect(added.body._links.self[0].href).toMatch(/\/cart\/coupons\/ten$/);
    expect((await toResponse(ann.store('GET', '/cart/coupons'))).body).toEqual([added.body]);
    expect((await toResponse(ann.store('GET', '/cart/coupons/ten'))).body).toEqual(added.body);
    const removed = await toResponse(ann.store('DELETE', '/cart/coupons/ten'));
    expect(removed).toEqual({ status: 204, body: null });
    expect((await toResponse(ann.store('GET', '/cart/coupons'))).body).toEqual([]);
  });

  test('one that is not applied is not found, and a wrong code is refused', async () => {
    await ann.store('POST', '/cart/items', { id: shop.tray });
    for (const method of ['GET', 'DELETE']) {
      expect(await toResponse(ann.store(method, '/cart/coupons/ten'))).toMatchObject({
        status: 404,
        body: { code: 'woocommerce_rest_cart_coupon_invalid_code' },
      });
    }
    expect(await toResponse(ann.store('POST', '/cart/coupons', { code: 'nope' }))).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_cart_coupon_error' },
    });
  });

  test('all of them are removed at once', async () => {
    await ann.store('POST', '/cart/items', { id: shop.tray });
    await ann.store('POST', '/cart/coupons', { code: 'TEN' });
    const reply = await toResponse(ann.store('DELETE', '/cart/coupons'));
    expect(reply).toEqual({ status: 200, body: [] });
    expect((await toResponse(ann.store('GET', '/cart'))).body.coupons).toEqual([]);
  });
});

test('a parameter that is missing is named as such', async () => {
  const reply = await ann.store('POST', '/cart/select-shipping-rate', { package_id: 0 });
  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { code: 'rest_missing_callback_param', data: { params: ['rate_id'] } },
  ]);
});

test('data for a plug-in that is not there is refused by its code', async () => {
  const body = { namespace: 'gift-wrap', data: { wrap: true } };
  expect(await toResponse(ann.store('POST', '/cart/extensions', body))).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_cart_extensions_error' },
  });
});
