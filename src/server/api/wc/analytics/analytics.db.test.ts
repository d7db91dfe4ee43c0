import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';
import { recorded, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await managerClient(db);
});

const ask = async (path: string) => {
  const { status, body } = await client.send('GET', `/wp-json/wc-analytics${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const YEAR = 'after=2026-01-01T00:00:00&before=2026-12-31T23:59:59';

test.each(recorded('wc-analytics').map((exchange) => [exchange.request.path, exchange] as const))(
  'answers as recorded: %s',
  async (_, exchange) => {
    const response = await replay(client, exchange);
    const { 'X-WP-Total': total } = exchange.headers;
    // How many months a year has does not depend on the shop.
    if (total === '12') expect(response.headers.get('x-wp-total')).toBe('12');
  },
);

test('reports add up what was sold, and what was refunded of it', async () => {
  const billing = {
    first_name: 'Ada',
    last_name: 'Example',
    country: 'US',
    email: 'ada@example.com',
  };
  const sold = await newOrder(client, shop, {
    billing,
    set_paid: true,
    line_items: [{ product_id: shop.card, quantity: 3 }],
    fee_lines: [{ name: 'Wrap', total: '1.00' }],
  });
  await newOrder(client, shop, { billing, line_items: [{ product_id: shop.card, quantity: 9 }] });
  const [line] = sold.line_items;
  const refund = await client.send('POST', `/orders/${sold.id}/refunds`, {
    api_refund: false,
    line_items: [{ id: line.id, quantity: 1, refund_total: '25.00' }],
  });
  expect(refund.status, JSON.stringify(refund.body)).toBe(201);

  const net = Number(sold.total) - Number(sold.total_tax) - Number(sold.shipping_total) - 25;
  const revenue = await ask(`/reports/revenue/stats?${YEAR}&interval=month&per_page=12&order=asc`);
  expect(revenue.totals).toMatchObject({
    orders_count: 1,
    num_items_sold: 2,
    gross_sales: net + 25,
    refunds: 25,
    net_revenue: net,
    total_sales: Number(sold.total) - 25,
    total_customers: 1,
    products: 1,
  });
  expect(revenue.intervals).toHaveLength(12);
  expect(revenue.intervals[5]).toMatchObject({ interval: '2026-06', subtotals: { refunds: 25 } });
  expect(revenue.intervals[4].subtotals).toMatchObject({ orders_count: 0, net_revenue: 0 });

  const item = { items_sold: 2, net_revenue: net - 1, orders_count: 1 };
  expect(await ask('/reports/products?extended_info=true')).toEqual([
    {
      product_id: shop.card,
      ...item,
      extended_info: expect.objectContaining({ name: 'Gift card', price: 25, category_ids: [1] }),
    },
  ]);
  expect(await ask(`/reports/products?products=${shop.tray}`)).toEqual([]);
  const customers = await ask('/reports/customers');
  expect(customers).toMatchObject([
    { email: 'ada@example.com', name: 'Ada Example', orders_count: 1 },
  ]);
  const orders = await ask('/reports/orders');
  expect(orders).toMatchObject([{ order_id: sold.id, net_total: net, num_items_sold: 2 }]);
  const [sales, count] = await ask(
    `/reports/performance-indicators?${YEAR}&stats=revenue/total_sales,orders/orders_count`,
  );
  expect([sales.value, count.value]).toEqual([Number(sold.total) - 25, 1]);
  const boards = await ask(`/leaderboards?${YEAR}`);
  expect(boards[0].rows[0][0]).toEqual({ display: 'Ada Example', value: 'Ada Example' });
  expect(boards[0].rows[0][1]).toEqual({ display: '1', value: 1, format: 'number' });
  expect(boards[0].rows[0][2]).toMatchObject({ format: 'currency', value: sales.value });
  const [board] = await ask(`/leaderboards/customers?${YEAR}`);
  expect(board).toEqual(boards[0]);
});

test('only those who may see reports are answered, and wrong dates are refused', async () => {
  const path = '/wp-json/wc-analytics/reports/revenue/stats';
  const editor = await managerClient(db, { role: 'editor' });
  expect((await editor.send('GET', path)).status).toBe(403);
  expect((await client.send('GET', path, undefined, {})).status).toBe(401);
  const crossed = await client.send('GET', `${path}?after=2026-02-01&before=2026-01-01`);
  expect(crossed).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  expect((await client.send('GET', `${path}?after=soon`)).status).toBe(400);
  for (const name of ['interval=hour', 'segmentby=product']) {
    const refused = await client.send('GET', `${path}?${name}`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    expect(Object.keys(refused.body.data.params)).toEqual([name.split('=')[0]]);
  }
});
