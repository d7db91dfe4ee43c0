import { expect, test } from 'vitest';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { filled, newKey, storeAddress, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { countOrders } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { orderAccepted, orderRefused, reviewResponse } from '#wire/checkout.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const twin = await saveProduct(
  db,
  { slug: 'twin', name: 'Ash tray', regularPrice: 4800, weight: 850, publishedAt: NOW - 1000 },
  NOW,
);

/** The checkout shows an oak tray; in another tab it becomes one of ash, at the same price. */
async function changedElsewhere() {
  const ann = browser(db, UNLIMITED);
  await ann.call('add_to_cart', { product_id: shop.tray });
  const look = async () => {
    const response = await ann.call('update_order_review', { ...filled, security: nonces.public });
    const { cart } = reviewResponse.parse(await response.json()).review;
    return { hash: cart.hash, total: cart.totals.total, key: cart.items[0]?.key ?? '' };
  };
  const displayed = await look();
  await ann.store('POST', '/cart/remove-item', { key: displayed.key });
  await ann.call('add_to_cart', { product_id: twin });
  const now = await look();
  expect(now.total).toBe(displayed.total);
  return { ann, shown: displayed, now, before: await countOrders(db) };
}

test('a form does not order other things than it showed, even at the same total [CO-12]', async () => {
  const { ann, shown: displayed, now, before } = await changedElsewhere();
  const place = async (of: { hash: string; total: number }) => {
    const nonce = { 'woocommerce-process-checkout-nonce': nonces.public, vitrine_key: newKey() };
    const seen = { shown_total: of.total, shown_cart: of.hash };
    return (await ann.call('checkout', { ...filled, ...nonce, ...seen })).json();
  };
  const refused = orderRefused.parse(await place(displayed));
  expect(refused.problems.map(({ code }) => code)).toEqual(['ordering.problem.changed']);
  expect(refused).toMatchObject({ refresh: true, reload: false });
  expect(await countOrders(db)).toBe(before);
  orderAccepted.parse(await place(now));
});

test('nor do the blocks; programs that do not say what they showed are believed [CO-12]', async () => {
  const { ann, shown: displayed, before } = await changedElsewhere();
  const order = {
    billing_address: { ...storeAddress, email: 'ada@example.com' },
    shipping_address: storeAddress,
    payment_method: 'cod',
  };
  const extensions = { vitrine: { shown_total: displayed.total, shown_cart: displayed.hash } };
  const refused = await ann.store('POST', '/checkout', { ...order, extensions });
  expect(refused.status).toBe(409);
  expect(await countOrders(db)).toBe(before);
  expect((await ann.store('POST', '/checkout', order)).status).toBe(200);
});
