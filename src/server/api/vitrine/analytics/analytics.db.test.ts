import { beforeAll, expect, test } from 'vitest';
import { summarizeAll } from '#server/analytics/summarize.ts';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { TABLE_NAMES, type TableRow } from '#wire/vitrine/analytics.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { newOrder } from '../../wc/testing/new-order.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await vitrineClient(db);
  const program = await managerClient(db);
  const card = { set_paid: true, line_items: [{ product_id: shop.card, quantity: 1 }] };
  await newOrder(program, shop, card);
  const { id } = await newOrder(program, shop, card);
  // A year before, from a campaign.
  await db
    .updateTable('orders')
    .set({
      placed_at: Date.UTC(2025, 5, 1, 12),
      attribution: '{"utm_source":"google","utm_campaign":"autumn"}',
    })
    .where('id', '=', id)
    .execute();
});

const DAY = 'after=2026-06-01&before=2026-06-01';

test('totals are compared with another period', async () => {
  const { body } = await client.send('GET', `/analytics/totals?${DAY}&compare=previous_year`);
  const sold = {
    orders: 1,
    items: 1,
    gross: '25.00',
    net: '25.00',
    total: '27.22',
    average: '25.00',
    sales: '25.00',
  };
  expect(body).toMatchObject({
    range: { first: '2026-06-01', last: '2026-06-01' },
    interval: 'day',
    totals: sold,
    intervals: [{ name: '2026-06-01', figures: sold }],
    compared: { range: { first: '2025-06-01' }, totals: sold },
    waiting: 0,
  });
  const custom = 'compare=custom&compare_after=2025-06-01&compare_before=2025-06-02';
  const chosen = await client.send('GET', `/analytics/totals?${DAY}&${custom}`);
  expect(chosen.body.compared).toMatchObject({
    range: { first: '2025-06-01', last: '2025-06-02' },
    totals: sold,
  });
  for (const dates of ['', '&compare_after=2025-06-03&compare_before=2025-06-02']) {
    const { status } = await client.send('GET', `/analytics/totals?${DAY}&compare=custom${dates}`);
    expect(status).toBe(400);
  }
  const alone = await client.send('GET', `/analytics/totals?${DAY}`);
  expect(alone.body.compared).toBeNull();
});

test.each([
  ['products', () => String(shop.card)],
  ['countries', () => 'US'],
  ['sources', () => ''],
  ['customers', () => 'ada@example.com'],
])('by %s, each with its own figures of the other period', async (name, key) => {
  const { body } = await client.send('GET', `/analytics/${name}?${DAY}&compare=previous_year`);
  const isSold = name !== 'sources';
  expect(body).toMatchObject([
    { key: key(), figures: { orders: 1 }, compared: isSold ? { orders: 1 } : null },
  ]);
});

test('campaigns and sources of the orders that have one', async () => {
  const year = 'after=2025-01-01&before=2025-12-31';
  const campaigns = await client.send('GET', `/analytics/campaigns?${year}`);
  expect(campaigns.body).toMatchObject([{ key: 'autumn', figures: { gross: '25.00' } }]);
  const sources = await client.send('GET', `/analytics/sources?${year}`);
  expect(sources.body).toMatchObject([{ key: 'google' }]);
});

test('today against the days before', async () => {
  await db
    .insertInto('analytics_visits')
    .values([
      { day: '2026-06-01', visits: 3 },
      { day: '2025-06-01', visits: 40 },
    ])
    .execute();
  const { body } = await client.send('GET', '/analytics/today');
  expect(body).toMatchObject({
    // Where today's order came from is not known: no visit of it was counted either.
    today: { orders: 1, counted: { visits: 3, orders: 0 } },
    last_week: { orders: 0, counted: { visits: 0, orders: 0 } },
    last_year: { orders: 1, counted: { visits: 40, orders: 1 } },
  });
  expect(body.low_stock).toBeGreaterThan(0);
});

const file = async (name: string) => {
  const program = await managerClient(db);
  const { status, body } = await program.send('GET', `/wp-json/vitrine/v1/analytics/${name}`);
  expect(status).toBe(200);
  return String(body);
};

