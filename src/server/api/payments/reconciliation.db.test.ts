import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { reconcilePayments } from '#server/orders/paying/reconcile-payments.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { refundOrder } from '#server/orders/testing/change-order.ts';
import { buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { paymentRoutes } from './payment-routes.ts';
import { startStandIn } from './testing/stand-in.ts';

const database = await testDatabase();
const { db } = database;
const bank = await startStandIn();
afterAll(() => bank.stop());

const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x' };
const provider = stripeProvider(
  { ...keys, webhookSecret: undefined, apiBase: bank.url },
  'http://shop.test',
);
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

async function ordered(codes: readonly string[] = []) {
  const ann = await buyer(ctx, [{ productId: shop.tray }]);
  for (const code of codes) await applyCoupon(ctx, ann, code);
  return placeTestOrder(ctx, ann, { paymentMethod: 'stripe' });
}

async function latestIntent() {
  const intent = (await bank.intents()).at(-1);
  if (!intent) throw new Error('the provider was not asked');
  return intent;
}

const order = (id: number) => findOrder(ctx, id);
const comeBack = ({ id, key }: { id: number; key: string }) =>
  routes.request(`/payments/stripe/return?order=${id}&key=${key}`);

describe('the reconciliation', () => {
  const later = { ...ctx, now: NOW + 11 * 60_000 };

  test('finishes what was paid while browser and webhook were lost', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    expect(await reconcilePayments(ctx)).toBe(0);
    expect(await order(placed.id)).toMatchObject({ status: 'pending' });
    expect(await reconcilePayments(later)).toBe(0);
    expect(await order(placed.id)).toMatchObject({
      status: 'processing',
      paidAmount: placed.total,
    });
    expect(notified).toEqual([]);
  });

  test('ends a payment whose order was cancelled, so that it cannot be paid any more', async () => {
    const { order: placed } = await ordered();
    await cancelOrder(ctx, placed.id, 'key');
    await reconcilePayments(later);
    expect(await latestIntent()).toMatchObject({ status: 'canceled' });
    expect(await order(placed.id)).toMatchObject({ status: 'cancelled', refunds: [] });
  });

  test('counts what went back onto a gift card as nothing of the provider', async () => {
    const requested = { amount: money(1000), currency: 'USD', recipient: '', orderId: null };
    const { code } = await issueCard(db, ctx, requested);
    const { order: placed } = await ordered([code]);
    await bank.pay((await latestIntent()).id);
    await comeBack(placed);
    const refund = await refundOrder(ctx, placed.id, { restock: false, byProvider: true });
    if (!refund.ok) throw new Error(JSON.stringify(refund));
    expect(await sendRefund(ctx, refund.id)).toBe('done');
    expect(await reconcilePayments(later)).toBe(0);
    expect(notified).toEqual([]);
  });

  test('reports a refund that was made at the provider', async () => {
    const { order: placed } = await ordered();
    const { id } = await latestIntent();
    await bank.pay(id);
    await comeBack(placed);
    const body = new URLSearchParams({ payment_intent: id, amount: '100' });
    await fetch(`${bank.url}/v1/refunds`, { method: 'POST', body });
    expect(await reconcilePayments(later)).toBe(1);
    expect(notified).toEqual(['payments.difference']);
  });
});
