import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';

// On PostgreSQL in every run: src/server/orders/reports.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
});

const at = (path: string) => getExchange('webhooks-reports-data', 'GET', `/wc/v3${path}`);

test('reports answer as recorded, and add up', async () => {
  const lines = (quantity: number) => [{ product_id: shop.card, quantity }];
  for (const body of [
    { set_paid: true, line_items: lines(2) },
    { set_paid: true, line_items: lines(1), fee_lines: [{ name: 'Wrap', total: '1' }] },
    // Not sold.
    { line_items: lines(5) },
  ]) {
    expect((await client.send('POST', '/orders', body)).status).toBe(201);
  }
  await replay(client, at('/reports'));
  const year = '/reports/sales?date_min=2026-01-01&date_max=2026-12-31';
  const sales = await replay(client, at(year));
  expect(sales.body[0]).toMatchObject({ total_sales: '76.00', total_orders: 2, total_items: 3 });
  expect(Object.keys(sales.body[0].totals)).toHaveLength(12);
  expect(sales.body[0].totals['2026-06']).toMatchObject({ sales: '76.00', orders: 2 });
  const sellers = await replay(client, at('/reports/top_sellers'));
  expect(sellers.body).toMatchObject([{ product_id: shop.card, quantity: 3 }]);
  const orders = await replay(client, at('/reports/orders/totals'));
  expect(orders.body).toContainEqual(expect.objectContaining({ slug: 'processing', total: 2 }));
  const products = await replay(client, at('/reports/products/totals'));
  expect(products.body).toContainEqual(expect.objectContaining({ slug: 'variable', total: 1 }));
  await replay(client, at('/reports/customers/totals'));
  await replay(client, at('/reports/coupons/totals'));
  await replay(client, at('/reports/reviews/totals'));
});

test('dates that cross are refused', async () => {
  const crossed = await client.send(
    'GET',
    '/reports/sales?date_min=2026-02-01&date_max=2026-01-01',
  );
  expect(crossed).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect((await client.send('GET', '/reports/sales?date_min=soon')).status).toBe(400);
  const editor = await managerClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/reports/sales')).status).toBe(403);
});
