import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, storeAddress, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { CHECK_PAYMENT_JOB } from '#server/orders/paying/settle-payment.ts';
import { loadStock, orderContext } from '#server/orders/testing/test-order.ts';
import { orderPayPage } from '#server/pages/orders/order-pay-page.ts';
import { orderReceivedPage } from '#server/pages/orders/order-received-page.ts';
import { redirectProvider } from '#server/payments/test/redirect-provider.ts';
import { testProvider } from '#server/payments/test/test-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { orderAccepted, orderRefused } from '#wire/checkout.ts';
import { storeCart } from '#wire/store/cart.ts';
import { storeCheckout } from '#wire/store/checkout.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';
import { paymentRoutes } from './payment-routes.ts';

const database = await testDatabase();
const { db } = database;
const services = servicesWith([testProvider({ alone: true }), redirectProvider]);
const ctx = orderContext(db, {}, { services });
const routes = paymentRoutes({ context: async () => ctx, visitor: () => '' });
let shop: CartShop;
let ann: Browser;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  ann = browser(db, UNLIMITED, { services });
  await ann.call('add_to_cart', { product_id: shop.tray, quantity: 1 });
});

const NONCE = { 'woocommerce-process-checkout-nonce': nonces.public };

async function classic(result: string, more: Record<string, string> = {}) {
  const method = { payment_method: 'test', test_outcome: result };
  const fields = { ...filled, ...NONCE, ...method, vitrine_key: newKey(), ...more };
  const response = await ann.call('checkout', fields);
  return response.json();
}

async function byStore(result: string) {
  const body = {
    billing_address: { ...storeAddress, email: 'ada@example.com' },
    shipping_address: storeAddress,
    payment_method: 'test',
    payment_data: [{ key: 'test_outcome', value: result }],
  };
  const headers = { nonce: nonces.store, 'idempotency-key': newKey() };
  const response = await ann.store('POST', '/checkout', body, headers);
  expect(response.status).toBe(200);
  return storeCheckout.parse(await response.json());
}

async function piecesInCart(): Promise<number> {
  const response = await ann.store('GET', '/cart');
  return storeCart.parse(await response.json()).items_count;
}

async function latest() {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const order = await findOrder(ctx, id);
  if (!order) throw new Error('no order');
  return order;
}

async function askPage(page: typeof orderPayPage, query = '') {
  const { id, key } = await latest();
  return {
    path: `/checkout/order-pay/${id}`,
    params: { id: String(id) },
    query: page.canonicalQuery(new URLSearchParams(`key=${key}${query}`), ctx.settings),
    visitor: testVisitor(NOW),
  };
}

async function send(fields: Record<string, string>) {
  const form = new FormData();
  form.set('_wpnonce', nonces.public);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return orderPayPage.post?.(ctx, await askPage(orderPayPage), form);
}

/** Follows the address to which the bank's page leads. */
async function comeBack(result: unknown): Promise<string> {
  const { to } = z.object({ kind: z.literal('redirect'), to: z.string() }).parse(result);
  const reply = await routes.request(to);
  expect(reply.status).toBe(303);
  return reply.headers.get('location') ?? '';
}

