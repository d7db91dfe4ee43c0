import { beforeEach, expect, test } from 'vitest';
import { type Money, money } from '#rules/money/money.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { reconcilePayments } from '#server/orders/paying/reconcile-payments.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { countFailure, waitOf } from '#server/payments/payment-failures.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createManagerLog, type ManagerEntry } from '#server/platform/manager-log/manager-log.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let results: 'taken' | 'broken' | 'late' = 'taken';

const captured = new Map<string, Money>();

const provider = fakeProvider(
  {},
  {
    async capture(_, { reference, amount, currency }) {
      if (results === 'broken') throw new Error('the network is gone');
      if (results === 'late' && captured.has(reference)) throw new Error('it is captured already');
      const rest = { next: null, failure: '', refunded: money(0) };
      captured.set(reference, amount);
      return { ...rest, reference, state: 'paid', amount, currency };
    },
    async read(_, reference) {
      const amount = captured.get(reference);
      const state = amount === undefined ? 'authorised' : 'paid';
      const rest = { next: null, failure: '', refunded: money(0), currency: 'USD' };
      return { ...rest, reference, state, amount: amount ?? money(0) };
    },
    async cancel(_, reference) {
      const rest = { next: null, failure: 'abandoned', refunded: money(0), currency: 'USD' };
      return { ...rest, reference, state: 'failed', amount: money(0) };
    },
  },
);
const services = servicesWith([provider]);
const parts = { services, report: () => undefined };

beforeEach(async () => {
  results = 'taken';
  shop = await database.filled(fillCartShop);
});

async function reservedOrder(): Promise<number> {
  const ctx = orderContext(db, {}, { services });
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  const placed = await placeTestOrder(ctx, ann, { paymentMethod: 'fake' });
  await paymentNews(ctx, placed.order.id, { state: 'authorised' });
  return placed.order.id;
}

test('money that is reserved is shown with its order and taken once', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db, { parts });
  const before = await manager.send('GET', `/orders/${id}/payments`);
  expect(before.body).toMatchObject([
    { provider: 'fake', title: 'Fake card', state: 'authorised', can_capture: true },
  ]);
  const response = await manager.send('POST', `/orders/${id}/payments/capture`);
  expect(response.body).toEqual({
    order_id: id,
    status: 'processing',
    captured: before.body[0].amount,
  });
  const again = await manager.send('POST', `/orders/${id}/payments/capture`);
  expect([again.status, again.body.code]).toEqual([409, 'vitrine_rest_payment_not_reserved']);
  const after = await manager.send('GET', `/orders/${id}/payments`);
  expect(after.body).toMatchObject([{ state: 'paid', can_capture: false }]);
  const log = await db.selectFrom('manager_changes').select(['resource', 'after']).execute();
  expect(log.some(({ after: text }) => text.includes('captured'))).toBe(true);
});

test('a provider that does not answer takes nothing, and is asked again', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db, { parts });
  results = 'broken';
  expect((await manager.send('POST', `/orders/${id}/payments/capture`)).status).toBe(502);
  results = 'taken';
  expect((await manager.send('POST', `/orders/${id}/payments/capture`)).status).toBe(200);
});

test('a part of it is taken, and the rest is released', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db, { parts });
  const path = `/orders/${id}/payments/capture`;
  const { amount: reserved } = (await manager.send('GET', `/orders/${id}/payments`)).body[0];
  for (const amount of ['0', '-1', ((reserved + 1) / 100).toFixed(2)]) {
    const refused = await manager.send('POST', path, { amount });
    expect([refused.status, refused.body.code]).toEqual([
      400,
      'vitrine_rest_payment_capture_amount',
    ]);
  }
  const response = await manager.send('POST', path, { amount: '10.00' });
  expect(response.body).toEqual({ order_id: id, status: 'processing', captured: 1000 });
  const payments = await manager.send('GET', `/orders/${id}/payments`);
  expect(payments.body).toMatchObject([{ state: 'paid', amount: 1000 }]);
  const order = await findOrder(orderContext(db), id);
  expect(order).toMatchObject({
    paidAmount: reserved,
    totals: { refunded: reserved - 1000 },
    refunds: [{ amount: reserved - 1000, giftAmount: 0 }],
  });
  // The provider has as much as the shop says, so nothing is listed.
  expect(await reconcilePayments(orderContext(db, {}, { services }))).toBe(0);
  expect((await manager.send('GET', '/payment-notices')).body).toEqual([]);
});

