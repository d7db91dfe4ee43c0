import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { deleteAccount } from '#server/accounts/privacy/delete-account.ts';
import { makeFormNonce } from '#server/accounts/security/form-nonce.ts';
import { inside } from '#server/accounts/testing/test-account.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { paymentRoutes } from '#server/api/payments/payment-routes.ts';
import { startStandIn } from '#server/api/payments/testing/stand-in.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { submitForm } from '#server/checkout/testing/place-test-order.ts';
import { paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { ada, buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { paymentMethodsPage } from '#server/pages/account/account-payments-page.ts';
import { orderPayPage } from '#server/pages/orders/order-pay-page.ts';
import { DELETE_AT_PROVIDER_JOB } from '#server/payments/saved/provider-customer.ts';
import { chargedData, savedMethods } from '#server/payments/saved/saved-methods.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { servicesWith } from '#server/payments/testing/services-with.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { testSecret, testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { AccountSettingsPage } from '#wire/account.ts';
import { type PaymentData, SAVED_FIELD } from '#wire/forms/payment-data.ts';
import { orderPayPage as orderPaySchema } from '#wire/order-page.ts';

// Cards that customers save, from the account's page to an order, with the official client and the
// stand-in of the provider.

const database = await testDatabase();
const { db } = database;
const bank = await startStandIn();
afterAll(() => bank.stop());
const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: undefined };
const provider = stripeProvider({ ...keys, apiBase: bank.url }, 'http://shop.test');
const ctx = orderContext(db, {}, { services: servicesWith([provider]) });
const VISA = '4242424242424242';
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

type Person = Awaited<ReturnType<typeof inside>>;

async function person(email: string): Promise<Person> {
  await addPerson(db, email, ctx.now);
  return inside(ctx, email);
}

const getRequested = ({ browser: visitor }: Person, query = '') => ({
  path: '/my-account/payment-methods',
  params: {},
  query: new URLSearchParams(query),
  visitor,
});

async function send(who: Person, fields: Record<string, string>) {
  const form = new FormData();
  form.set('_wpnonce', makeFormNonce(who.browser, who.logged.session, ctx.now));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return paymentMethodsPage.post?.(ctx, getRequested(who), form);
}

/** Opens the provider's fields, and answers what the provider calls the attempt. */
async function begin(who: Person): Promise<string> {
  const result = await send(who, { add: '1' });
  if (result?.kind !== 'page') throw new Error(JSON.stringify(result));
  const { view } = result.data as AccountSettingsPage;
  if (view.kind !== 'payments' || !view.setup) throw new Error('no fields');
  return view.setup.clientSecret.split('_secret_')[0] ?? '';
}

async function save(who: Person, number: string): Promise<string> {
  const setup = await begin(who);
  await bank.save(number);
  await paymentMethodsPage.load(ctx, getRequested(who, `setup_intent=${setup}`));
  const [newest] = (await savedRow(who)).toSorted((a, b) => Number(b.id) - Number(a.id));
  return newest?.id ?? '';
}

const savedRow = ({ logged }: Person) => savedMethods(ctx, logged.customer.id);

async function order(who: Person, saved: string) {
  return placed(who, { saved_method: saved });
}

async function placed({ browser, logged }: Person, paymentData: PaymentData) {
  const added = await addLine(ctx, browser, { productId: shop.tray, quantity: 1 });
  if (!added.ok) throw new Error(JSON.stringify(added.problems));
  const billing = { ...ada, email: logged.customer.email };
  return submitForm(ctx, browser, { billing, paymentMethod: 'stripe', paymentData });
}

async function latestIntent() {
  const intent = (await bank.intents()).at(-1);
  if (!intent) throw new Error('the provider was not asked');
  return intent;
}

const routes = paymentRoutes({ context: async () => ctx, visitor: () => '' });
const comeBack = ({ id, key }: { id: number; key: string }) =>
  routes.request(`/payments/stripe/return?order=${id}&key=${key}`);

/** An order whose card was declined, on the page where it is paid. */
async function declinedOrder(who: Person) {
  const result = await placed(who, {});
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await bank.pay((await latestIntent()).id, 'decline');
  return result.order;
}

function payPage({ id, key }: { id: number; key: string }, visitor: Visitor) {
  const request = {
    path: `/checkout/order-pay/${id}`,
    params: { id: String(id) },
    query: new URLSearchParams({ key }),
    visitor,
  };
  return {
    async saved() {
      const result = await orderPayPage.load(ctx, request);
      if (result.kind !== 'page') throw new Error(result.kind);
      return orderPaySchema.parse(result.data).saved.map(({ title }) => title);
    },
    pay(number: string) {
      const form = new FormData();
      form.set('_wpnonce', makeNonce(testSecret, 'public', ctx.now));
      form.set('payment_method', 'stripe');
      form.set(SAVED_FIELD, number);
      return orderPayPage.post?.(ctx, request, form);
    },
  };
}

/** Does what deleting left to be done at the provider. */
async function deleteAtProvider(): Promise<void> {
  const jobs = await db
    .deleteFrom('jobs')
    .where('kind', '=', DELETE_AT_PROVIDER_JOB)
    .returningAll()
    .execute();
  for (const { id, kind, payload } of jobs) {
    const run = { id, kind, attempt: 1, payload: decodeJson(payload, z.unknown()) };
    await paymentHandlers[DELETE_AT_PROVIDER_JOB]?.run(ctx, run);
  }
}

test('a card is saved once however often the browser comes back, and the first is chosen first', async () => {
  const ann = await person('ann@example.com');
  const setup = await begin(ann);
  const early = await paymentMethodsPage.load(ctx, getRequested(ann, `setup_intent=${setup}`));
  expect(early).toMatchObject({ kind: 'page', status: 422 });
  await bank.save(VISA);
  for (let times = 0; times < 2; times += 1) {
    const back = await paymentMethodsPage.load(ctx, getRequested(ann, `setup_intent=${setup}`));
    expect(back).toMatchObject({ kind: 'redirect', to: expect.stringContaining('done=') });
  }
  await save(ann, '5555555555554444');
  expect(await savedRow(ann)).toMatchObject([
    { title: 'Visa ending in 4242', expires: '04/34', isDefault: true },
    { title: 'Mastercard ending in 4444', isDefault: false },
  ]);
  expect((await bank.customers()).filter(({ email }) => email === 'ann@example.com')).toHaveLength(
    1,
  );
});

test('another customer can neither take, choose, delete nor pay with it', async () => {
  const ann = await person('ann@example.com');
  const bob = await person('bob@example.com');
  const setup = await begin(ann);
  await bank.save(VISA);
  await begin(bob);
  const stolen = await paymentMethodsPage.load(ctx, getRequested(bob, `setup_intent=${setup}`));
  expect(stolen).toMatchObject({ kind: 'page', status: 422 });
  await paymentMethodsPage.load(ctx, getRequested(ann, `setup_intent=${setup}`));
  const [{ id } = { id: '' }] = await savedRow(ann);
  await send(bob, { make_default: id });
  await send(bob, { remove: id });
  expect(await savedRow(ann)).toHaveLength(1);
  const before = (await bank.intents()).length;
  expect(await order(bob, id)).toMatchObject({ ok: true, payment: { kind: 'confirm' } });
  expect((await bank.intents()).slice(before)).toMatchObject([
    { customer: null, status: 'requires_payment_method' },
  ]);
});

test('pays an order without a card being typed; declined, or asked by the bank, the order waits', async () => {
  const ann = await person('ann@example.com');
  const good = await save(ann, VISA);
  const paid = await order(ann, good);
  expect(paid).toMatchObject({ ok: true, payment: { kind: 'done', status: 'processing' } });

  const empty = await save(ann, '4000000000000341');
  expect(await order(ann, empty)).toMatchObject({
    ok: true,
    payment: { kind: 'confirm', data: { problem: 'Your card was declined.' } },
  });
  const careful = await save(ann, '4000002760003184');
  const led = await order(ann, careful);
  expect(led).toMatchObject({ ok: true, payment: { kind: 'redirect' } });
  if (!led.ok || led.payment.kind !== 'redirect') return;
  const back = new URL(led.payment.url).searchParams.get('back');
  expect(back).toContain(`http://shop.test/payments/stripe/return?order=${led.order.id}`);
});

test('the default moves, and what is deleted is deleted at the provider', async () => {
  const ann = await person('leaving@example.com');
  const first = await save(ann, VISA);
  const second = await save(ann, '5555555555554444');
  await send(ann, { make_default: second });
  expect((await savedRow(ann)).map(({ id }) => id)).toEqual([second, first]);
  await send(ann, { remove: second });
  expect(await savedRow(ann)).toMatchObject([{ id: first, isDefault: true }]);
  await deleteAtProvider();
  const attached = (await bank.methods()).slice(-2).map(({ customer }) => customer !== null);
  expect(attached).toEqual([true, false]);

  await deleteAccount(ctx, ann.browser, ann.logged.customer, TEST_PASSWORD);
  await deleteAtProvider();
  const left = (await bank.customers()).map(({ email }) => email);
  expect(left).not.toContain('leaving@example.com');
  expect((await bank.methods()).at(-2)).toMatchObject({ customer: null });
});

test('a card that is typed in the checkout is saved with its payment, once, and never for a guest', async () => {
  const ann = await person('ann@example.com');
  const result = await placed(ann, { save_method: true });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { id, customer, setup_future_usage } = await latestIntent();
  expect({ customer, setup_future_usage }).toEqual({
    customer: expect.stringMatching(/^cus_/),
    setup_future_usage: 'on_session',
  });
  await bank.pay(id, 'decline', '4000000000000002');
  await comeBack(result.order);
  expect(await savedRow(ann)).toEqual([]);
  await bank.pay(id, 'accept', VISA);
  await Promise.all([comeBack(result.order), comeBack(result.order)]);
  const [saved, ...others] = await savedRow(ann);
  expect(saved).toMatchObject({ title: 'Visa ending in 4242', isDefault: true });
  expect(others).toEqual([]);
  expect(await order(ann, saved?.id ?? '')).toMatchObject({ ok: true, payment: { kind: 'done' } });
  // News that comes late does not bring back what was deleted.
  await send(ann, { remove: saved?.id ?? '' });
  await comeBack(result.order);
  expect(await savedRow(ann)).toEqual([]);

  const guest = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  const paymentData = { save_method: true };
  await submitForm(ctx, guest, { paymentMethod: 'stripe', paymentData });
  expect(await latestIntent()).toMatchObject({ customer: null, setup_future_usage: null });
});

test('a provider that does not know the customer yet and fails: the order is placed, unsaved', async () => {
  const ann = await person('ann@example.com');
  const reported: unknown[] = [];
  const failing = { ...ctx, report: (error: unknown) => void reported.push(error) };
  const saving = { save_method: true };
  await bank.fault({ fail: 3 });
  const data = await chargedData(failing, ann.logged.customer.id, 'stripe', saving);
  expect(data).toEqual({});
  expect(reported).toHaveLength(1);
});

test('an order whose card was declined is paid with a saved one, by its buyer alone', async () => {
  const ann = await person('ann@example.com');
  const good = await save(ann, VISA);
  const waiting = await declinedOrder(ann);
  const guest = payPage(waiting, testVisitor(ctx.now));
  expect(await guest.saved()).toEqual([]);
  expect(await guest.pay(good)).toMatchObject({ to: expect.stringContaining('step=confirm') });
  expect(await latestIntent()).toMatchObject({ status: 'requires_payment_method' });

  const page = payPage(waiting, ann.browser);
  expect(await page.saved()).toEqual(['Visa ending in 4242']);
  const before = (await bank.intents()).length;
  expect(await page.pay(good)).toMatchObject({ to: expect.stringContaining('/order-received/') });
  expect(await bank.intents()).toHaveLength(before);
  expect(await latestIntent()).toMatchObject({ status: 'succeeded', customer: expect.any(String) });
  expect(await savedRow(ann)).toHaveLength(1);
});
