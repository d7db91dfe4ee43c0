import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { reconcilePayments } from '#server/orders/paying/reconcile-payments.ts';
import { PAYMENT_NEWS_JOB } from '#server/orders/paying/take-webhook.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { refundOrder } from '#server/orders/testing/change-order.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { paypalProvider } from '#server/payments/paypal/paypal-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { paymentRoutes } from './payment-routes.ts';
import { spawnStandIn } from './testing/spawn-stand-in.ts';

// The official client against a stand-in of the provider that runs as a process of its own.

const database = await testDatabase();
const { db } = database;
const bank = await spawnStandIn('paypal', { WEBHOOK_ID: 'WH-1' });
afterAll(() => bank.stop());

const provider = paypalProvider(
  { clientId: 'id', clientSecret: 'secret', webhookId: 'WH-1', apiBase: bank.url },
  'https://shop.example',
);
const notified: string[] = [];
const ctx = {
  ...orderContext(db, {}, { services: servicesWith([provider]) }),
  notifyManager: ({ code }: { code: string }) => void notified.push(code),
  report: () => undefined,
};
const routes = paymentRoutes({ context: async () => ctx, visitor: () => '' });
let shop: CartShop;

beforeEach(async () => {
  notified.length = 0;
  shop = await database.filled(fillCartShop);
});

async function ordered() {
  const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
  return placeTestOrder(ctx, ann, { paymentMethod: 'paypal' });
}

const amount = z.object({ currency_code: z.string(), value: z.string() });
const theirOrder = z.object({
  id: z.string(),
  status: z.string(),
  return_url: z.string(),
  purchase_units: z.tuple([
    z.object({
      amount,
      payments: z.object({
        captures: z.array(z.object({ status: z.string(), amount })),
        refunds: z.array(z.object({ amount })),
      }),
    }),
  ]),
});

async function latest() {
  const orders = z.array(theirOrder).parse(await bank.control('/state'));
  const last = orders.at(-1);
  if (!last) throw new Error('the provider was not asked');
  const [{ payments }] = last.purchase_units;
  return { ...last, ...payments };
}

const approve = async (result = 'accept') =>
  bank.control('/approve', { id: (await latest()).id, outcome: result });

const signed = z.object({ body: z.string(), headers: z.record(z.string(), z.string()) });
async function webhook(type: string, tamper = (body: string) => body): Promise<number> {
  const { id } = await latest();
  const { body, headers } = signed.parse(await bank.control('/event', { id, type }));
  const sent = { method: 'POST', body: tamper(body), headers };
  return (await routes.request('/payments/paypal/webhook', sent)).status;
}

/** Runs the jobs that webhooks left. */
async function work(): Promise<number> {
  const jobs = await db
    .deleteFrom('jobs')
    .where('kind', '=', PAYMENT_NEWS_JOB)
    .returning('payload')
    .execute();
  for (const { payload } of jobs) {
    const run = { id: 1, kind: PAYMENT_NEWS_JOB, attempt: 1 };
    const read = decodeJson(payload, z.unknown());
    await paymentHandlers[PAYMENT_NEWS_JOB]?.run(ctx, { ...run, payload: read });
  }
  return jobs.length;
}

const comeBack = async ({ id, key }: { id: number; key: string }) =>
  (await routes.request(`/payments/paypal/return?order=${id}&key=${key}`)).headers.get('location');

test('the shopper is led there, and what was approved is taken once at the return', async () => {
  const { order: placed, payment } = await ordered();
  const order = await latest();
  expect(payment).toEqual({ kind: 'redirect', url: `${bank.url}/checkoutnow?token=${order.id}` });
  expect(order.purchase_units[0].amount).toEqual({
    currency_code: 'USD',
    value: (placed.total / 100).toFixed(2),
  });
  expect(order.return_url).toBe(
    `https://shop.example/payments/paypal/return?order=${placed.id}&key=${placed.key}`,
  );
  // Back without having approved: there again.
  expect(await comeBack(placed)).toBe(`${bank.url}/checkoutnow?token=${order.id}`);

  await approve();
  const [one, other] = await Promise.all([comeBack(placed), comeBack(placed)]);
  expect([one, other]).toEqual([
    expect.stringContaining('/order-received/'),
    expect.stringContaining('/order-received/'),
  ]);
  expect((await latest()).captures).toHaveLength(1);
  expect(await findOrder(ctx, placed.id)).toMatchObject({
    status: 'processing',
    paidAmount: placed.total,
    transactionId: order.id,
  });
});

