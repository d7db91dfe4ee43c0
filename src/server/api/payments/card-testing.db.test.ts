import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { nextVisit } from '#server/accounts/testing/test-browsing.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { submitForm } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { PAYMENT_NEWS_JOB } from '#server/orders/paying/take-webhook.ts';
import { ada, buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { waitingPayers } from '#server/payments/payment-failures.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { paymentRoutes } from './payment-routes.ts';
import { startStandIn, WEBHOOK_SECRET } from './testing/stand-in.ts';

// Somebody tries out cards: what fails is counted, and the next payment has to wait.

const database = await testDatabase();
const { db } = database;
const bank = await startStandIn();
afterAll(() => bank.stop());

const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: WEBHOOK_SECRET };
const provider = stripeProvider({ ...keys, apiBase: bank.url }, 'http://shop.test');
const notified: string[] = [];
const ctx = {
  ...orderContext(db, {}, { services: servicesWith([provider]) }),
  notifyManager: ({ code }: { code: string }) => void notified.push(code),
};
const routes = paymentRoutes({ context: async () => ctx, visitor: () => '' });
let shop: CartShop;

beforeEach(async () => {
  notified.length = 0;
  shop = await database.filled(fillCartShop);
});

async function decline(id: string): Promise<void> {
  await bank.pay(id, 'decline', '4000000000000002');
  const { body, signature } = await bank.event(id, 'payment_intent.payment_failed', NOW);
  const headers = { 'stripe-signature': signature };
  await routes.request('/payments/stripe/webhook', { method: 'POST', body, headers });
  const jobs = await db
    .deleteFrom('jobs')
    .where('kind', '=', PAYMENT_NEWS_JOB)
    .returning(['id', 'kind', 'payload'])
    .execute();
  for (const { payload, ...job } of jobs) {
    const run = { ...job, attempt: 1, payload: decodeJson(payload, z.unknown()) };
    await paymentHandlers[PAYMENT_NEWS_JOB]?.run(ctx, run);
  }
}

const intents = async () => (await bank.intents()).at(-1) ?? { id: '', status: '' };

function order(visitor: Visitor, email = ada.email) {
  const billing = { ...ada, email };
  return submitForm(ctx, visitor, { billing, paymentMethod: 'stripe' });
}

test('failures slow the payer down, by browser and card, and end the payment at the provider', async () => {
  const ann = nextVisit(await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]), NOW);
  const first = await order(ann);
  if (!first.ok) throw new Error(JSON.stringify(first.problems));
  const { id } = await intents();
  for (let tries = 1; tries <= 4; tries += 1) {
    expect(await intents()).toMatchObject({ status: 'requires_payment_method' });
    await decline(id);
  }
  expect(await intents()).toMatchObject({ status: 'canceled' });
  expect(notified).toContain('payments.cardTesting');
  const waits = (await waitingPayers(ctx)).map(({ kind, failures }) => `${kind} ${failures}`);
  expect(waits.toSorted()).toEqual(['card 4', 'session 4']);

  // Neither another order nor the same one is paid at once.
  await addLine(ctx, ann, { productId: shop.tray, quantity: 1 });
  const wait = [{ code: 'ordering.problem.tooMany', values: { count: 1 } }];
  expect(await order(ann, 'other@example.com')).toMatchObject({ ok: false, problems: wait });
  const failed = await findOrder(ctx, first.order.id);
  if (!failed) throw new Error('no order');
  expect(failed).toMatchObject({ status: 'failed' });
  expect(await payOrder(ctx, ann, failed, 'stripe')).toMatchObject({ ok: false, problems: wait });

  // Other shoppers do not wait, and after a minute neither does this one.
  const bob = nextVisit(await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]), NOW);
  expect(await order(bob, 'bob@example.com')).toMatchObject({ ok: true });
  const later = { ...ctx, now: NOW + 61_000 };
  const again = await payOrder(later, ann, failed, 'stripe');
  expect(again).toMatchObject({ ok: true, payment: { kind: 'confirm' } });
});
