import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { newOrder } from '../../wc/testing/new-order.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// Of two orders of one day one is paid, the other waits for a bank transfer.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let program: ManagerClient;
let unpaid = 0;

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db);
  program = await managerClient(db);
  await newOrder(program, shop, {
    set_paid: true,
    line_items: [{ product_id: shop.card, quantity: 1 }],
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Flat', total: '6.00' }],
  });
  const waits = {
    status: 'on-hold',
    billing: { first_name: 'Ben', country: 'CA', email: 'ben@example.com' },
    line_items: [{ product_id: shop.tray, quantity: 1 }],
  };
  ({ id: unpaid } = await newOrder(program, shop, waits));
});

const DAY = 'after=2026-06-01&before=2026-06-01';
const read = async (path: string) => (await client.send('GET', path)).body;

test('only what was paid is sold; the rest is named apart', async () => {
  const { totals, intervals, awaiting } = await read(`/analytics/totals?${DAY}`);
  expect(totals).toMatchObject({ orders: 1, net: '25.00', shipping: '6.00' });
  expect(intervals).toMatchObject([{ figures: totals }]);
  expect(awaiting).toEqual({ orders: 1, total: '48.00' });
  expect(await read('/analytics/today')).toMatchObject({ today: totals, awaiting });
});

test('the average is the total by the orders', async () => {
  const { totals } = await read(`/analytics/totals?${DAY}`);
  expect(totals.average).toBe(totals.sales);
  expect(totals.sales).toBe(totals.net);
});

test.each(['products', 'countries', 'customers'])(
  'by %s there is one row, whatever the unpaid order has',
  async (name) => {
    const response = await client.send('GET', `/analytics/${name}?${DAY}`);
    expect(response.body).toMatchObject([{ figures: { orders: 1, net: '25.00' } }]);
    expect(response.headers.get('x-wp-total')).toBe('1');
  },
);

test('a year, read by its months, has the same', async () => {
  const year = 'after=2026-01-01&before=2026-12-31';
  expect((await read(`/analytics/totals?${year}`)).totals).toMatchObject({ orders: 1 });
  expect(await read(`/analytics/products?${year}`)).toHaveLength(1);
});

test('programs written for WooCommerce still read both', async () => {
  const path = '/wp-json/wc-analytics/reports/revenue/stats';
  const { body } = await program.send('GET', `${path}?${DAY}`);
  expect(body.totals).toMatchObject({ orders_count: 2, net_revenue: 73 });
});

test('once the money is there it counts', async () => {
  await program.send('PUT', `/orders/${unpaid}`, { set_paid: true });
  const { totals, awaiting } = await read(`/analytics/totals?${DAY}`);
  expect(totals.orders).toBe(2);
  expect(awaiting).toEqual({ orders: 0, total: '0.00' });
  expect(await read(`/analytics/products?${DAY}`)).toHaveLength(2);
});