test('a browser that never returns: the webhook takes the money; forged ones are refused', async () => {
  const { order: placed } = await ordered();
  await approve();
  expect(await webhook('CHECKOUT.ORDER.APPROVED', (body) => body.replace('WH-', 'WX-'))).toBe(400);
  expect(await work()).toBe(0);
  expect(await webhook('CHECKOUT.ORDER.APPROVED')).toBe(200);
  expect(await work()).toBe(1);
  expect(await findOrder(ctx, placed.id)).toMatchObject({ status: 'processing' });
  expect(await webhook('PAYMENT.CAPTURE.COMPLETED')).toBe(200);
  await work();
  expect((await latest()).captures).toHaveLength(1);
});

test('neither returns nor webhook: the reconciliation takes it, and ends what has expired', async () => {
  const { order: placed } = await ordered();
  await approve();
  const later = { ...ctx, now: NOW + 20 * 60_000 };
  await reconcilePayments(later);
  expect(await findOrder(ctx, placed.id)).toMatchObject({ status: 'processing' });

  const { order: left } = await ordered();
  await bank.control('/expire', { id: (await latest()).id });
  await reconcilePayments(later);
  expect(await findOrder(ctx, left.id)).toMatchObject({ status: 'failed' });
});

test('declined there: the shopper is led there again, and the order waits', async () => {
  const { order: placed } = await ordered();
  await approve('decline');
  expect(await comeBack(placed)).toContain('/checkoutnow');
  expect(await findOrder(ctx, placed.id)).toMatchObject({ status: 'pending', paidAmount: 0 });
});

test('lost answers: the same order there again, and the money taken once', async () => {
  await bank.fault({ lose: 1 });
  const { order: placed, payment } = await ordered();
  expect(payment.kind).toBe('failed');
  const { id } = await latest();
  expect(await comeBack(placed)).toBe(`${bank.url}/checkoutnow?token=${id}`);
  await approve();
  await bank.fault({ lose: 1 });
  await comeBack(placed);
  expect(await comeBack(placed)).toContain('/order-received/');
  expect(await latest()).toMatchObject({ id, captures: [{ status: 'COMPLETED' }] });
  expect(await findOrder(ctx, placed.id)).toMatchObject({ paidAmount: placed.total });
});

test('refunded in parts, and given back by itself where the order was cancelled meanwhile', async () => {
  const { order: placed } = await ordered();
  await approve();
  await comeBack(placed);
  const part = await refundOrder(ctx, placed.id, {
    restock: false,
    byProvider: true,
    amount: money(1000),
  });
  if (!part.ok) throw new Error(JSON.stringify(part.problems));
  await sendRefund(ctx, part.id);
  expect((await latest()).refunds.map((refund) => refund.amount.value)).toEqual(['10.00']);

  const { order: cancelled } = await ordered();
  await cancelOrder(ctx, cancelled.id, 'key');
  await approve();
  await comeBack(cancelled);
  expect((await latest()).refunds.map((refund) => refund.amount.value)).toEqual([
    (cancelled.total / 100).toFixed(2),
  ]);
  expect(notified).toContain('payments.refundedUnwanted');
});

test('one address floods the webhook: it waits before the provider is asked, others do not', async () => {
  await ordered();
  const { body, headers } = signed.parse(
    await bank.control('/event', { id: (await latest()).id, type: 'CHECKOUT.ORDER.APPROVED' }),
  );
  const send = (address: string, sent: Record<string, string>, now = NOW) =>
    paymentRoutes({ context: async () => ({ ...ctx, now }), visitor: () => address }).request(
      '/payments/paypal/webhook',
      { method: 'POST', body, headers: sent },
    );
  const responses: Response[] = [];
  for (let times = 0; times < 121; times += 1) responses.push(await send('192.0.2.1', {}));
  expect(new Set(responses.slice(0, -1).map(({ status }) => status))).toEqual(new Set([400]));
  expect(responses.at(-1)?.status).toBe(429);
  expect(responses.at(-1)?.headers.get('retry-after')).toBe('1');
  expect((await send('192.0.2.1', headers)).status).toBe(429);
  expect(await work()).toBe(0);
  expect((await send('192.0.2.2', headers)).status).toBe(200);
  expect((await send('192.0.2.1', headers, NOW + 1000)).status).toBe(200);
  expect(await work()).toBe(1);
});