test('two managers take the money at once: one has it, the other is answered 409', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db, { parts });
  results = 'late';
  const path = `/orders/${id}/payments/capture`;
  const both = await Promise.all([
    manager.send('POST', path, { amount: '10.00' }),
    manager.send('POST', path, { amount: '10.00' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = both.find(({ status }) => status === 409);
  expect(lost?.body.code).toBe('vitrine_rest_payment_not_reserved');
  const ctx = orderContext(db, {}, { services });
  expect(await findOrder(ctx, id)).toMatchObject({ status: 'processing' });
});

test('an answer that was lost: the provider’s news fits what a manager asked for', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db, { parts });
  results = 'broken';
  const path = `/orders/${id}/payments/capture`;
  expect((await manager.send('POST', path, { amount: '10.00' })).status).toBe(502);
  const ctx = orderContext(db, {}, { services });
  await paymentNews(ctx, id, { state: 'paid', amount: money(1000) });
  expect(await findOrder(ctx, id)).toMatchObject({ status: 'processing' });
});

test('money reserved for an order that was cancelled is released within the hour', async () => {
  const id = await reservedOrder();
  const ctx = orderContext(db, {}, { services });
  await cancelOrder(ctx, id, 'key');
  const later = { ...ctx, now: NOW + 3_600_000 };
  await reconcilePayments(later);
  const payments = await db.selectFrom('payments').select('state').execute();
  expect(payments).toEqual([{ state: 'failed' }]);
});

test('what does not fit is listed for managers', async () => {
  const details = { order: 7, provider: 'fake', difference: 'amount' };
  const entry = { subject: 'order 7', details: JSON.stringify(details), count: 2 };
  const seen = { first_at: NOW, last_at: NOW + 1 };
  await db
    .insertInto('manager_log')
    .values([
      { code: 'payments.difference', ...entry, ...seen },
      { code: 'options.formulaFailed', ...entry, ...seen },
    ])
    .execute();
  const manager = await vitrineClient(db);
  const { body, headers } = await manager.send('GET', '/payment-notices');
  expect(headers.get('x-wp-total')).toBe('1');
  expect(body).toMatchObject([
    { code: 'payments.difference', order_id: 7, order_number: '', difference: 'amount', count: 2 },
  ]);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/payment-notices')).status).toBe(403);
});

test('a notice is marked as done by a person, and comes back when it happens again', async () => {
  const log = createManagerLog(
    db,
    () => NOW,
    () => undefined,
  );
  const name = { code: 'payments.failed', subject: 'order 7' };
  const entry = { ...name, details: { order: 7, provider: 'fake', text: 'declined' } };
  log.add(entry);
  await log.settled();
  const manager = await vitrineClient(db);
  const listed = async (query = '') =>
    (await manager.send('GET', `/payment-notices${query}`)).body.map(
      ({ subject, done_by }: { subject: string; done_by: string }) => [subject, done_by],
    );
  expect((await manager.send('POST', '/payment-notices', name)).body).toEqual({
    ...name,
    done: true,
  });
  expect((await manager.send('POST', '/payment-notices', name)).status).toBe(404);
  expect(await listed()).toEqual([]);
  const [[subject, by]] = await listed('?done=true');
  expect([subject, by.length > 0]).toEqual(['order 7', true]);
  const changes = db.selectFrom('manager_changes').select(['resource', 'subject', 'after']);
  expect(await changes.execute()).toEqual([
    { resource: 'payment_notice', subject: 'payments.failed order 7', after: '{"done":true}' },
  ]);
  await manager.send('POST', '/payment-notices', { ...name, done: false });
  expect(await listed()).toEqual([['order 7', '']]);
  await manager.send('POST', '/payment-notices', name);
  const later = createManagerLog(
    db,
    () => NOW + 60_000,
    () => undefined,
  );
  later.add(entry);
  await later.settled();
  expect(await listed()).toEqual([['order 7', '']]);
  const other = { code: 'options.formulaFailed', subject: 'order 7' };
  expect((await manager.send('POST', '/payment-notices', other)).status).toBe(404);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('POST', '/payment-notices', name)).status).toBe(403);
});

