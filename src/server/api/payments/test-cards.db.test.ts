import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { submitForm } from '#server/checkout/testing/place-test-order.ts';
import { filled, newKey, storeAddress, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { ada, orderContext } from '#server/orders/testing/test-order.ts';
import { paymentMethodsPage } from '#server/pages/account/account-payments-page.ts';
import { orderPayPage } from '#server/pages/orders/order-pay-page.ts';
import { savedMethods } from '#server/payments/saved/saved-methods.ts';
import { redirectProvider } from '#server/payments/test/redirect-provider.ts';
import { purgeTestCards } from '#server/payments/test/test-cards.ts';
import { testPayRoutes } from '#server/payments/test/test-pay-routes.ts';
import { testProvider } from '#server/payments/test/test-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { AccountSettingsPage } from '#wire/account.ts';
import { orderAccepted, orderRefused } from '#wire/checkout.ts';
import { CARD_TOKEN_FIELD } from '#wire/forms/payment-data.ts';
import { storeCheckout } from '#wire/store/checkout.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';
import { paymentRoutes } from './payment-routes.ts';

// Cards of the test provider, from its fields to an order, and an account that approves elsewhere.

const database = await testDatabase();
const { db } = database;
const services = servicesWith([testProvider({ alone: true }), redirectProvider]);
const ctx = orderContext(db, {}, { services });
let sender = 0;
const provider = testPayRoutes({
  context: async () => ctx,
  visitor: () => `192.0.2.${sender}`,
});
const payments = paymentRoutes({ context: async () => ctx, visitor: () => '' });
let shop: CartShop;
let ann: Browser;

beforeEach(async () => {
  await database.reset();
  // Cards are counted by the network they come from.
  sender += 1;
  shop = await fillCartShop(db);
  ann = browser(db, UNLIMITED, { services });
  await ann.call('add_to_cart', { product_id: shop.tray, quantity: 1 });
});

const GOOD = '4242 4242 4242 4242';

function type(number: string, more: Record<string, string> = {}, routes = provider) {
  const body = new URLSearchParams({ number, expiry: '04/34', code: '123', ...more });
  return routes.request('/test-pay/tokens', { method: 'POST', body });
}

async function tokenFor(number: string, more: Record<string, string> = {}): Promise<string> {
  const response = await type(number, more);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

async function pay(number: string, more: Record<string, string> = {}) {
  const response = await ann.call('checkout', {
    ...filled,
    'woocommerce-process-checkout-nonce': nonces.public,
    payment_method: 'test',
    [CARD_TOKEN_FIELD]: await tokenFor(number),
    vitrine_key: newKey(),
    ...more,
  });
  return response.json();
}

describe('the fields for a card', () => {
  test('are in a frame with an origin of its own, which loads and reaches nothing else', async () => {
    const response = await provider.request('/test-pay/card');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    const html = await response.text();
    for (const kind of ['cc-number', 'cc-exp', 'cc-csc']) {
      expect(html).toContain(`autocomplete="${kind}"`);
    }
    expect(html).not.toMatch(/<script>|style=/);
  });

  test('of a shop without the test provider are not there', async () => {
    const other = orderContext(db, {}, { services: servicesWith([]) });
    const routes = testPayRoutes({ context: async () => other, visitor: () => '' });
    expect((await routes.request('/test-pay/card')).status).toBe(404);
    expect((await routes.request('/test-pay/wallet')).status).toBe(404);
    expect((await type(GOOD, {}, routes)).status).toBe(404);
  });

  test.each([
    ['4242 4242 4242 4241', {}, { field: 'number', code: 'invalid' }],
    ['4929 4212 3460 0821', {}, { field: 'number', code: 'unknown' }],
    [GOOD, { expiry: '01/20' }, { field: 'expiry', code: 'past' }],
    [GOOD, { code: '1' }, { field: 'code', code: 'incomplete' }],
  ])('%s %j is refused where it is typed', async (number, more, problem) => {
    const response = await type(number, more);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ problems: [problem] });
    expect(await db.selectFrom('test_cards').selectAll().execute()).toEqual([]);
  });

  test('take neither what is no card nor many cards of one sender', async () => {
    expect((await type('4'.repeat(41))).status).toBe(400);
    const huge = await provider.request('/test-pay/tokens', {
      method: 'POST',
      body: 'x'.repeat(9999),
    });
    expect(huge.status).toBe(400);
    sender += 100;
    const statuses: number[] = [];
    for (let tries = 0; tries < 17; tries += 1) statuses.push((await type(GOOD)).status);
    expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });

  test('leave nothing of the number behind', async () => {
    await pay(GOOD);
    await tokenFor(GOOD);
    for (const table of ['orders', 'payments', 'test_payments', 'test_cards', 'jobs'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('42424242');
    }
  });
});

describe('a card', () => {
  test('pays an order', async () => {
    expect(orderAccepted.parse(await pay(GOOD)).redirect).toContain('/order-received/');
    expect(await db.selectFrom('test_cards').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['4000 0000 0000 0002', 'ordering.problem.declined', 'did not go through'],
    ['4000 0000 0000 9995', 'ordering.problem.declinedFunds', 'not enough money'],
    ['4000 0000 0000 0069', 'ordering.problem.declinedExpired', 'expired'],
  ])('%s is declined, and the next one pays the same order', async (number, code, text) => {
    const refused = orderRefused.parse(await pay(number));
    expect(refused.problems).toMatchObject([
      { code, field: 'payment_method', text: expect.stringContaining(text) },
    ]);
    expect(refused.problems[0]?.text).toContain('Try another card or another way to pay.');
    const paid = orderAccepted.parse(await pay(GOOD));
    expect(paid.order_id).toBe(refused.order_id);
  });

  test('sent again by the same page after it was declined, another card pays', async () => {
    const vitrine_key = newKey();
    const refused = orderRefused.parse(await pay('4000 0000 0000 0002', { vitrine_key }));
    const paid = orderAccepted.parse(await pay(GOOD, { vitrine_key }));
    expect(paid).toMatchObject({ order_id: refused.order_id });
    expect(paid.redirect).toContain('/order-received/');
  });

  test('is confirmed at its bank; typed anew instead, the other one pays', async () => {
    const pending = orderAccepted.parse(await pay('4000 0025 0000 3155'));
    expect(pending.redirect).toContain('step=confirm');
    const query = new URL(pending.redirect, 'http://shop.test').searchParams;
    const form = new FormData();
    form.set('_wpnonce', nonces.public);
    form.set('payment_method', 'test');
    form.set(CARD_TOKEN_FIELD, await tokenFor(GOOD));
    const request = {
      path: `/checkout/order-pay/${pending.order_id}`,
      params: { id: String(pending.order_id) },
      query: orderPayPage.canonicalQuery(query, ctx.settings),
      visitor: testVisitor(ctx.now),
    };
    const paid = await orderPayPage.post?.(ctx, request, form);
    expect(paid).toMatchObject({ to: expect.stringContaining('/order-received/') });
  });

  test('pays once, and is no key to anything else', async () => {
    const token = await tokenFor(GOOD);
    expect(orderAccepted.parse(await pay(GOOD, { [CARD_TOKEN_FIELD]: token }))).toBeTruthy();
    await ann.call('add_to_cart', { product_id: shop.tray, quantity: 1 });
    orderRefused.parse(await pay(GOOD, { [CARD_TOKEN_FIELD]: token }));
    orderRefused.parse(await pay(GOOD, { [CARD_TOKEN_FIELD]: 'card_made-up-0000' }));
  });

  test('declined too often makes its sender wait', async () => {
    for (let tries = 0; tries < 4; tries += 1) await pay('4000 0000 0000 0002');
    const waiting = orderRefused.parse(await pay(GOOD));
    expect(waiting.problems).toMatchObject([{ code: 'ordering.problem.tooMany' }]);
  });

  test('pays by the Store API, which says why it was declined', async () => {
    const order = async (number: string) => {
      const body = {
        billing_address: { ...storeAddress, email: 'ada@example.com' },
        shipping_address: storeAddress,
        payment_method: 'test',
        payment_data: [{ key: CARD_TOKEN_FIELD, value: await tokenFor(number) }],
      };
      const headers = { nonce: nonces.store, 'idempotency-key': newKey() };
      const response = await ann.store('POST', '/checkout', body, headers);
      return storeCheckout.parse(await response.json()).payment_result;
    };
    const declined = await order('4000 0000 0000 9995');
    expect(declined).toMatchObject({ payment_status: 'failure' });
    expect(declined?.payment_details).toContainEqual({
      key: 'errorCode',
      value: 'ordering.problem.declinedFunds',
    });
    expect(await order(GOOD)).toMatchObject({ payment_status: 'success' });
  });

  test('that nothing was paid with is deleted after a day', async () => {
    await tokenFor(GOOD);
    await purgeTestCards({ ...ctx, now: ctx.now + 25 * 60 * 60 * 1000 });
    expect(await db.selectFrom('test_cards').selectAll().execute()).toEqual([]);
  });
});

describe('a saved card', () => {
  async function person(email: string) {
    await addPerson(db, email, ctx.now);
    return inside(ctx, email);
  }
  type Person = Awaited<ReturnType<typeof person>>;
  const at = ({ browser: visitor }: Person, query = '') => ({
    path: '/my-account/payment-methods',
    params: {},
    query: new URLSearchParams(query),
    visitor,
  });

  async function begin(who: Person): Promise<string> {
    const form = new FormData();
    form.set('_wpnonce', makeFormNonce(who.browser, who.logged.session, ctx.now));
    form.set('add', '1');
    const result = await paymentMethodsPage.post?.(ctx, at(who), form);
    if (result?.kind !== 'page') throw new Error(JSON.stringify(result));
    const { view } = result.data as AccountSettingsPage;
    if (view.kind !== 'payments' || !view.setup) throw new Error('no fields');
    expect(view.setup.provider).toBe('test');
    return view.setup.clientSecret;
  }

  async function order({ browser: visitor, logged }: Person, paymentData: object) {
    const added = await addLine(ctx, visitor, { productId: shop.tray, quantity: 1 });
    if (!added.ok) throw new Error(JSON.stringify(added.problems));
    const billing = { ...ada, email: logged.customer.email };
    return submitForm(ctx, visitor, { billing, paymentMethod: 'test', paymentData });
  }

  const saved = ({ logged }: Person) => savedMethods(ctx, logged.customer.id);

  test('is typed in the account, pays, and is nobody else’s', async () => {
    const bea = await person('bea@example.com');
    const eve = await person('eve@example.com');
    const setup = await begin(bea);
    expect(await tokenFor('5555 5555 5555 4444', { setup })).toBe(setup);
    const stolen = await paymentMethodsPage.load(ctx, at(eve, `setup_intent=${setup}`));
    expect(stolen).toMatchObject({ kind: 'page', status: 422 });
    await paymentMethodsPage.load(ctx, at(bea, `setup_intent=${setup}`));
    const [card] = await saved(bea);
    expect(card).toMatchObject({ title: 'Mastercard ending in 4444', expires: '04/34' });
    const paid = await order(bea, { saved_method: card?.id ?? '' });
    expect(paid).toMatchObject({ ok: true, payment: { kind: 'done', status: 'processing' } });
    // Typed once, the reference takes no other card.
    expect((await type(GOOD, { setup })).status).toBe(422);
  });

  test('is saved with an order, and not where it was declined', async () => {
    const bea = await person('bea@example.com');
    const declined = { card_token: await tokenFor('4000 0000 0000 0002'), save_method: true };
    expect(await order(bea, declined)).toMatchObject({ payment: { kind: 'declined' } });
    expect(await saved(bea)).toEqual([]);
    const good = { card_token: await tokenFor(GOOD), save_method: true };
    expect(await order(bea, good)).toMatchObject({ payment: { kind: 'done' } });
    expect(await saved(bea)).toMatchObject([{ title: 'Visa ending in 4242', provider: 'test' }]);
  });
});

describe('an account elsewhere', () => {
  async function begin() {
    const response = await ann.call('checkout', {
      ...filled,
      'woocommerce-process-checkout-nonce': nonces.public,
      payment_method: 'test-account',
      vitrine_key: newKey(),
    });
    return orderAccepted.parse(await response.json()).redirect;
  }
  const decide = (url: string, decision: string) =>
    provider.request(url, { method: 'POST', body: new URLSearchParams({ decision }) });

  test('approves the payment, and the shopper comes back to an order that is paid', async () => {
    const url = await begin();
    expect(await (await provider.request(url)).text()).toContain('Agree and pay $58.79');
    const back = (await decide(url, 'confirm')).headers.get('location') ?? '';
    const received = await payments.request(back);
    expect(received.headers.get('location')).toContain('/order-received/');
    // Opened once more, there is nothing to approve.
    expect(await (await provider.request(url)).text()).toContain('no longer open');
    await decide(url, 'confirm');
    const paid = await db.selectFrom('orders').select('paid_amount').executeTakeFirst();
    expect(paid).toEqual({ paid_amount: 5879 });
  });

  test('is left without paying, and the order waits', async () => {
    const url = await begin();
    const left = await decide(url, 'leave');
    expect(left.headers.get('location')).toContain('/checkout/order-pay/');
    const order = await db.selectFrom('orders').select('status').executeTakeFirst();
    expect(order).toEqual({ status: 'pending' });
    expect(await (await provider.request(url)).text()).toContain('Agree and pay');
  });

  test('of nobody is not found', async () => {
    expect((await provider.request('/test-pay/approve/test_x')).status).toBe(404);
    expect((await decide('/test-pay/approve/test_x', 'confirm')).status).toBe(404);
  });
});
