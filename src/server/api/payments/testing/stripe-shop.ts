import { afterAll, beforeEach } from 'vitest';
import * as z from 'zod';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { PAYMENT_NEWS_JOB } from '#server/orders/paying/take-webhook.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { paymentRoutes } from '../payment-routes.ts';
import { startStandIn, WEBHOOK_SECRET } from './stand-in.ts';

/** A shop that is paid by Stripe's official client against a stand-in of Stripe, a process of its own. */
export async function stripeShop() {
  const database = await testDatabase();
  const { db } = database;
  const bank = await startStandIn();
  afterAll(() => bank.stop());

  const provider = stripeProvider(
    {
      secretKey: 'sk_test_x',
      publishableKey: 'pk_test_x',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: bank.url,
    },
    'http://shop.test',
  );
  const notified: string[] = [];
  function context(settings: Partial<Settings> = {}) {
    return {
      ...orderContext(db, settings, {
        services: servicesWith([provider]),
      }),
      notifyManager: ({ code }: { code: string }) => void notified.push(code),
      report: () => undefined,
    };
  }
  const ctx = context();
  const routes = paymentRoutes({ context: async () => ctx, visitor: () => '' });
  let products: CartShop | null = null;

  beforeEach(async () => {
    await database.reset();
    notified.length = 0;
    products = await fillCartShop(db);
  });

  function tray(): number {
    if (!products) throw new Error('the shop is filled before each test');
    return products.tray;
  }

  async function ordered(within = ctx) {
    const ann = await buyer(within, [{ productId: tray(), quantity: 2 }]);
    return { ...(await place(ann, within)), ann };
  }

  async function place(visitor: Visitor, within = ctx) {
    return placeTestOrder(within, visitor, { paymentMethod: 'stripe' });
  }

  async function latestIntent() {
    const intent = (await bank.intents()).at(-1);
    if (!intent) throw new Error('the provider was not asked');
    return intent;
  }

  async function webhook(type: string, { at = NOW, intent = '', tamper = false } = {}) {
    const id = intent || (await latestIntent()).id;
    const { body, signature } = await bank.event(id, type, at);
    const sent = tamper ? body.replace('"object":"event"', '"object":"Event"') : body;
    const headers = { 'stripe-signature': signature };
    const post = () =>
      routes.request('/payments/stripe/webhook', { method: 'POST', body: sent, headers });
    return { post, status: (await post()).status };
  }

  /** Runs the jobs that webhooks left. */
  async function work(): Promise<number> {
    const jobs = await db
      .deleteFrom('jobs')
      .where('kind', '=', PAYMENT_NEWS_JOB)
      .returning('payload')
      .execute();
    for (const { payload } of jobs) {
      const run = {
        id: 1,
        kind: PAYMENT_NEWS_JOB,
        attempt: 1,
        payload: decodeJson(payload, z.unknown()),
      };
      await paymentHandlers[PAYMENT_NEWS_JOB]?.run(ctx, run);
    }
    return jobs.length;
  }

  async function order(id: number) {
    const found = await findOrder(ctx, id);
    if (!found) throw new Error('no order');
    return found;
  }

  async function comeBack({ id, key }: { id: number; key: string }) {
    const response = await routes.request(`/payments/stripe/return?order=${id}&key=${key}`);
    return response.headers.get('location');
  }

  const shopper = { ordered, place, comeBack };
  const stripe = { bank, provider, latestIntent, webhook, work };
  return { db, ctx, context, routes, notified, tray, order, ...shopper, ...stripe };
}
