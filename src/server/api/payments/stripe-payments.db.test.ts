import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { capturePayment } from '#server/orders/paying/capture-payment.ts';
import { sendLeftRefunds, sendRefund } from '#server/orders/refunds/send-refund.ts';
import { cancelOrder } from '#server/orders/status/cancel-order.ts';
import { refundOrder } from '#server/orders/testing/change-order.ts';
import { NOW } from '#server/orders/testing/test-order.ts';
import { paymentRoutes } from './payment-routes.ts';
import { stripeShop } from './testing/stripe-shop.ts';

const shop = await stripeShop();
const { db, ctx, context, provider, bank, routes, notified } = shop;
const { ordered, latestIntent, webhook, work, order, comeBack } = shop;

describe('a card', () => {
  test('the order waits with its stock held, and the page gets what the script needs', async () => {
    const result = await ordered();
    expect(result.payment).toMatchObject({
      kind: 'confirm',
      data: { client_secret: expect.stringContaining('_secret_'), publishable_key: 'pk_test_x' },
    });
    expect(await latestIntent()).toMatchObject({
      amount: result.order.total,
      currency: 'usd',
      capture_method: 'automatic',
    });
    expect(await order(result.order.id)).toMatchObject({ status: 'pending', stockState: 'taken' });
  });

  test('browser and webhook race, the webhook comes twice and late: finished once', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    const { post, status } = await webhook('payment_intent.succeeded');
    expect(status).toBe(200);
    expect((await post()).status).toBe(200);
    const [address] = await Promise.all([comeBack(placed), work()]);
    expect(address).toContain('/order-received/');
    expect(await order(placed.id)).toMatchObject({
      status: 'processing',
      paidAmount: placed.total,
      transactionId: (await latestIntent()).id,
    });
    await webhook('payment_intent.processing');
    expect(await work()).toBe(1);
    expect(await order(placed.id)).toMatchObject({
      status: 'processing',
      paidAmount: placed.total,
    });
    const emails = await db.selectFrom('jobs').select('id').where('kind', '=', 'email').execute();
    expect(emails).toHaveLength(2);
  });

  test('a browser that never returns: the webhook finishes the order', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    await webhook('payment_intent.succeeded');
    await work();
    expect(await order(placed.id)).toMatchObject({ status: 'processing' });
  });

  test('a webhook before the answer to the request that made the payment', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    await db.updateTable('payments').set({ reference: null, state: 'new' }).execute();
    await webhook('payment_intent.succeeded');
    await work();
    expect(await order(placed.id)).toMatchObject({
      status: 'processing',
      paidAmount: placed.total,
    });
  });

  test('the answer is lost after the payment was made: the same payment again', async () => {
    const before = (await bank.intents()).length;
    await bank.fault({ lose: 1 });
    const { payment } = await ordered();
    expect(payment).toMatchObject({ kind: 'confirm' });
    expect(await bank.intents()).toHaveLength(before + 1);
  });

  test('another amount than was asked for is not finished, and the manager hears of it', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id, 'short');
    await comeBack(placed);
    expect(await order(placed.id)).toMatchObject({
      status: 'on-hold',
      paidAmount: placed.total - 1,
    });
    expect(notified).toEqual(['payments.mismatch']);
  });

  test('cancelled meanwhile: the money goes back by itself, once', async () => {
    const { order: placed } = await ordered();
    const { id } = await latestIntent();
    await cancelOrder(ctx, placed.id, 'key');
    await bank.pay(id);
    await Promise.all([comeBack(placed), comeBack(placed)]);
    expect(await order(placed.id)).toMatchObject({
      status: 'cancelled',
      totals: { refunded: placed.total },
      refunds: [{ isPending: false, providerRefund: expect.stringMatching(/^re_/) }],
    });
    expect(await latestIntent()).toMatchObject({
      latest_charge: { amount_refunded: placed.total },
    });
    expect(notified).toEqual(['payments.refundedUnwanted']);
  });

  test('reserved first where the shop captures by hand', async () => {
    const manual = {
      ...ctx.settings['payments.stripe'],
      capture: 'manual',
      statement: 'Order',
    } as const;
    const within = context({ 'payments.stripe': manual });
    const { order: placed } = await ordered(within);
    const { id, capture_method, statement_descriptor_suffix } = await latestIntent();
    expect({ capture_method, statement_descriptor_suffix }).toEqual({
      capture_method: 'manual',
      statement_descriptor_suffix: 'Order',
    });
    await bank.pay(id);
    await comeBack(placed);
    const waiting = await order(placed.id);
    expect(waiting).toMatchObject({ status: 'on-hold', paidAmount: 0 });
    const part = money(placed.total - 500);
    expect(await capturePayment(within, waiting, part)).toEqual({
      ok: true,
      status: 'processing',
      amount: part,
    });
    expect(await latestIntent()).toMatchObject({ status: 'succeeded', amount_received: part });
    const captured = await order(placed.id);
    expect(captured).toMatchObject({ status: 'processing', paidAmount: placed.total });
    expect(captured.totals.refunded).toBe(500);
    expect(await capturePayment(within, captured)).toEqual({ ok: false, why: 'nothing' });
  });

  test('a total that the provider cannot write is not offered to be paid so', () => {
    const yen = context({ 'currency.code': 'JPY', 'currency.decimals': 2 });
    const rest = { country: 'US', shippingRates: [], needsShipping: true };
    expect(provider.available(yen, { total: money(587900), ...rest })).toBe(true);
    expect(provider.available(yen, { total: money(587950), ...rest })).toBe(false);
  });
});

