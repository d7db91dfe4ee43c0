import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type StoreCart, storeCart, storeCartItem } from '#wire/store/cart.ts';
import { restErrorRecord } from '#wire/store/error.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

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

describe('reading', () => {
  test('an empty cart starts no session but names one for the next request', async () => {
    const reply = await ann.store('GET', '/cart', undefined, {});
    expect(reply.headers.getSetCookie()).toEqual([]);
    const cart = await cartIn(reply);
    expect(cart).toMatchObject({ items: [], items_count: 0, needs_shipping: false, errors: [] });
    expect(cart.shipping_address).toMatchObject({ country: 'US', state: '' });
    expect(cart.totals).toMatchObject({ total_shipping: null, total_shipping_tax: null });
    expect(cart.payment_methods).toEqual(['bacs', 'cheque', 'cod']);
    expect(cart.has_calculated_shipping).toBe(false);
  });

  test('cart/items lists the items alone', async () => {
    await add(shop.tray, 2);
    const reply = await ann.store('GET', '/cart/items');
    const [{ _links, ...item }] = (await reply.json()) as [{ _links: unknown; key: string }];
    expect(storeCartItem.parse(item)).toMatchObject({ id: shop.tray, quantity: 2 });
    const items = 'https://shop.example/wp-json/wc/store/v1/cart/items';
    expect(_links).toEqual({
      self: [
        {
          href: `${items}/${item.key}`,
          targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
        },
      ],
      collection: [{ href: items }],
    });
  });
});

