import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { payOrder } from '#server/orders/paying/pay-order.ts';
import { releaseOverdueOrders } from '#server/orders/status/release-overdue.ts';
import { fakeProvider, paymentNews } from '#server/orders/testing/fake-provider.ts';
import { ada, buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { paymentMethods } from '#server/payments/payment-methods.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { filledForm, placeTestOrder, submitForm } from '../testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const context = (provider: PaymentProvider = fakeProvider()) =>
  orderContext(db, {}, { services: servicesWith([provider]) });
const ctx = context();
const MINUTE = 60_000;
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

async function ordered(visitor: Visitor, within = ctx) {
  const form = filledForm({ paymentMethod: 'fake' });
  return { ...(await placeTestOrder(within, visitor, form)), form };
}

describe('a provider elsewhere', () => {
  test('the order is written before the shopper is sent to pay, and holds its pieces', async () => {
    const { order, payment } = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    expect(payment).toEqual({
      kind: 'redirect',
      url: `https://pay.example/${order.id}?key=${order.key}`,
    });
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'pending',
      paidAt: null,
      heldUntil: NOW + 60 * MINUTE,
    });
    expect(await loadStock(db, shop.tray)).toBe(19);
    // No email about an order that may never be paid.
    expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  test('the same news by webhook, browser and reconciliation at once: finished once', async () => {
    const { order } = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    const results = await Promise.all([1, 2, 3, 4].map(() => paymentNews(ctx, order.id)));
    expect(results.filter(({ step }) => step === 'finish')).toHaveLength(1);
    expect(results.filter(({ step }) => step === 'none')).toHaveLength(3);
    expect(results.every(({ status }) => status === 'processing')).toBe(true);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'processing',
      paidAmount: order.total,
      transactionId: expect.stringMatching(/^pay_/),
      heldUntil: null,
    });
    const emails = await db.selectFrom('jobs').select('id').execute();
    expect(emails).toHaveLength(2);
  });

  test('a failed payment gives pieces and coupon back, and a later one takes them again', async () => {
    const ann = await buyer(ctx, [{ productId: shop.vase }]);
    await applyCoupon(ctx, ann, 'ONCE');
    const { order } = await ordered(ann);
    const uses = async () =>
      (await db.selectFrom('coupons').select('used_count').where('code', '=', 'once').execute())[0]
        ?.used_count;
    expect(await uses()).toBe(1);
    await paymentNews(ctx, order.id, { state: 'failed' });
    expect(await loadStock(db, shop.vase)).toBe(1);
    expect(await uses()).toBe(0);
    await paymentNews(ctx, order.id);
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'processing' });
    expect(await loadStock(db, shop.vase)).toBe(0);
    expect(await uses()).toBe(1);
  });

  test('too little money waits for a person', async () => {
    const { order } = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    const notified: string[] = [];
    const within = {
      ...ctx,
      notifyManager: ({ code }: { code: string }) => void notified.push(code),
    };
    await paymentNews(within, order.id, { amount: money(order.total - 1) });
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'on-hold',
      paidAmount: order.total - 1,
    });
    expect(notified).toEqual(['payments.mismatch']);
  });

  test('money that comes after the pieces are gone waits for a person', async () => {
    const { order } = await ordered(await buyer(ctx, [{ productId: shop.vase }]));
    await releaseOverdueOrders({ ...ctx, now: NOW + 61 * MINUTE });
    await ordered(await buyer(ctx, [{ productId: shop.vase }]));
    await paymentNews(ctx, order.id);
    const late = await findOrder(ctx, order.id);
    expect(late).toMatchObject({ status: 'on-hold', stockState: 'short', paidAmount: order.total });
    expect(late?.notes.some(({ text }) => text.includes('not enough'))).toBe(true);
    expect(await loadStock(db, shop.vase)).toBe(0);
  });

  test('a card that is charged after another way was chosen still pays the order [CO-04]', async () => {
    const { order } = await ordered(await buyer(ctx, [{ productId: shop.tray }]));
    const record = await findOrder(ctx, order.id);
    if (!record) throw new Error('no order');
    expect(await payOrder(ctx, testVisitor(NOW), record, 'bacs')).toMatchObject({ ok: true });
    expect(await findOrder(ctx, order.id)).toMatchObject({ paymentMethod: 'bacs' });
    // A failure of the earlier method does not undo the one that was chosen since.
    expect(await paymentNews(ctx, order.id, { state: 'failed' })).toMatchObject({
      status: 'on-hold',
    });
    const events = [0, 1].map(() => paymentNews(ctx, order.id));
    expect(await Promise.all(events)).toMatchObject([
      { status: 'processing' },
      { status: 'processing' },
    ]);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'processing',
      paymentMethod: 'fake',
      paidAmount: order.total,
    });
    expect(await loadStock(db, shop.tray)).toBe(19);
  });

  test('cards are tried out by no route, not even by that of the API [CO-12]', async () => {
    const slow = orderContext(
      db,
      { 'orders.limitPerEmail': 2, 'orders.limitStoreApi': false },
      { services: servicesWith([fakeProvider()]) },
    );
    const billing = { ...ada, email: 'thief@example.com' };
    const by = async (paymentMethod: string) => {
      const thief = await buyer(slow, [{ productId: shop.tray }]);
      const origin = { createdVia: 'store-api' } as const;
      return (await submitForm(slow, thief, { paymentMethod, billing }, origin)).ok;
    };
    expect([await by('bacs'), await by('bacs'), await by('bacs')]).toEqual([true, true, true]);
    expect([await by('fake'), await by('fake'), await by('fake')]).toEqual([true, true, false]);
  });

  test('a provider that cannot be reached loses nothing: the same form tries again', async () => {
    let reachable = false;
    const reached = fakeProvider().charging;
    if (!reached) throw new Error('no provider');
    const keys: string[] = [];
    const shy = fakeProvider(
      {},
      {
        create: async (ctx, intent) => {
          keys.push(intent.key);
          if (!reachable) throw new Error('no route');
          return reached.create(ctx, intent);
        },
      },
    );
    const reported: unknown[] = [];
    const within = { ...context(shy), report: (error: unknown) => void reported.push(error) };
    const ann = await buyer(within, [{ productId: shop.tray }]);
    const { order, payment, form } = await ordered(ann, within);
    expect(payment).toEqual({ kind: 'failed' });
    expect(reported).toHaveLength(1);
    reachable = true;
    const cookie = (ann.cookies.get('vitrine_session') ?? '').split(';')[0] ?? '';
    const again = await submitForm(within, testVisitor(NOW, { cookie }), form);
    expect(again).toMatchObject({
      ok: true,
      repeated: true,
      order: { id: order.id },
      payment: { kind: 'redirect' },
    });
    // The same attempt: a provider that had taken it the first time knows it again.
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });
});

