import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { getTotal } from '#rules/analytics/figures.ts';
import { COUNTED_STATUSES } from '#rules/analytics/order-parts.ts';
import { readTotals } from '#server/analytics/read-figures.ts';
import { summarizeOrders, waitingChanges } from '#server/analytics/summarize.ts';
import { randomNumbers } from '#server/analytics/testing/random-numbers.ts';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = shopContext(db);
const ALWAYS = { first: '2000-01-01', last: '2099-12-31' };
let shop: CartShop;
let client: ManagerClient;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await managerClient(db);
  await client.send('PUT', `/products/${shop.card}`, { extensions: { vitrine: { cost: '9.50' } } });
  await summarizeOrders(ctx);
});

const allRows = () =>
  db
    .selectFrom('analytics_figures')
    .select(['kind', 'grain', 'period', 'key', 'orders', 'items', 'gross', 'discount', 'refunds'])
    .select(['tax', 'shipping', 'shipping_tax', 'previous', 'costed', 'cost'])
    .orderBy('kind')
    .orderBy('grain')
    .orderBy('period')
    .orderBy('key')
    .execute();

const allBounds = () => db.selectFrom('analytics_bounds').selectAll().orderBy('key').execute();

const allCohorts = () =>
  db.selectFrom('analytics_cohorts').selectAll().orderBy('first').orderBy('month').execute();

