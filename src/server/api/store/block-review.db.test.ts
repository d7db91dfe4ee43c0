import { describe, expect, test } from 'vitest';
import { fillBundle, SAND } from '#server/cart/testing/bundle-shop.ts';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { filled, storeAddress } from '#server/checkout/testing/test-checkout.ts';
import { translator } from '#server/language/translator.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { reviewOfStore } from '#shop/checkout/block/store-review.ts';
import type { CheckoutReview, ReviewResponse } from '#wire/checkout.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import { browser, nonces } from '../testing/test-browser.ts';

// The block checkout renders from the Store API's cart what the classic one renders from the page
// data.
const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);

async function both(
  changed: Partial<Settings>,
  coupons: readonly string[],
  more: Record<string, string | number> | null = null,
) {
  const ann = browser(db, changed);
  await ann.call('add_to_cart', { product_id: shop.tray, quantity: 1 });
  await ann.call('add_to_cart', { product_id: shop.card });
  if (more) await ann.call('add_to_cart', more);
  for (const coupon of coupons) await ann.call('xoo_wsc_apply_coupon', { coupon });
  const first = await reviewIn(
    ann.call('update_order_review', { security: nonces.public, payment_method: 'cod' }),
  );
  const address = { billing_address: { ...storeAddress, email: 'ada@example.com' } };
  const change = { ...address, shipping_address: storeAddress };
  const reply = await ann.store('POST', '/cart/update-customer', change, { nonce: nonces.store });
  const store = (await reply.json()) as StoreCart;
  const classic = await reviewIn(
    ann.call('update_order_review', {
      ...filled,
      security: nonces.public,
      payment_method: 'cod',
    }),
  );
  const t = translator(shopContext(db, changed).settings);
  return {
    store,
    classic,
    block: reviewOfStore(store, { before: first, payments: first.payments, t }),
  };
}

async function reviewIn(reply: Promise<Response>): Promise<CheckoutReview> {
  return ((await (await reply).json()) as ReviewResponse).review;
}

describe('both checkouts show the same order', () => {
  test.each([
    ['plain', {}, []],
    ['with coupons', {}, ['TEN', 'FIVE']],
    ['delivered free by a coupon', {}, ['SHIP']],
    ['with the tax in the amounts', { 'tax.displayInCart': 'incl' as const }, ['TEN']],
  ])('%s [CO-02]', async (_, changed, coupons) => {
    const { block, classic } = await both(changed, coupons);
    const rows = (review: CheckoutReview | null) =>
      review?.cart.rows.map(({ code, label, amount }) => [code, label, amount]);
    expect(rows(block)).toEqual(rows(classic));
    expect(block?.cart.totals.total).toBe(classic.cart.totals.total);
    expect(block?.cart.packages).toEqual(classic.cart.packages);
    expect(block?.cart.items.map(({ key, subtotal }) => [key, subtotal])).toEqual(
      classic.cart.items.map(({ key, subtotal }) => [key, subtotal]),
    );
    expect(block?.payments).toEqual(classic.payments);
    expect(block?.paymentMethod).toBe('cod');
  });

  test('in the number of things, where a bundle is one [CO-02]', async () => {
    const items = [
      { id: shop.tray, parent: shop.tray, attributes: {}, quantity: 1 },
      { id: shop.sand, parent: shop.mug, attributes: SAND, quantity: 2 },
    ];
    const { store, block, classic } = await both({}, [], {
      product_id: await fillBundle(db, shop),
      bundle_items: JSON.stringify(items),
    });
    expect(store.items_count).toBe(6);
    expect(classic.cart.count).toBe(3);
    expect(block?.cart.count).toBe(3);
  });

  test('a line the page has never seen asks for the whole cart [CO-02]', async () => {
    const { store, classic } = await both({}, []);
    const before = { ...classic, cart: { ...classic.cart, items: [] } };
    const t = translator(shopContext(db).settings);
    expect(reviewOfStore(store, { before, payments: [], t })).toBeNull();
  });
});
