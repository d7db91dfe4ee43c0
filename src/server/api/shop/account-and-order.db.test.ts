import { expect, test, vi } from 'vitest';
import '#server/accounts/testing/test-people.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { orderAccepted, orderRefused } from '#wire/checkout.ts';
import { browser, nonces } from '../testing/test-browser.ts';

// An account that is made with the order.
const database = await testDatabase();
const { db } = database;
const shop = await fillCartShop(db);
const NONCE = { 'woocommerce-process-checkout-nonce': nonces.public };
const request = { createaccount: '1', account_password: 'a warm stove' };

async function withTray() {
  const visitor = browser(db, UNLIMITED);
  await visitor.call('add_to_cart', { product_id: shop.tray });
  return visitor;
}

test('five clicks at once are one account, one order, and five answers that name it [CO-12]', async () => {
  const ann = await withTray();
  const cookie = [...ann.jar].map((pair) => pair.join('=')).join('; ');
  const form = { ...filled, ...NONCE, ...request, billing_email: 'new@example.com' };
  const body = new URLSearchParams({ ...form, vitrine_key: newKey() });
  // Each with the cookies of the page, as a browser sends them that has had no answer yet.
  const click = async () => {
    const init = { method: 'POST', body, headers: { cookie } };
    return (await browser(db, UNLIMITED).ask('/?wc-ajax=checkout', init)).json();
  };
  const clicks = await Promise.all(Array.from({ length: 5 }, click));
  const orders = clicks.map((result) => orderAccepted.parse(result).order_id);
  expect(new Set(orders).size).toBe(1);
  expect(await db.selectFrom('customers').select('email').execute()).toHaveLength(1);
  const placed = await db.selectFrom('orders').select(['id', 'customer_id']).execute();
  expect(placed).toMatchObject([{ id: orders[0], customer_id: expect.any(Number) }]);
});

/** A second server of the same shop: nothing is shared but the database. */
async function otherProcess(): Promise<typeof browser> {
  vi.resetModules();
  await import('#server/accounts/testing/test-people.ts');
  return (await import('../testing/test-browser.ts')).browser;
}

test('clicks that reach two servers are one account, one order, and answers that name it [CO-12]', async () => {
  const servers = [browser, await otherProcess()];
  for (let round = 0; round < 4; round += 1) {
    const ann = await withTray();
    const cookie = [...ann.jar].map((pair) => pair.join('=')).join('; ');
    const email = `two-${round}@example.com`;
    const form = { ...filled, ...NONCE, ...request, billing_email: email };
    const body = new URLSearchParams({ ...form, vitrine_key: newKey() });
    const clicks = await Promise.all(
      [0, 1, 0, 1].map(async (at) => {
        const init = { method: 'POST', body, headers: { cookie } };
        return (await servers[at]?.(db, UNLIMITED).ask('/?wc-ajax=checkout', init))?.json();
      }),
    );
    const named = clicks.map((result) => orderAccepted.parse(result).order_id);
    expect(new Set(named).size).toBe(1);
    const placed = db.selectFrom('orders').select('id').where('email', '=', email);
    expect(await placed.execute()).toEqual([{ id: named[0] }]);
  }
});

test('an order is not given to a visitor who only knows its key and its address [CO-12]', async () => {
  const ann = await withTray();
  const form = { ...filled, ...NONCE, ...request, billing_email: 'ann@example.com' };
  const sent = { ...form, vitrine_key: newKey() };
  orderAccepted.parse(await (await ann.call('checkout', sent)).json());
  const eve = await withTray();
  const refused = orderRefused.parse(await (await eve.call('checkout', sent)).json());
  expect(refused.problems.map(({ code }) => code)).toEqual(['account.problem.emailTaken']);
});

test('whoever is asked about another price first has no account yet [CO-12]', async () => {
  const ann = await withTray();
  const form = { ...filled, ...NONCE, ...request, billing_email: 'late@example.com' };
  const response = await ann.call('checkout', { ...form, vitrine_key: newKey(), shown_total: 1 });
  const refused = orderRefused.parse(await response.json());
  expect(refused.problems.map(({ code }) => code)).toEqual(['ordering.problem.priceChanged']);
  expect(refused.refresh).toBe(true);
  const people = db.selectFrom('customers').select('id').where('email', '=', 'late@example.com');
  expect(await people.execute()).toEqual([]);
});