/** All that was paid less all that was refunded, straight from the orders. */
async function soldByOrders(): Promise<number> {
  const counted = () =>
    db.selectFrom('orders').where('trashed', '=', 0).where('status', 'in', COUNTED_STATUSES);
  const { paid } = await counted()
    .select(sql<number>`coalesce(sum(total), 0)`.as('paid'))
    .executeTakeFirstOrThrow();
  const { refunded } = await db
    .selectFrom('order_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('refunded'))
    .where('order_id', 'in', counted().select('id'))
    .executeTakeFirstOrThrow();
  return Number(paid) - Number(refunded);
}

describe('the summaries', () => {
  test('are right to the cent after any series of changes', async () => {
    const random = randomNumbers(20_261_116);
    const orders: number[] = [];
    const done = new Set<string>();
    for (let step = 0; step < 90; step += 1) {
      const at = orders[random(orders.length)];
      const change =
        at === undefined || random(3) === 0 ? 'create' : CHANGES[random(CHANGES.length)];
      if (change === 'create') {
        const product = [shop.card, shop.throw][random(2)];
        const { id } = await newOrder(client, shop, {
          set_paid: random(2) === 0,
          line_items: [
            { product_id: product, quantity: 1 },
            ...(random(2) ? [{ product_id: shop.card, quantity: 2 }] : []),
          ],
          fee_lines: random(3) === 0 ? [{ name: 'Wrap', total: '2.35' }] : [],
          coupon_lines: random(3) === 0 ? [{ code: 'ten' }] : [],
          billing: {
            first_name: 'Ada',
            country: ['US', 'FR'][random(2)],
            email: `a${random(3)}@example.com`,
          },
        });
        orders.push(id);
        done.add('create');
      } else if (at !== undefined && change) {
        const { status } = await change.send(client, at, random);
        if (status < 300) done.add(change.name);
        if (change.name === 'delete') orders.splice(orders.indexOf(at), 1);
      }
      if (random(5) === 0) await summarizeOrders(ctx);
    }
    expect([...done].sort()).toEqual(['create', ...CHANGES.map(({ name }) => name)].sort());
    await summarizeOrders(ctx);
    expect(await waitingChanges(db)).toBe(0);
    const counted = await allRows();
    const bounds = await allBounds();
    const cohorts = await allCohorts();
    expect(getTotal(await readTotals(db, ALWAYS))).toBe(await soldByOrders());
    const paid = await readTotals(db, ALWAYS, 'all', true);
    expect(cohorts.reduce((sum, { total }) => sum + total, 0)).toBe(getTotal(paid));
    const byCustomer = await readTotals(db, ALWAYS, 'paid-customer');
    expect(byCustomer).toEqual(paid);
    expect(paid.cost).toBeGreaterThan(0);
    // Everything once more, from the orders alone.
    await db.updateTable('analytics_state').set({ value: 'another zone' }).execute();
    await summarizeOrders(ctx);
    expect(await allRows()).toEqual(counted);
    expect(await allBounds()).toEqual(bounds);
    expect(await allCohorts()).toEqual(cohorts);
    expect(bounds.length).toBeGreaterThan(2);
    expect(counted.length).toBeGreaterThan(20);
  });

  test('leave nothing behind when every order is gone', async () => {
    const orders = await db.selectFrom('orders').select('id').execute();
    for (const { id } of orders) await client.send('DELETE', `/orders/${id}?force=true`);
    await summarizeOrders(ctx);
    expect(await allRows()).toEqual([]);
    expect(await allBounds()).toEqual([]);
    expect(await allCohorts()).toEqual([]);
    expect(await db.selectFrom('analytics_costs').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('analytics_orders').selectAll().execute()).toEqual([]);
  });

  test('have the days of the shop, also when its time zone changes', async () => {
    await newOrder(client, shop, { set_paid: true });
    await summarizeOrders(ctx);
    const day = () =>
      db
        .selectFrom('analytics_figures')
        .select('period')
        .where('kind', '=', 'all')
        .where('grain', '=', 'day')
        .execute();
    expect(await day()).toEqual([{ period: '2026-06-01' }]);
    await summarizeOrders(shopContext(db, { 'shop.timeZone': 'America/New_York' }));
    expect(await day()).toEqual([{ period: '2026-05-31' }]);
    await summarizeOrders(ctx);
  });

  test('count an order whose change commits while another is being counted', async () => {
    const { id } = await newOrder(client, shop, { set_paid: true });
    await summarizeOrders(ctx);
    await client.send('PUT', `/orders/${id}`, { status: 'completed' });
    const [first, second] = await Promise.all([
      summarizeOrders(ctx),
      client.send('POST', `/orders/${id}/refunds`, { amount: '1.00', api_refund: false }),
      summarizeOrders(ctx),
    ]);
    expect([first, second.status]).toEqual([undefined, 201]);
    await summarizeOrders(ctx);
    expect(getTotal(await readTotals(db, ALWAYS))).toBe(await soldByOrders());
  });
});

interface Change {
  name: string;
  send(
    client: ManagerClient,
    id: number,
    random: (limit: number) => number,
  ): Promise<{ status: number }>;
}

const CHANGES: readonly Change[] = [
  {
    name: 'status',
    send: ({ send }, id, random) => {
      const status = ['completed', 'cancelled', 'processing', 'on-hold', 'failed'][random(5)];
      return send('PUT', `/orders/${id}`, { status });
    },
  },
  {
    name: 'edit',
    send: ({ send }, id) =>
      send('PUT', `/orders/${id}`, { fee_lines: [{ name: 'Ribbon', total: '0.55' }] }),
  },
  {
    name: 'address',
    send: ({ send }, id) =>
      send('PUT', `/orders/${id}`, { billing: { country: 'DE', email: 'moved@example.com' } }),
  },
  {
    name: 'refund amount',
    send: ({ send }, id) =>
      send('POST', `/orders/${id}/refunds`, { amount: '1.11', api_refund: false }),
  },
  {
    name: 'refund line',
    async send({ send }, id) {
      const { body } = await send('GET', `/orders/${id}`);
      const line = body.line_items?.[0]?.id;
      return send('POST', `/orders/${id}/refunds`, {
        api_refund: false,
        line_items: [{ id: line, quantity: 1, refund_total: '3.33' }],
      });
    },
  },
  {
    name: 'delete refund',
    async send({ send }, id) {
      await send('POST', `/orders/${id}/refunds`, { amount: '0.77', api_refund: false });
      const { body } = await send('GET', `/orders/${id}/refunds`);
      return send('DELETE', `/orders/${id}/refunds/${body[0]?.id ?? 0}?force=true`);
    },
  },
  { name: 'trash', send: ({ send }, id) => send('DELETE', `/orders/${id}`) },
  { name: 'delete', send: ({ send }, id) => send('DELETE', `/orders/${id}?force=true`) },
];