describe('changing', () => {
  test('add-item answers 201 and the whole cart', async () => {
    const cart = await cartIn(add(shop.tray, 2), 201);
    expect(cart.items[0]).toMatchObject({
      id: shop.tray,
      type: 'simple',
      quantity: 2,
      quantity_limits: { minimum: 1, maximum: 20, multiple_of: 1, editable: true },
      sku: 'TRAY',
      permalink: 'https://shop.example/product/tray',
      prices: { price: '4800', raw_prices: { precision: 6, price: '48000000' } },
      totals: { line_subtotal: '9600', line_total: '9600' },
      extensions: { vitrine: { price_steps: [{ code: 'product', amount: '4800' }], group: null } },
    });
    expect(cart).toMatchObject({
      items_count: 2,
      items_weight: 1700,
      needs_shipping: true,
      has_calculated_shipping: true,
      totals: { total_items: '9600', total_shipping: '0', total_price: '9600' },
    });
    expect(cart.shipping_rates[0]).toMatchObject({
      package_id: 0,
      items: [{ name: 'Oak tray', quantity: 2 }],
      shipping_rates: [
        { method_id: 'free_shipping', price: '0', selected: true },
        { method_id: 'flat_rate', price: '600', selected: false },
        { method_id: 'local_pickup', price: '0', selected: false },
      ],
    });
  });

  test.each(['attribute_pa_color', 'pa_color', 'Colour'])(
    'a variation is named by %s',
    async (attribute) => {
      const body = {
        id: shop.mug,
        quantity: 1,
        variation: [
          { attribute, value: 'Sand' },
          { attribute: 'Handle', value: 'Left' },
        ],
      };
      const cart = await cartIn(ann.store('POST', '/cart/add-item', body), 201);
      expect(cart.items[0]).toMatchObject({
        id: shop.sand,
        type: 'variation',
        variation: [
          { raw_attribute: 'attribute_pa_color', attribute: 'Colour', value: 'Sand' },
          { attribute: 'Handle', value: 'Left' },
        ],
      });
    },
  );

  test('update-item, remove-item', async () => {
    const key = (await cartIn(add(shop.tray), 201)).items[0]?.key;
    const updated = await cartIn(ann.store('POST', '/cart/update-item', { key, quantity: 3 }));
    expect(updated.items[0]?.quantity).toBe(3);
    // 0 is less than the smallest quantity: a line is removed by its own call.
    const none = ann.store('POST', '/cart/update-item', { key, quantity: 0 });
    expect(await errorIn(none)).toEqual(['invalid_quantity', 400]);
    const unknown = ann.store('POST', '/cart/update-item', { key: 'none', quantity: 0 });
    expect(await errorIn(unknown)).toEqual(['woocommerce_rest_cart_invalid_key', 409]);
    const removed = await cartIn(ann.store('POST', '/cart/remove-item', { key }));
    expect(removed.items).toEqual([]);
  });

  test('of a fraction the whole pieces are added, as in WooCommerce', async () => {
    const body = { id: shop.tray, quantity: 1.5 };
    const cart = await cartIn(ann.store('POST', '/cart/add-item', body), 201);
    expect(cart.items[0]?.quantity).toBe(1);
  });

  test('removing a coupon that exists and one that does not', async () => {
    await add(shop.tray);
    const reply = await ann.store('POST', '/cart/remove-coupon', { code: 'ten' });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      code: 'woocommerce_rest_cart_coupon_invalid_code',
      data: { cart: { items: [{ quantity: 1 }] } },
    });
    const guess = () => ann.store('POST', '/cart/remove-coupon', { code: 'nope' });
    expect(await errorIn(guess())).toEqual(['woocommerce_rest_cart_coupon_error', 400]);
    // It tells whether a code exists: it is counted like any other try.
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await guess()).status);
    expect(statuses).toContain(429);
  });

  test('coupons', async () => {
    await add(shop.tray);
    const cart = await cartIn(ann.store('POST', '/cart/apply-coupon', { code: 'TEN' }));
    expect(cart.coupons).toMatchObject([
      { code: 'ten', discount_type: 'percent', totals: { total_discount: '480' } },
    ]);
    expect(cart.items[0]?.totals).toMatchObject({ line_subtotal: '4800', line_total: '4320' });
    const code = { code: 'nope' };
    expect(await errorIn(ann.store('POST', '/cart/apply-coupon', code))).toEqual([
      'woocommerce_rest_cart_coupon_error',
      400,
    ]);
    expect(await errorIn(ann.store('POST', '/cart/remove-coupon', code))).toEqual([
      'woocommerce_rest_cart_coupon_error',
      400,
    ]);
    const out = await cartIn(ann.store('POST', '/cart/remove-coupon', { code: 'ten' }));
    expect(out.coupons).toEqual([]);
  });

  test('address and shipping method', async () => {
    await add(shop.tray);
    const shipping_address = { country: 'US', state: 'NY', postcode: '10001', city: 'New York' };
    const billing_address = { email: 'ann@example.com', first_name: 'Ann' };
    const change = { shipping_address, billing_address };
    const cart = await cartIn(ann.store('POST', '/cart/update-customer', change));
    expect(cart.shipping_address).toMatchObject(shipping_address);
    expect(cart.billing_address).toMatchObject({ ...billing_address, country: 'US' });
    expect(cart.totals).toMatchObject({
      total_items_tax: '426',
      total_shipping_tax: '53',
      total_tax: '479',
      tax_lines: [{ name: 'NY tax', price: '479', rate: '8.875%' }],
    });
    const rates = cart.shipping_rates[0]?.shipping_rates ?? [];
    expect(rates.map(({ price, taxes }) => [price, taxes])).toEqual([
      ['600', '53'],
      ['0', '0'],
    ]);
    const choice = { package_id: 0, rate_id: rates[1]?.rate_id };
    const chosen = await cartIn(ann.store('POST', '/cart/select-shipping-rate', choice));
    expect(chosen.totals.total_shipping).toBe('0');
    const wrong = { package_id: 0, rate_id: 'flat_rate:999' };
    const same = await cartIn(ann.store('POST', '/cart/select-shipping-rate', wrong));
    expect(same.shipping_rates).toEqual(chosen.shipping_rates);
    const nowhere = { shipping_address: { country: 'XX' } };
    expect(await errorIn(ann.store('POST', '/cart/update-customer', nowhere))).toEqual([
      'rest_invalid_param',
      400,
    ]);
  });

  test('a wrong address is refused whole, with the reasons of both', async () => {
    await add(shop.tray);
    const change = {
      billing_address: { country: 'US', phone: 'call me', city: 'Elsewhere' },
      shipping_address: { country: 'US', state: 'ZZ', postcode: '9', city: 'Elsewhere' },
    };
    const reply = await ann.store('POST', '/cart/update-customer', change);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: {
        params: { billing_address: expect.any(String), shipping_address: expect.any(String) },
        details: {
          billing_address: { code: 'invalid_phone', data: null },
          shipping_address: {
            code: 'invalid_state',
            additional_errors: [{ code: 'invalid_postcode' }],
          },
        },
        fields: expect.arrayContaining(['billing_phone', 'shipping_state', 'shipping_postcode']),
      },
    });
    const cart = await cartIn(ann.store('GET', '/cart'));
    expect([cart.billing_address.city, cart.shipping_address.city]).not.toContain('Elsewhere');
  });

  test('a state by its name becomes its code, and one of another country is cleared', async () => {
    await add(shop.tray);
    const named = { shipping_address: { country: 'US', state: 'California', postcode: '94107' } };
    const there = await cartIn(ann.store('POST', '/cart/update-customer', named));
    expect(there.shipping_address.state).toBe('CA');
    const abroad = { shipping_address: { country: 'GB', postcode: 'sw1a1aa' } };
    const moved = await cartIn(ann.store('POST', '/cart/update-customer', abroad));
    expect(moved.shipping_address).toMatchObject({
      country: 'GB',
      postcode: 'SW1A 1AA',
    });
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown product', { id: 999_999 }, 'woocommerce_rest_cart_invalid_product'],
    ['no id', {}, 'woocommerce_rest_cart_invalid_product'],
    ['an id in words', { id: 'tray' }, 'rest_invalid_param'],
    ['an id beyond all', { id: 1e12 }, 'rest_invalid_param'],
    ['a negative quantity', { quantity: -1 }, 'woocommerce_rest_product_invalid_quantity'],
    ['nought', { quantity: 0 }, 'woocommerce_rest_product_invalid_quantity'],
    ['half a piece', { quantity: 0.5 }, 'woocommerce_rest_product_invalid_quantity'],
    ['a word', { quantity: 'many' }, 'woocommerce_rest_product_invalid_quantity'],
    ['10^12', { quantity: 1e12 }, 'woocommerce_rest_product_partially_out_of_stock'],
    ['null', { quantity: null }, 'woocommerce_rest_product_invalid_quantity'],
  ])('%s is refused with 400, and the cart unharmed', async (_, body, code) => {
    const input = { ...('quantity' in body && { id: shop.tray }), ...body };
    expect(await errorIn(ann.store('POST', '/cart/add-item', input))).toEqual([code, 400]);
    expect(ann.jar.size).toBe(0);
  });

  test('a mug without its choice, a product of somebody else, more than there is', async () => {
    expect(await errorIn(add(shop.mug))).toEqual(['woocommerce_rest_missing_attributes', 400]);
    const variation = [{ attribute: 'Colour', value: 'Plaid' }];
    expect(await errorIn(ann.store('POST', '/cart/add-item', { id: shop.mug, variation }))).toEqual(
      ['woocommerce_rest_variation_id_from_variation_data', 400],
    );
    expect(await errorIn(add(shop.apron))).toEqual([
      'woocommerce_rest_product_not_purchasable',
      400,
    ]);
    const reply = await add(shop.tray, 21);
    expect(((await reply.json()) as { message: string }).message).toBe('Only 20 left in stock.');
  });

  test('sold individually, again; more of a line than there are', async () => {
    await add(shop.throw);
    expect(await errorIn(add(shop.throw))).toEqual(['readonly_quantity', 400]);
    const key = (await cartIn(add(shop.tray), 201)).items.find(({ id }) => id === shop.tray)?.key;
    const maxLine = { key, quantity: 21 };
    expect(await errorIn(ann.store('POST', '/cart/update-item', maxLine))).toEqual([
      'invalid_quantity',
      400,
    ]);
    expect(await errorIn(ann.store('POST', '/cart/update-item', { quantity: 2 }))).toEqual([
      'woocommerce_rest_cart_invalid_key',
      409,
    ]);
  });

  test.each(['/cart/update-item', '/cart/remove-item'])(
    '%s with an unknown key shows the cart that is there',
    async (path) => {
      await add(shop.tray);
      const reply = await ann.store('POST', path, { key: 'x', quantity: 2 });
      const body = (await reply.json()) as {
        code: string;
        data: { status: number; cart: unknown };
      };
      expect([reply.status, body.code, body.data.status]).toEqual([
        409,
        'woocommerce_rest_cart_invalid_key',
        409,
      ]);
      expect(storeCart.parse(body.data.cart).items_count).toBe(1);
      expect(reply.headers.get('cart-hash')).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test.each([
    ['no nonce', {}, 'woocommerce_rest_missing_nonce', 401],
    ['a wrong one', { nonce: 'x'.repeat(20) }, 'woocommerce_rest_invalid_nonce', 403],
    ['one of another kind', { nonce: nonces.rest }, 'woocommerce_rest_invalid_nonce', 403],
    [
      'one in the wrong place',
      { 'x-wp-nonce': nonces.store },
      'woocommerce_rest_missing_nonce',
      401,
    ],
  ])('%s is refused, and nothing is added [RE-02]', async (_, headers, code, status) => {
    const reply = await ann.store('POST', '/cart/add-item', { id: shop.tray }, headers);
    expect(reply.headers.get('nonce')).toBe(nonces.store);
    expect(reply.headers.get('cart-token')).toMatch(/^[0-9a-f]{32}\./);
    expect(reply.headers.get('user-id')).toBe('0');
    expect(await errorIn(reply)).toEqual([code, status]);
    expect(ann.jar.size).toBe(0);
  });
});
