import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { offeredAlerts } from '#server/stock-alerts/offered-alerts.ts';
import { STOCK_ALERT_ACTION } from '#wire/generic-actions.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

async function sellOut(id: number): Promise<void> {
  await db
    .updateTable('products')
    .set({ manage_stock: 1, stock_quantity: 0, stock_state: 'outofstock' })
    .where('id', '=', id)
    .execute();
}

function ask(fields: Record<string, string>) {
  const sent = { action: STOCK_ALERT_ACTION, nonce: nonces.public, alert_age: '4000', ...fields };
  const body = new URLSearchParams(sent);
  return browser(db).ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
}

test('the call answers what the page says', async () => {
  await sellOut(shop.tray);
  const item = String(shop.tray);
  const responses = [
    await ask({ item, alert_email: 'ada@example.com' }),
    await ask({ item, alert_email: 'ada' }),
    await ask({ item: '99999', alert_email: 'ada@example.com' }),
  ];
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([
    { ok: true, text: expect.stringContaining('write to ada@example.com') },
    { ok: false, text: expect.stringContaining('name@example.com') },
    { ok: false, text: expect.stringContaining('no longer sell') },
  ]);
  const rows = await db.selectFrom('stock_alerts').select(['email', 'item_id']).execute();
  expect(rows).toEqual([{ email: 'ada@example.com', item_id: shop.tray }]);
});

test('what is already back is said so, and a request from elsewhere is refused', async () => {
  const item = String(shop.tray);
  const back = await ask({ item, alert_email: 'ada@example.com' });
  expect(await back.json()).toEqual({ ok: false, text: expect.stringContaining('already back') });
  await sellOut(shop.tray);
  const foreign = await ask({ item, alert_email: 'ada@example.com', nonce: 'x' });
  expect(foreign.status).toBe(403);
  expect(await db.selectFrom('stock_alerts').selectAll().execute()).toEqual([]);
});

test('only the page of what is sold out carries the form', async () => {
  const ctx = orderContext(db);
  const offered = async () => {
    const product = await findProductById(ctx, shop.tray);
    return product && offeredAlerts(ctx.settings, product);
  };
  expect(await offered()).toBeNull();
  await sellOut(shop.tray);
  expect(await offered()).toEqual({ action: '/stock-alert', days: 180 });
});
