import { expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { withClientAddress } from '#server/platform/http/current-address.ts';
import { orderRefused } from '#wire/checkout.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop = await fillCartShop(db);

test('a checkout that is never finished does not tell without end who has an account [CO-12]', async () => {
  await addPerson(db, 'known@example.com', NOW - 60_000);
  const visitor = browser(db, UNLIMITED);
  await visitor.call('add_to_cart', { product_id: shop.tray });
  const ask = (address: string, email: string) =>
    withClientAddress(address, async () => {
      const form = { ...filled, billing_email: email, createaccount: '1', billing_city: '' };
      const nonce = { 'woocommerce-process-checkout-nonce': nonces.public, vitrine_key: newKey() };
      const response = await visitor.call('checkout', { ...form, ...nonce });
      return orderRefused.parse(await response.json()).problems.map(({ code }) => code);
    });
  const emailInUse = 'account.problem.emailTaken';
  expect(await ask('192.0.2.1', 'known@example.com')).toContain(emailInUse);
  expect(await ask('192.0.2.1', 'free@example.com')).not.toContain(emailInUse);
  for (let requestCount = 2; requestCount < 60; requestCount += 1)
    await ask('192.0.2.1', 'free@example.com');
  const known = await ask('192.0.2.1', 'known@example.com');
  expect(known).toContain('account.problem.tooMany');
  expect(known).toEqual(await ask('192.0.2.1', 'free@example.com'));
  expect(await ask('192.0.2.2', 'known@example.com')).toContain(emailInUse);
});
