import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { orderRefused, reviewResponse } from '#wire/checkout.ts';
import { publicVariation } from '#wire/variation.ts';
import { genericCalls } from './generic-calls.ts';
import { shopCalls } from './shop-calls.ts';
import { type Browser, browser, nonces } from './testing/test-browser.ts';

const database = await testDatabase();
let shop: CartShop;
let ann: Browser;
let key = '';

beforeAll(async () => {
  shop = await fillCartShop(database.db);
  ann = browser(database.db);
  const added = await ann.call('add_to_cart', { product_id: shop.tray });
  key = ((await added.json()) as { cart: { items: { key: string }[] } }).cart.items[0]?.key ?? '';
});

const CART = ['cart_hash', 'fragments'];
const NOTICE_CALLS = [...CART, 'notice'];
const REFUSED = [...NOTICE_CALLS, 'error'];
type Fields = Record<string, string | number>;

/** In the order they are sent: what each takes, and the keys of its answer, or that it is HTML. */
const CALLS: Record<string, { fields: () => Fields; keys: string[] | 'html' | 'totals' }> = {
  get_variation: {
    fields: () => ({ product_id: shop.mug, attribute_pa_color: 'ink', attribute_handle: 'Left' }),
    keys: Object.keys(publicVariation.shape).filter((name) => name !== 'variation'),
  },
  add_to_cart: { fields: () => ({ product_id: shop.tray }), keys: CART },
  viwcpr_add_to_cart: { fields: () => ({ product_id: shop.tray }), keys: [...CART, 'error'] },
  get_refreshed_fragments: { fields: () => ({}), keys: CART },
  xoo_wsc_refresh_fragments: { fields: () => ({}), keys: CART },
  xoo_wsc_add_to_cart: { fields: () => ({ 'add-to-cart': shop.tray }), keys: NOTICE_CALLS },
  xoo_wsc_update_item_quantity: { fields: () => ({ cart_key: key, qty: 2 }), keys: NOTICE_CALLS },
  apply_coupon: { fields: () => ({ coupon: 'none', security: nonces.coupon }), keys: 'html' },
  remove_coupon: { fields: () => ({ coupon: 'none', security: nonces.coupon }), keys: 'html' },
  apply_coupon_on_click: {
    fields: () => ({ coupon_id: 1, coupon_code: 'none', security: nonces.coupon }),
    keys: 'html',
  },
  xoo_wsc_apply_coupon: { fields: () => ({ coupon: 'none' }), keys: REFUSED },
  xoo_wsc_remove_coupon: { fields: () => ({ coupon: 'none' }), keys: REFUSED },
  xoo_wsc_calculate_shipping: {
    fields: () => ({ calc_shipping_country: 'US' }),
    keys: NOTICE_CALLS,
  },
  update_shipping_method: {
    fields: () => ({ 'shipping_method[0]': 'none', security: nonces.public }),
    keys: 'totals',
  },
  get_cart_totals: { fields: () => ({}), keys: 'totals' },
  xoo_wsc_update_shipping_method: {
    fields: () => ({ 'shipping_method[0]': 'none' }),
    keys: REFUSED,
  },
  update_order_review: {
    fields: () => ({ security: nonces.public }),
    keys: Object.keys(reviewResponse.shape),
  },
  wbte_sc_set_block_checkout_values: {
    fields: () => ({ payment_method: 'bacs', _wpnonce: nonces.public }),
    keys: ['success'],
  },
  checkout: {
    fields: () => ({ 'woocommerce-process-checkout-nonce': nonces.public }),
    // A declined payment has an order besides, and the address of its payment page.
    keys: Object.entries(orderRefused.shape)
      .filter(([, schema]) => schema._zod.optin !== 'optional')
      .map(([name]) => name),
  },
  xoo_wsc_save_for_later: { fields: () => ({ cart_key: key }), keys: NOTICE_CALLS },
  xoo_wsc_move_save_for_later_item: { fields: () => ({ cart_key: key }), keys: NOTICE_CALLS },
  xoo_wsc_delete_save_for_later_item: { fields: () => ({ cart_key: key }), keys: REFUSED },
  remove_from_cart: { fields: () => ({ cart_item_key: key }), keys: CART },
  xoo_wsc_undo_item: { fields: () => ({ cart_key: key }), keys: NOTICE_CALLS },
  xoo_wsc_empty_cart: { fields: () => ({}), keys: NOTICE_CALLS },
};

test('every shop call has its line here, and every call its place in the book of calls [ER-06]', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(shopCalls).sort());
  const tables = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');
  const missing = [...Object.keys(shopCalls), ...Object.keys(genericCalls)].filter(
    (name) => !tables.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

test.each(Object.entries(CALLS))(
  '%s answers exactly the keys listed [ER-06]',
  async (name, { fields, keys }) => {
    const reply = await ann.call(name, fields(), false);
    expect(reply.status).toBe(200);
    if (keys === 'totals') {
      expect(await reply.text()).toMatch(/^<div class="cart_totals/);
      return;
    }
    if (keys === 'html') {
      expect(reply.headers.get('content-type')).toContain('text/html');
      expect(await reply.text()).toMatch(/^<div [^>]*class="[^"]*woocommerce-(error|message|info)/);
      return;
    }
    const result = (await reply.json()) as Record<string, unknown>;
    expect(Object.keys(result).sort()).toEqual([...keys].sort());
  },
);

test.each([
  ['add_to_cart', { product_id: 999_999 }, ['error', 'product_url']],
  ['viwcpr_add_to_cart', { product_id: 999_999 }, ['error']],
  ['xoo_wsc_add_to_cart', { product_id: 999_999 }, ['error', 'notice']],
  ['remove_from_cart', { cart_item_key: 'none' }, ['success']],
])(
  '%s refuses with exactly the keys listed, and tells our own scripts more [ER-06]',
  async (name, fields, keys) => {
    const bob = browser(database.db);
    const plain = (await (await bob.call(name, fields, false)).json()) as object;
    expect(Object.keys(plain).sort()).toEqual(keys);
    const second = (await (await bob.call(name, fields)).json()) as object;
    expect(second).toMatchObject(plain);
  },
);

test('our own scripts ask for the cart as data, in the address [ER-06]', async () => {
  const bob = browser(database.db);
  const second = await bob.call('add_to_cart', { product_id: shop.tray });
  expect(Object.keys(await second.json()).sort()).toEqual(['cart', ...CART]);
});
