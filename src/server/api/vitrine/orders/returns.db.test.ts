import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { loadStock } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { requestReturn } from '#server/returns/request-return.ts';
import { reopenReturns } from '#server/returns/settle-return.ts';
import { returnItem } from '#wire/vitrine/returns.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: of two people who decide at once one does.
const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let shopClient: ManagerClient;
let orderId = 0;
let lineId = 0;
let id = 0;

const SETTINGS = { 'returns.days': 30, 'returns.feePercent': 10 };
const ctx = () => shopContext(db, SETTINGS);

beforeAll(async () => {
  await database.reset();
  shop = await fillCartShop(db);
  client = await vitrineClient(db, { settings: SETTINGS });
  shopClient = await managerClient(db);
});

beforeEach(async () => {
  await db
    .updateTable('products')
    .set({ stock_quantity: 20 })
    .where('id', '=', shop.tray)
    .execute();
  await place();
});

/** A paid order of two trays that was sent, and a return of one of them. */
async function place(reason = 'mind', body: object = {}) {
  const order = await shopClient.send('POST', '/orders', {
    billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
    set_paid: true,
    status: 'completed',
    line_items: [{ product_id: shop.tray, quantity: 2 }],
    ...body,
  });
  expect(order.status, JSON.stringify(order.body)).toBe(201);
  orderId = order.body.id;
  lineId = order.body.line_items[0].id;
  const line = { lineId, quantity: 1, reason, note: 'Too dark', photos: [] };
  const request = { key: `key ${orderId}`, way: 'refund' as const, lines: [line] };
  const requested = await requestReturn(ctx(), orderId, request);
  if (!requested.ok) throw new Error(JSON.stringify(requested.problems));
  id = requested.id;
}

async function act(action: string, sent: object = {}, expected = 200) {
  const { status, body } = await client.send('POST', `/returns/${id}/${action}`, sent);
  expect(status, JSON.stringify(body)).toBe(expected);
  return expected === 200 ? returnItem.parse(body) : body;
}

async function loadEmails(): Promise<{ kind: string; to: string; data: object }[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs
    .map(({ payload }) => JSON.parse(payload))
    .filter((email) => email.orderId === orderId || email.kind === 'gift-card');
}

async function loadOrder() {
  const order = await findOrder(ctx(), orderId);
  if (!order) throw new Error('no order');
  return order;
}

describe('the list of returns', () => {
  test('is read by state and by order, with what each is worth', async () => {
    const { body } = await client.send('GET', `/returns?state=requested&order=${orderId}`);
    expect(body).toMatchObject([
      {
        id,
        state: 'requested',
        buyer: 'Ada',
        postage: 'buyer',
        lines: [{ name: 'Oak tray', quantity: 1, reason: 'mind', note: 'Too dark' }],
        actions: ['accept', 'refuse'],
        history: [{ state: 'requested', author: '' }],
      },
    ]);
    const worth = Number(body[0].worth) + Number(body[0].fee);
    expect(Number(body[0].fee)).toBeCloseTo(worth / 10, 2);
    expect((await client.send('GET', `/returns?state=received&order=${orderId}`)).body).toEqual([]);
    expect((await client.send('GET', '/returns/99999')).status).toBe(404);
    expect((await client.send('GET', '/returns?state=gone')).status).toBe(400);
  });
});

describe('a return from request to money', () => {
  test('is accepted with a link, received, and refunded with its piece back in stock', async () => {
    const stock = await loadStock(db, shop.tray);
    const accepted = await act('accept', {
      message: 'Please use the old box.',
      carrier_url: 'https://carrier.example/label/1',
    });
    expect(accepted).toMatchObject({
      state: 'accepted',
      actions: ['refuse', 'receive', 'refund', 'credit', 'exchange'],
    });
    await act('receive');
    const refunded = await act('refund', { by: 'hand', message: 'Thank you.' });
    expect(refunded).toMatchObject({ state: 'refunded', actions: [] });
    const order = await loadOrder();
    const [line] = order.lines;
    const price = (line?.total ?? 0) + (line?.totalTax ?? 0);
    expect(order.refunds).toMatchObject([
      { id: refunded.refund_id, amount: Math.round((price / 2) * 0.9), restocked: true },
    ]);
    expect(line?.refundedQuantity).toBe(1);
    expect(await loadStock(db, shop.tray)).toBe(stock + 1);
    const wc = await shopClient.send('GET', `/orders/${orderId}/refunds`);
    expect(wc.body).toMatchObject([{ line_items: [{ quantity: -1 }], reason: 'Thank you.' }]);
    const sent = (await loadEmails()).filter(({ to }) => to === 'ada@example.com');
    expect(sent.map(({ kind }) => kind)).toEqual([
      ...['order-processing', 'order-completed'],
      ...['return-update', 'return-update', 'return-update'],
      'order-refunded',
    ]);
    const log = await client.send('GET', '/log?resource=order_return&per_page=3');
    expect(log.body).toHaveLength(3);
  });

  test('takes no fee where the shop is at fault', async () => {
    await place('damaged');
    await act('accept');
    await act('refund', { by: 'hand' });
    const { lines, refunds } = await loadOrder();
    const price = (lines[0]?.total ?? 0) + (lines[0]?.totalTax ?? 0);
    expect(refunds).toMatchObject([{ amount: Math.round(price / 2) }]);
  });

  test('gives the amount that a manager types, and not more than it was sold for', async () => {
    await act('accept');
    expect(await act('refund', { by: 'hand', amount: '999.00' }, 400)).toMatchObject({
      data: { params: { amount: expect.stringContaining('not be more') } },
    });
    expect((await act('refund', { by: 'hand', amount: '12.50', restock: false })).state).toBe(
      'refunded',
    );
    const { refunds } = await loadOrder();
    expect(refunds).toMatchObject([{ amount: 1250, restocked: false }]);
  });

  test('as credit is a gift card by email for a buyer without an account', async () => {
    await act('accept');
    await act('refund', { by: 'credit' });
    const order = await loadOrder();
    const [refund] = order.refunds;
    expect(refund?.creditAmount).toBe(refund?.amount);
    const card = (await loadEmails()).find(({ kind }) => kind === 'gift-card');
    expect(card).toMatchObject({ to: 'ada@example.com', data: { amount: refund?.amount } });
    const notice = (await loadEmails()).find(({ kind }) => kind === 'order-refunded');
    expect(notice?.data).toMatchObject({ isCard: true });
  });
});

