import { expect, test } from 'vitest';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { loadStock } from '#server/orders/testing/test-order.ts';
import { stripeShop } from './testing/stripe-shop.ts';

// A declined card leaves the payment open at the provider, which waits for another card.
const shop = await stripeShop();
const { db, ctx, tray, bank, notified } = shop;
const { ordered, place, latestIntent, webhook, work, order, comeBack } = shop;

test('declined: the manager hears of it, the cart is back, another card pays', async () => {
  const { order: placed, ann } = await ordered();
  const count = async () => (await showCartView(ctx, ann)).items.length;
  expect(await count()).toBe(0);
  const { id } = await latestIntent();
  await bank.pay(id, 'decline');
  await webhook('payment_intent.payment_failed');
  await work();
  expect(notified).toEqual(['payments.failed']);
  expect((await order(placed.id)).notes.at(-1)?.text).toContain('Your card was declined');
  // The payment is open at the provider still; the order is failed, and its pieces are back.
  expect(await order(placed.id)).toMatchObject({ status: 'failed' });
  expect([await count(), await loadStock(db, tray())]).toEqual([1, 20]);
  expect(await comeBack(placed)).toContain('step=confirm');
  await bank.pay(id);
  expect(await comeBack(placed)).toContain('/order-received/');
  expect(await order(placed.id)).toMatchObject({ status: 'processing' });
  expect([await count(), await loadStock(db, tray())]).toEqual([0, 18]);
});

test('declined and placed again: the same order and the same payment', async () => {
  const { order: placed, ann } = await ordered();
  const { id } = await latestIntent();
  await bank.pay(id, 'decline');
  await webhook('payment_intent.payment_failed');
  await work();
  const again = await place(ann);
  expect(again.order.id).toBe(placed.id);
  expect(again.payment.kind).toBe('confirm');
  expect((await latestIntent()).id).toBe(id);
  expect(await order(placed.id)).toMatchObject({ status: 'pending' });
  expect(await loadStock(db, tray())).toBe(18);
});

test('news of a decline after another card has paid changes nothing', async () => {
  const { order: placed } = await ordered();
  const { id } = await latestIntent();
  await bank.pay(id, 'decline');
  await webhook('payment_intent.payment_failed');
  await bank.pay(id);
  await work();
  expect(await order(placed.id)).toMatchObject({ status: 'processing' });
});
