import { beforeAll, expect, test } from 'vitest';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Cohort, StockItem } from '#wire/vitrine/analytics-stock.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { newOrder } from '../../wc/testing/new-order.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// What the first of these tests sells is what the others count.
// On PostgreSQL in every run: src/server/analytics.

const { db } = await testDatabase();
let shop: CartShop;
let program: ManagerClient;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  program = await managerClient(db);
  client = await vitrineClient(db);
  await program.send('PUT', `/products/${shop.tray}`, {
    extensions: { vitrine: { cost: '20.00' } },
  });
  await newOrder(program, shop, {
    set_paid: true,
    line_items: [{ product_id: shop.tray, quantity: 5 }],
  });
});

const list = async (query: string): Promise<StockItem[]> =>
  (await client.send('GET', `/analytics/stock?per_page=100&${query}`)).body;
const tray = async (query: string) => (await list(query)).find(({ id }) => id === shop.tray);

test('pieces last as long as the pace of the last days says, and are worth what they cost', async () => {
  expect(await tray('days=30')).toMatchObject({
    ...{ quantity: 15, sold: 5, days_left: 90, is_low: false, status: 'instock' },
    ...{ cost_value: '300.00', value: '720.00' },
  });
  expect(await tray('days=10')).toMatchObject({ sold: 5, days_left: 30 });
});

test('what comes back is not sold', async () => {
  const { id } = await newOrder(program, shop, {
    set_paid: true,
    line_items: [{ product_id: shop.tray, quantity: 2 }],
  });
  const { body } = await program.send('GET', `/orders/${id}`);
  await program.send('POST', `/orders/${id}/refunds`, {
    api_refund: false,
    line_items: [{ id: body.line_items[0].id, quantity: 2, refund_total: '96.00' }],
  });
  expect(await tray('days=30')).toMatchObject({ sold: 5 });
});

test.each(['days_left', 'name', 'quantity', 'sold', 'cost_value', 'value'] as const)(
  'sorted by %s, with what is not known last',
  async (orderby) => {
    for (const order of ['asc', 'desc'] as const) {
      const items = await list(`orderby=${orderby}&order=${order}`);
      const values = items.map((item) => {
        const value = item[orderby];
        if (value === null || orderby === 'name') return value;
        return Number(value);
      });
      const known = values.filter((value) => value !== null);
      expect(values).toEqual([...known, ...values.filter((value) => value === null)]);
      if (orderby === 'name') continue;
      const sorted = known.map(Number).sort((a, b) => (order === 'asc' ? a - b : b - a));
      expect(known).toEqual(sorted);
    }
  },
);

test('all together are what the items add up to', async () => {
  const items = await list('');
  const { body } = await client.send('GET', '/analytics/stock/sums');
  const added = (name: 'quantity' | 'sold' | 'cost_value' | 'value') =>
    items.reduce((sum, item) => sum + Number(item[name] ?? 0), 0);
  for (const name of ['sold', 'cost_value', 'value'] as const) {
    expect(Number(body[name])).toBeCloseTo(added(name), 2);
  }
});

test('what a pace cannot be is refused', async () => {
  for (const query of ['days=0', 'days=400', 'days=soon', 'orderby=mood']) {
    const { status } = await client.send('GET', `/analytics/stock?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

test('customers stand in the month of their first order, with all they have bought since', async () => {
  const { id } = await newOrder(program, shop, {
    set_paid: true,
    line_items: [{ product_id: shop.card, quantity: 1 }],
  });
  await db
    .updateTable('orders')
    .set({ placed_at: Date.UTC(2026, 3, 10, 12) })
    .where('id', '=', id)
    .execute();
  await summarizeOrders(shopContext(db));
  const { body } = await client.send('GET', '/analytics/cohorts?months=6');
  const [cohort, ...others]: Cohort[] = body;
  expect(others).toEqual([]);
  expect(cohort).toMatchObject({ first: '2026-04', customers: 1 });
  expect(cohort?.months.map(({ customers }) => customers)).toEqual([1, 0, 1]);
  expect(cohort?.months[0]?.sales).toBe('25.00');
  expect(cohort?.value).toBe(cohort?.sales);
  expect(cohort?.months[2]?.sales).toBe(cohort?.sales);
  expect((await client.send('GET', '/analytics/cohorts?months=37')).status).toBe(400);
  const { body: file } = await program.send(
    'GET',
    '/wp-json/vitrine/v1/analytics/cohorts.csv?months=3',
  );
  expect(String(file)).toContain('2026-04,1,');
});