describe('time runs out', () => {
  test.each([
    [false, 60],
    [true, 10],
  ])('confirmed here %s: pieces are held %i minutes', async (confirmsHere, minutes) => {
    const within = context(fakeProvider({ confirmsHere }));
    const ann = await buyer(within, [{ productId: shop.vase }]);
    await applyCoupon(within, ann, 'ONCE');
    const { order } = await ordered(ann, within);
    const at = (minute: number) => ({ ...within, now: NOW + minute * MINUTE });
    expect(await releaseOverdueOrders(at(minutes - 1))).toBe(0);
    expect(await loadStock(db, shop.vase)).toBe(0);
    expect(await releaseOverdueOrders(at(minutes))).toBe(1);
    expect(await loadStock(db, shop.vase)).toBe(1);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'cancelled',
      stockState: 'returned',
    });
    const redeemed = await db.selectFrom('coupon_redemptions').select('id').execute();
    expect(redeemed).toEqual([]);
    expect(await releaseOverdueOrders(at(minutes + 1))).toBe(0);
  });

  test('paying and running out in the same moment is one or the other, whole', async () => {
    const { order } = await ordered(await buyer(ctx, [{ productId: shop.vase }]));
    const late = { ...ctx, now: NOW + 60 * MINUTE };
    await Promise.all([releaseOverdueOrders(late), paymentNews(late, order.id)]);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'processing',
      stockState: 'taken',
    });
    expect(await loadStock(db, shop.vase)).toBe(0);
  });
});

test('each built-in way is offered by its own settings', () => {
  const offered = (settings: Parameters<typeof orderContext>[1], needsShipping = true) =>
    paymentMethods(orderContext(db, settings), {
      total: money(5000),
      country: 'US',
      shippingRates: needsShipping ? ['flat_rate:2'] : [],
      needsShipping,
    }).map(({ id }) => id);
  const { settings } = ctx;
  expect(offered({})).toEqual(['bacs', 'cheque', 'cod']);
  expect(offered({}, false)).toEqual(['bacs', 'cheque']);
  expect(
    offered({ 'payments.cheque': { ...settings['payments.cheque'], enabled: false } }),
  ).toEqual(['bacs', 'cod']);
  const pickup = { ...settings['payments.cod'], shippingMethods: ['local_pickup'] };
  expect(offered({ 'payments.cod': pickup })).toEqual(['bacs', 'cheque']);
});