test.each(TABLE_NAMES)('all %s together are what the rows add up to', async (table) => {
  const path = `/analytics/${table}?${DAY}&per_page=100`;
  const rows = (await client.send('GET', path)).body;
  const { body } = await client.send('GET', `/analytics/sums?${DAY}&table=${table}`);
  const added = (name: 'net' | 'discount' | 'tax') =>
    rows.reduce((sum: number, { figures }: TableRow) => sum + Number(figures[name]), 0);
  for (const name of ['net', 'discount', 'tax'] as const) {
    expect(Number(body.figures[name])).toBeCloseTo(added(name), 2);
  }
  expect(body.compared).toBeNull();
});

test('every table is a CSV file as well', async () => {
  const [head, row] = (await file(`products.csv?${DAY}`)).split('\r\n');
  expect(head).toContain('key,name,orders,items,gross,discount,refunds,net,tax');
  expect(row).toMatch(new RegExp(`^${shop.card},[^,]+,1,1,25,0,0,25,`));
  const [, day] = (await file(`totals.csv?${DAY}`)).split('\r\n');
  expect(head).toContain('sales,costed,cost,profit');
  expect(day).toMatch(/^2026-06-01,2026-06-01,2026-06-01,1,1,25,/);
  expect(await file('stock.csv')).toContain('Oak tray,TRAY,instock,20');
});

test('only those who may see reports are answered', async () => {
  const editor = await managerClient(db, { role: 'editor' });
  for (const path of ['totals', 'products', 'products.csv', 'today', 'stock.csv']) {
    const { status } = await editor.send('GET', `/wp-json/vitrine/v1/analytics/${path}`);
    expect({ path, status }).toEqual({ path, status: 403 });
  }
});

test('profit is known of what has a cost, which stays what it was at the sale', async () => {
  const program = await managerClient(db);
  const setCost = (cost: string) =>
    program.send('PUT', `/products/${shop.tray}`, { extensions: { vitrine: { cost } } });
  const read = async () => {
    const { body } = await client.send('GET', `/analytics/products?${DAY}`);
    return body.find(({ key }: TableRow) => key === String(shop.tray))?.figures;
  };
  expect((await setCost('30.00')).status).toBe(200);
  const line = { product_id: shop.tray, quantity: 2, subtotal: '160.00', total: '150.00' };
  const { id } = await newOrder(program, shop, { set_paid: true, line_items: [line] });
  const sold = { net: '150.00', costed: '150.00', cost: '60.00', profit: '90.00' };
  expect(await read()).toMatchObject(sold);
  await setCost('35.00');
  await program.send('PUT', `/orders/${id}`, { status: 'completed' });
  expect(await read()).toMatchObject(sold);
  const { body } = await client.send('GET', `/analytics/totals?${DAY}`);
  expect(body.totals).toMatchObject({ net: '175.00', costed: '150.00', profit: '90.00' });
});

test('orders that the release before has counted are counted again', async () => {
  const ctx = shopContext(db);
  const range = `/analytics/customers?${DAY}`;
  const before = (await client.send('GET', range)).body;
  const all = await db.selectFrom('analytics_cohorts').selectAll().execute();
  expect([before.length, all.length]).toEqual([1, 2]);
  await db.deleteFrom('analytics_figures').where('kind', '=', 'paid-customer').execute();
  await db.deleteFrom('analytics_cohorts').execute();
  const orders = await db.selectFrom('analytics_orders').selectAll().execute();
  for (const { order_id, parts } of orders) {
    const earlier = JSON.parse(parts).filter(([, kind]: string[]) => kind !== 'paid-customer');
    await db
      .updateTable('analytics_orders')
      .set({ parts: JSON.stringify(earlier), version: 1 })
      .where('order_id', '=', order_id)
      .execute();
  }
  const { body } = await client.send('GET', `/analytics/totals?${DAY}`);
  expect(body.waiting).toBe(orders.length);
  await summarizeAll(ctx);
  expect((await client.send('GET', range)).body).toEqual(before);
  expect(await db.selectFrom('analytics_cohorts').selectAll().execute()).toEqual(all);
});
