import { expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { orderAccepted, orderRefused } from '#wire/checkout.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const { tray } = await fillCartShop(db);

async function order(settings: Partial<Settings>, fields: Record<string, string>) {
  const visitor = browser(db, { ...UNLIMITED, ...settings });
  await visitor.call('add_to_cart', { product_id: tray, quantity: 1 });
  const response = await visitor.call('checkout', {
    'woocommerce-process-checkout-nonce': nonces.public,
    vitrine_key: newKey(),
    ...filled,
    ...fields,
  });
  return await response.json();
}

test('a shop that wants a telephone number takes no order without one', async () => {
  const settings = { 'checkout.phone': 'required' } as const;
  const { problems } = orderRefused.parse(await order(settings, { billing_phone: '' }));
  expect(problems.map(({ field }) => field)).toEqual(['billing_phone']);
  orderAccepted.parse(await order(settings, { billing_phone: '+1 212 555 0101' }));
});

test('a part that the shop does not ask for is not stored', async () => {
  const hidden = { 'checkout.phone': 'hidden', 'checkout.company': 'hidden' } as const;
  const sent = { billing_phone: '+1 212 555 0101', billing_company: 'Moss & Co.' };
  const { order_id } = orderAccepted.parse(await order(hidden, sent));
  expect((await findOrder({ db }, order_id))?.billing).toMatchObject({ phone: '', company: '' });
});
