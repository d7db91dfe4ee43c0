import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeOrder } from '#server/checkout/place-order.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { buyer, NOW, orderContext, orderRequest } from '#server/orders/testing/test-order.ts';
import { countFailure, waitOf } from '#server/payments/payment-failures.ts';
import { extraProviders } from '#server/payments/payment-methods.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let answers: 'taken' | 'broken' = 'taken';

const provider = fakeProvider(
  {},
  {
    async capture(_, { reference, amount, currency }) {
      if (answers === 'broken') throw new Error('the network is gone');
      const rest = { next: null, failure: '', refunded: amount };
      return { ...rest, reference, state: 'paid', amount, currency };
    },
  },
);
const services = extraProviders.add(NO_SERVICES, [provider]);
const parts = { services, report: () => undefined };

beforeEach(async () => {
  await database.reset();
  answers = 'taken';
  shop = await fillCartShop(db);
});

async function reservedOrder(): Promise<number> {
  const ctx = orderContext(db, {}, { services });
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  const placed = await placeOrder(ctx, ann, orderRequest({ paymentMethod: 'fake' }));
  if (!placed.ok) throw new Error(JSON.stringify(placed.problems));
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
  const taken = await manager.send('POST', `/orders/${id}/payments/capture`);
  expect(taken.body).toEqual({ order_id: id, status: 'processing' });
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
  answers = 'broken';
  expect((await manager.send('POST', `/orders/${id}/payments/capture`)).status).toBe(502);
  answers = 'taken';
  expect((await manager.send('POST', `/orders/${id}/payments/capture`)).status).toBe(200);
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
    { code: 'payments.difference', order_id: 7, difference: 'amount', count: 2 },
  ]);
  const editor = await vitrineClient(db, { role: 'editor' });
  expect((await editor.send('GET', '/payment-notices')).status).toBe(403);
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