describe('refunds', () => {
  async function paid() {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    await comeBack(placed);
    return placed;
  }
  async function refund(id: number, parts: Partial<Parameters<typeof refundOrder>[2]> = {}) {
    const result = await refundOrder(ctx, id, { restock: false, byProvider: true, ...parts });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result;
  }

  test('by line, then the rest', async () => {
    const placed = await paid();
    const [line] = (await order(placed.id)).lines;
    const part = await refund(placed.id, { lines: [{ lineId: line?.id ?? 0, quantity: 1 }] });
    expect(await sendRefund(ctx, part.id)).toBe('done');
    expect(await latestIntent()).toMatchObject({ latest_charge: { amount_refunded: part.amount } });
    const rest = await refund(placed.id);
    expect(await sendRefund(ctx, rest.id)).toBe('done');
    expect(await latestIntent()).toMatchObject({
      latest_charge: { amount_refunded: placed.total },
    });
    expect(await order(placed.id)).toMatchObject({ status: 'refunded' });
  });

  test('an answer that is lost again and again: asked once more later, returned once', async () => {
    const placed = await paid();
    const before = (await bank.refunds()).length;
    await bank.fault({ lose: 3 });
    const { id } = await refund(placed.id);
    expect(await sendRefund(ctx, id)).toBe('pending');
    await sendLeftRefunds({ ...ctx, now: NOW + 60_000 });
    expect(await order(placed.id)).toMatchObject({
      status: 'refunded',
      refunds: [{ isPending: false }],
    });
    expect(await bank.refunds()).toHaveLength(before + 1);
  });
});

describe('webhooks', () => {
  test('forged, too old, without a signature: refused, and nothing is left to do', async () => {
    await ordered();
    expect((await webhook('payment_intent.succeeded', { tamper: true })).status).toBe(400);
    expect((await webhook('payment_intent.succeeded', { at: NOW - 301_000 })).status).toBe(400);
    const plain = { method: 'POST', body: '{}' };
    expect((await routes.request('/payments/stripe/webhook', plain)).status).toBe(400);
    expect((await routes.request('/payments/bacs/webhook', plain)).status).toBe(400);
    expect(await work()).toBe(0);
  });

  test('a flood from one address has to wait, later than where the provider is asked', async () => {
    const from = paymentRoutes({ context: async () => ctx, visitor: () => '192.0.2.1' });
    const send = () => from.request('/payments/stripe/webhook', { method: 'POST', body: '{}' });
    const responses: Response[] = [];
    for (let times = 0; times < 1201; times += 1) responses.push(await send());
    expect(new Set(responses.slice(0, -1).map(({ status }) => status))).toEqual(new Set([400]));
    expect(responses.at(-1)?.status).toBe(429);
    expect(responses.at(-1)?.headers.get('retry-after')).toBe('1');
  });

  test('replayed: known by its id, and done once', async () => {
    await ordered();
    const { post } = await webhook('payment_intent.succeeded');
    for (let times = 0; times < 3; times += 1) expect((await post()).status).toBe(200);
    expect(await work()).toBe(1);
  });

  test('a dispute is noted with the order, and the manager hears of it', async () => {
    const { order: placed } = await ordered();
    await bank.pay((await latestIntent()).id);
    await comeBack(placed);
    await webhook('charge.dispute.created');
    await work();
    expect((await order(placed.id)).notes.at(-1)?.text).toContain('disputes the payment');
    expect(notified).toEqual(['payments.notice']);
  });

  test('about a payment of another shop of the account: left alone', async () => {
    await ordered();
    const { id } = await latestIntent();
    await db.deleteFrom('payments').execute();
    await webhook('payment_intent.succeeded', { intent: id });
    expect(await work()).toBe(1);
    expect(notified).toEqual([]);
  });
});
