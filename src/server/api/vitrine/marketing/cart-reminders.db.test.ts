import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { CART_REMINDER_ACTION } from '#wire/generic-actions.ts';
import { browser, nonces } from '../../testing/test-browser.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
});

async function agree(fields: Record<string, string>, enabled = true) {
  const shopper = browser(db, { 'basketReminders.enabled': enabled });
  await shopper.call('add_to_cart', { product_id: shop.tray, quantity: 1 });
  const body = new URLSearchParams({
    action: CART_REMINDER_ACTION,
    nonce: nonces.public,
    billing_email: 'ada@example.com',
    basket_reminder: '1',
    ...fields,
  });
  return shopper.ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
}

const stored = () => db.selectFrom('basket_reminders').select('email').execute();

test('the box is stored only with a tick, a nonce and the setting; the answer says nothing', async () => {
  const responses = [
    await agree({ basket_reminder: '' }),
    await agree({ billing_email: 'ada' }),
    await agree({}, false),
  ];
  for (const response of responses) expect(await response.json()).toEqual({ ok: true });
  expect((await agree({ nonce: 'x' })).status).toBe(403);
  expect(await stored()).toEqual([]);
  expect(await (await agree({})).json()).toEqual({ ok: true });
  expect(await stored()).toEqual([{ email: 'ada@example.com' }]);
});

test('managers see the baskets and what came of them', async () => {
  const client = await vitrineClient(db, { settings: { 'basketReminders.enabled': true } });
  const { body } = await client.send('GET', '/basket-reminders');
  expect(body).toMatchObject([{ email: 'ada@example.com', state: 'waiting', sent: 0 }]);
  const figures = await client.send('GET', '/basket-reminders/figures');
  expect(figures.body).toEqual({
    enabled: true,
    days: 90,
    asked: 1,
    emails: 0,
    reminded: 0,
    returned: 0,
    ordered: 0,
    amount: '0.00',
  });
});