test('a failed payment is listed until its order is paid after all', async () => {
  const notified: ManagerEntry[] = [];
  const notifyManager = (entry: ManagerEntry) => void notified.push(entry);
  const ctx = orderContext(db, {}, { services, notifyManager });
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  const placed = await placeTestOrder(ctx, ann, { paymentMethod: 'fake' });
  const { id } = placed.order;
  await paymentNews(ctx, id, { state: 'failed', failure: 'card_declined' });
  expect(notified).toMatchObject([
    { code: 'payments.failed', subject: `order ${id}`, details: { text: 'card_declined' } },
  ]);
  const log = createManagerLog(
    db,
    () => NOW,
    () => undefined,
  );
  for (const entry of notified) log.add(entry);
  await log.settled();
  await paymentNews(ctx, id, { state: 'paid' });
  const entries = await db.selectFrom('manager_log').select(['done_at', 'done_by']).execute();
  expect(entries).toEqual([{ done_at: NOW, done_by: '' }]);
});

test('orders are a file, in parts, and the audit log says who took it', async () => {
  const id = await reservedOrder();
  const manager = await vitrineClient(db);
  const { authorization } = manager;
  const part = (query: string) =>
    manager.ask(`/wp-json/vitrine/v1/orders/export?${query}`, { headers: { authorization } });
  const first = await part('per_page=1');
  expect(first.headers.get('x-wp-totalpages')).toBe('1');
  const [head = '', row = ''] = (await first.text()).replace(/^\uFEFF/, '').split('\r\n');
  expect(head).toMatch(/^number,date,status,customer,email,/);
  expect(row.split(',').slice(2, 3)).toEqual(['on-hold']);
  expect(row).toContain(String(id));
  expect(await (await part('status=completed')).text()).not.toContain('on-hold');
  const audit = await db.selectFrom('audit_log').select('event').execute();
  expect(audit.filter(({ event }) => event === 'data-exported')).toHaveLength(2);
  const editor = await vitrineClient(db, { role: 'editor' });
  const headers = { authorization: editor.authorization };
  expect((await editor.ask('/wp-json/vitrine/v1/orders/export', { headers })).status).toBe(403);
});

test('who has to wait after failed payments is listed, and a manager lets them pay again', async () => {
  const ctx = orderContext(db, {}, { notifyManager: () => undefined });
  const payer = { session: 'browser', address: '', email: '', card: '' };
  for (let failures = 1; failures <= 4; failures += 1) await countFailure(ctx, payer);
  expect(await waitOf(ctx, payer)).toBe(60_000);
  const manager = await vitrineClient(db, { parts });
  const { body } = await manager.send('GET', '/payment-waits');
  expect(body).toMatchObject([{ kind: 'session', value: 'browser', failures: 4 }]);
  const path = `/payment-waits/${body[0].id}`;
  expect((await manager.send('DELETE', path)).body).toMatchObject({ deleted: true });
  expect((await manager.send('DELETE', path)).status).toBe(404);
  expect(await waitOf(ctx, payer)).toBe(0);
});