describe('an exchange', () => {
  const insteadFor = async (email: string) => {
    const { body } = await shopClient.send('POST', '/orders', {
      billing: { email },
      line_items: [{ product_id: shop.tray, quantity: 1 }],
    });
    return { id: body.id, number: body.number };
  };

  test('names an order of the same buyer, which then belongs to the first', async () => {
    await act('accept');
    const instead = await insteadFor('ada@example.com');
    const done = await act('exchange', { order_number: `#${instead.number}` });
    expect(done).toMatchObject({ state: 'exchanged', exchange_order_id: instead.id });
    const { body } = await shopClient.send('GET', `/orders/${instead.id}`);
    expect(body.parent_id).toBe(orderId);
    expect((await loadOrder()).refunds).toEqual([]);
    await place();
    await act('accept');
    await act('exchange', { order_number: instead.number }, 400);
  });

  test('is refused with an order of somebody else, itself, or none', async () => {
    await act('accept');
    const other = await insteadFor('ben@example.com');
    for (const number of [other.number, String((await loadOrder()).number), '99999', '']) {
      await act('exchange', { order_number: number }, 400);
    }
    expect((await act('receive')).state).toBe('received');
  });
});

describe('bad input', () => {
  test('what was done cannot be done again, whoever does it', async () => {
    await act('refund', { by: 'hand' }, 409);
    await act('accept');
    expect(await act('accept', {}, 409)).toMatchObject({
      message: 'This has already been done: the return is “Accepted”.',
    });
    const both = await Promise.all(
      ['hand', 'hand'].map((by) => client.send('POST', `/returns/${id}/refund`, { by })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await loadOrder()).refunds).toHaveLength(1);
    await act('refuse', {}, 409);
  });

  test('accept and decline at once: one of them counts', async () => {
    const both = await Promise.all(
      ['accept', 'refuse'].map((action) =>
        client.send('POST', `/returns/${id}/${action}`, { state: 'requested' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('pieces that were refunded meanwhile are not paid back twice', async () => {
    await act('accept');
    const refund = { api_refund: false, line_items: [{ id: lineId, quantity: 2 }] };
    const { status } = await shopClient.send('POST', `/orders/${orderId}/refunds`, refund);
    expect(status).toBe(201);
    await act('refund', { by: 'hand' }, 400);
    const { body } = await client.send('GET', `/returns/${id}`);
    expect(body.state).toBe('accepted');
  });

  test.each([
    ['a script for a link', 'accept', { carrier_url: 'javascript:alert(1)' }],
    ['a link that anyone can read', 'accept', { carrier_url: 'http://carrier.example' }],
    ['a message without end', 'accept', { message: 'x'.repeat(3000) }],
    ['no way for the money', 'refund', {}],
    ['an unknown way', 'refund', { by: 'magic' }],
    ['an amount in words', 'refund', { by: 'hand', amount: 'many' }],
    ['no order', 'exchange', {}],
  ])('%s is refused', async (_, action, sent) => {
    await act(action, sent, 400);
  });

  test('a refund that is taken away again leaves the return as it was', async () => {
    await act('accept');
    const { refund_id: refundId } = await act('refund', { by: 'hand', restock: false });
    const path = `/orders/${orderId}/refunds/${refundId}?force=true`;
    expect((await shopClient.send('DELETE', path)).status).toBe(200);
    expect(await reopenReturns(ctx())).toBe(1);
    const { body } = await client.send('GET', `/returns/${id}`);
    expect(body).toMatchObject({ state: 'accepted', refund_id: null });
    expect((await act('receive')).state).toBe('received');
  });
});