describe('the classic checkout', () => {
  test('accept: the order is paid', async () => {
    expect(orderAccepted.parse(await classic('accept')).redirect).toContain('/order-received/');
    expect(await latest()).toMatchObject({
      status: 'processing',
      paymentMethod: 'test',
      paidAmount: 5879,
      transactionId: expect.stringMatching(/^test_/),
    });
  });

  test('decline: the answer is a failure that leads to where the order is paid', async () => {
    const result = orderRefused.parse(await classic('decline'));
    expect(result.redirect).toContain('/checkout/order-pay/');
    expect(result.messages).toContain('you have not been charged');
    expect(await latest()).toMatchObject({ status: 'failed', paidAmount: 0 });
    expect(await loadStock(db, shop.tray)).toBe(20);
    expect(await piecesInCart()).toBe(1);
    const page = await orderPayPage.load(ctx, await askPage(orderPayPage));
    expect(page).toMatchObject({
      data: { problem: expect.stringContaining('you have not been charged') },
    });
    // Another attempt, by another payment: this one goes through.
    const again = await send({ payment_method: 'test', test_outcome: 'accept' });
    expect(again).toMatchObject({ to: expect.stringContaining('/order-received/') });
    expect(await latest()).toMatchObject({ status: 'processing', paidAmount: 5879 });
    expect(await loadStock(db, shop.tray)).toBe(19);
    expect(await db.selectFrom('payments').select('attempt').execute()).toHaveLength(2);
    expect(await piecesInCart()).toBe(0);
  });

  test('decline, and the same basket again: it is the same order, paid once', async () => {
    const first = orderRefused.parse(await classic('decline'));
    expect(orderAccepted.parse(await classic('accept')).order_id).toBe(first.order_id);
    expect(await latest()).toMatchObject({ status: 'processing', paidAmount: 5879 });
    expect(await loadStock(db, shop.tray)).toBe(19);
    expect(await piecesInCart()).toBe(0);
  });

  test('a form sent twice is one order and one payment', async () => {
    const vitrine_key = newKey();
    await classic('accept', { vitrine_key });
    await classic('accept', { vitrine_key });
    expect(await db.selectFrom('payments').select('id').execute()).toHaveLength(1);
    expect(await latest()).toMatchObject({ paidAmount: 5879 });
  });

  test('slow: a job finishes it later, and the page says that nothing is to be done', async () => {
    expect(orderAccepted.parse(await classic('slow')).redirect).toContain('/order-received/');
    expect(await latest()).toMatchObject({ status: 'pending', paidAmount: 0 });
    const request = await askPage(orderPayPage);
    expect(await orderReceivedPage.load(ctx, request)).toMatchObject({
      data: { working: true, payUrl: '' },
    });
    const job = await db
      .selectFrom('jobs')
      .select(['payload', 'run_at'])
      .where('kind', '=', CHECK_PAYMENT_JOB)
      .executeTakeFirstOrThrow();
    expect(job.run_at).toBeGreaterThan(NOW);
    const run = {
      id: 1,
      kind: CHECK_PAYMENT_JOB,
      attempt: 1,
      payload: decodeJson(job.payload, z.unknown()),
    };
    await paymentHandlers[CHECK_PAYMENT_JOB]?.run({ ...ctx, now: job.run_at }, run);
    expect(await latest()).toMatchObject({ status: 'processing', paidAmount: 5879 });
  });

  test.each([
    ['confirm', '/order-received/', 'processing'],
    ['refuse', '/order-pay/', 'failed'],
  ])('authenticate: the page of the bank, %s', async (result, page, status) => {
    const { redirect } = orderAccepted.parse(await classic('authenticate'));
    expect(redirect).toMatch(/\/checkout\/order-pay\/\d+\?key=\w+&step=confirm$/);
    expect(await latest()).toMatchObject({ status: 'pending', paidAmount: 0 });
    const displayed = await orderPayPage.load(ctx, await askPage(orderPayPage, '&step=confirm'));
    expect(displayed).toMatchObject({ data: { confirm: { provider: 'test' } } });
    expect(await comeBack(await send({ test_bank: result }))).toContain(page);
    expect(await latest()).toMatchObject({ status });
  });

  test('a browser that never returns from the bank leaves an order that ends or is paid', async () => {
    await classic('authenticate');
    const { id, key } = await latest();
    await send({ test_bank: 'confirm' });
    expect(await latest()).toMatchObject({ status: 'pending' });
    // Whoever comes first: here the shopper opens the address again much later.
    const late = await routes.request(`/payments/test/return?order=${id}&key=${key}`);
    expect(late.headers.get('location')).toContain('/order-received/');
    expect(await latest()).toMatchObject({ status: 'processing', paidAmount: 5879 });
  });
});

describe('the Store API', () => {
  test.each([
    ['accept', 'success', 'processing', '/order-received/'],
    ['decline', 'failure', 'failed', '/order-pay/'],
    ['authenticate', 'pending', 'pending', 'step=confirm'],
    ['slow', 'pending', 'pending', '/order-received/'],
  ])('%s: %s', async (result, payment_status, status, address) => {
    const response = await byStore(result);
    expect(response).toMatchObject({ status, payment_result: { payment_status } });
    expect(response.payment_result?.redirect_url).toContain(address);
    expect(await latest()).toMatchObject({ status });
    expect(await piecesInCart()).toBe(status === 'failed' ? 1 : 0);
  });

  test('decline, then accept: the same order', async () => {
    const { order_id } = await byStore('decline');
    expect(await byStore('accept')).toMatchObject({ order_id, status: 'processing' });
    expect(await piecesInCart()).toBe(0);
    expect(await loadStock(db, shop.tray)).toBe(19);
  });
});

test('no field carries a card number: what a program sends of it is stored nowhere', async () => {
  const card = '4242424242424242';
  await classic('accept', { card_number: card, 'stripe-card-number': card, 'test-card': card });
  const tables = ['orders', 'payments', 'test_payments', 'jobs'] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(card);
  }
});

test('an address with a wrong key tells nothing', async () => {
  await classic('accept');
  const { id } = await latest();
  const response = await routes.request(`/payments/test/return?order=${id}&key=x`);
  expect(response.headers.get('location')).toBe(ctx.settings['routes.home']);
});
