import { beforeEach, describe, expect, test } from 'vitest';
import { registerCustomer } from '#server/accounts/access/register-customer.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import {
  type CartShop,
  fillCartShop,
  NOW,
  secret,
  shopContext,
  visitor,
} from '#server/cart/testing/cart-shop.ts';
import { followSaved } from '#server/checkout/follow-saved.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { type CheckoutPage, checkoutPage as schema } from '#wire/checkout.ts';
import { checkoutPage } from './checkout-page.ts';

// The checkout as a browser without script uses it: one form, sent as a whole.
const database = await testDatabase();
const ctx = shopContext(database.db, UNLIMITED);
const shop: CartShop = await fillCartShop(database.db);
const nonce = makeNonce(secret, 'public', NOW);
const NONCE = { 'woocommerce-process-checkout-nonce': nonce };
const PLACE = { ...NONCE, woocommerce_checkout_place_order: '1' };
let ann: Visitor;

beforeEach(async () => {
  ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray, quantity: 1 });
});

const request = (who: Visitor) => ({
  path: '/checkout',
  params: {},
  query: new URLSearchParams(),
  visitor: who,
});

async function post(fields: Record<string, string>, who = ann) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const result = await checkoutPage.post?.(ctx, request(who), form);
  if (!result) throw new Error('the page takes no form');
  return result;
}

async function again(fields: Record<string, string>, who = ann): Promise<CheckoutPage> {
  const result = await post(fields, who);
  if (result.kind !== 'page') throw new Error(JSON.stringify(result));
  return schema.parse(result.data);
}

async function load(who = ann): Promise<CheckoutPage> {
  const result = await checkoutPage.load(ctx, request(who));
  if (result.kind !== 'page') throw new Error(JSON.stringify(result));
  return schema.parse(result.data);
}

test('shows the form, is never cached and found by no search engine [CO-01]', async () => {
  const result = await checkoutPage.load(ctx, request(ann));
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(checkoutPage.keep).toBe(false);
  expect(result.head.index).toBe(false);
  expect(result.bodyClasses).toContain('woocommerce-checkout');
  const data = schema.parse(result.data);
  expect(data).toMatchObject({ style: 'classic', problems: [], deliveryCountries: null });
  expect(data.values.billing).toMatchObject({ country: 'US', email: '' });
  expect(data.states.US).toMatchObject({ NY: 'New York' });
  expect(data.key).not.toBe((await load()).key);
});

test('an empty cart leads to the cart [CO-01]', async () => {
  const result = await checkoutPage.load(ctx, request(visitor()));
  expect(result).toEqual({ kind: 'redirect', status: 303, to: '/cart' });
});

describe('without script', () => {
  test('the filled form is an order, and leads to the thank-you page [CO-01]', async () => {
    const result = await post({ ...filled, ...PLACE, vitrine_key: newKey() });
    expect(result).toMatchObject({ kind: 'redirect', status: 303 });
    expect(result).toHaveProperty(
      'to',
      expect.stringMatching(/^\/checkout\/order-received\/\d+\?key=/),
    );
  });

  test('a form with mistakes comes back with everything in it and words at the fields [CO-01]', async () => {
    const key = newKey();
    const page = await again({
      ...filled,
      ...PLACE,
      vitrine_key: key,
      billing_city: '',
      billing_postcode: 'nowhere',
      order_comments: 'Ring twice.',
      ship_to_different_address: '1',
      shipping_first_name: 'Bea',
      shipping_country: 'FR',
    });
    const fields = page.problems.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['billing_city', 'billing_postcode', 'shipping_last_name']),
    );
    expect(page.values).toMatchObject({
      note: 'Ring twice.',
      shipToDifferent: true,
      billing: { firstName: 'Ada', city: '', postcode: 'nowhere', email: 'ada@example.com' },
      shipping: { firstName: 'Bea', country: 'FR' },
    });
    expect(page.key).toBe(key);
    expect(page.review.paymentMethod).toBe('bacs');
  });

  test('an expired nonce comes back with everything preserved and a way on [CO-12]', async () => {
    const old = { 'woocommerce-process-checkout-nonce': 'f'.repeat(20) };
    const page = await again({ ...filled, ...PLACE, ...old });
    expect(page.problems.map(({ code }) => code)).toEqual(['checkout.problem.expired']);
    expect(page.values.billing.city).toBe('New York');
  });

  test('a key that is none is replaced, so that the next try can succeed [CO-12]', async () => {
    const page = await again({ ...filled, ...PLACE, vitrine_key: 'a b' });
    expect(page.problems.map(({ code }) => code)).toEqual(['ordering.problem.key']);
    expect(page.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the update button works the order out for address and methods [CO-05]', async () => {
    const press = { woocommerce_checkout_update_totals: '1' };
    const page = await again({ ...filled, ...press, payment_method: 'cod' });
    expect(page.review.cart.rows.map(({ label }) => label)).toContain('NY tax');
    expect(page.review.paymentMethod).toBe('cod');
    expect(page.problems).toEqual([]);
  });

  test('a coupon goes in by its button or by Enter, and out again; nothing typed is lost [CP-02]', async () => {
    const typed = { ...filled, coupon_code: 'TEN' };
    const page = await again({ ...typed, woocommerce_checkout_update_totals: '1' });
    expect(page.review.cart.coupons).toMatchObject([{ code: 'ten' }]);
    expect(page.notices.map(({ kind }) => kind)).toContain('success');
    expect(page.values.billing.city).toBe('New York');
    const out = await again({ ...filled, remove_coupon: 'ten' });
    expect(out.review.cart.coupons).toEqual([]);
    const offered = await again({ ...filled, apply_offer: 'ten' });
    expect(offered.review.cart.coupons).toMatchObject([{ code: 'ten' }]);
    const wrong = await again({ ...filled, coupon_code: 'NOPE', apply_coupon: '1' });
    expect(wrong.notices.map(({ kind }) => kind)).toContain('error');
  });
});

describe('accounts', () => {
  const password = 'a warm stove in winter';
  const person = { email: 'bea@example.com', password, firstName: 'Bea' };
  const saved = {
    firstName: 'Bea',
    lastName: 'Sample',
    company: '',
    country: 'US',
    state: 'CA',
    city: 'Oakland',
    address1: '2 Elm Street',
    address2: '',
    postcode: '94607',
    phone: '',
    email: 'bea@example.com',
  };

  test('logging in on the way keeps the cart and what was typed, or offers what is saved [CO-01]', async () => {
    const owner = visitor();
    const made = await registerCustomer(ctx, owner, { ...person, billing: saved });
    expect(made.ok).toBe(true);
    const press = { username: person.email, login: '1' };
    const wrong = await again({ ...filled, ...press, password: 'no' });
    expect(wrong.problems.map(({ field }) => field)).toEqual(['username']);
    expect(wrong.account).toMatchObject({ customer: null, username: person.email });
    expect(wrong.values.billing.city).toBe('New York');

    const empty = { billing_country: 'US', billing_state: '' };
    const inside = await again({ ...empty, ...press, password: person.password });
    expect(inside.account.customer).toMatchObject({ name: expect.stringContaining('Bea') });
    expect(inside.values.billing).toMatchObject({ city: 'Oakland', email: person.email });
    expect(inside.review.cart.destination.state).toBe('CA');
    expect(inside.review.cart.count).toBe(1);

    const page = await load();
    expect(page.values.billing.city).toBe('Oakland');
    expect(page.account.customer?.email).toBe(person.email);
  });

  test('an address left half typed makes room for the account’s, a whole one does not [CO-01]', async () => {
    const cleo = { email: 'cleo@example.com', password };
    await registerCustomer(ctx, ann, { ...cleo, billing: { ...saved, email: cleo.email } });
    const half = { billing_country: 'CA', billing_first_name: 'Ben', billing_postcode: 'K1A 0B1' };
    const left = await again({ ...half, billing_email: 'ben@example.com' });
    expect(left.values.billing).toMatchObject({ firstName: 'Ben', country: 'CA', city: '' });
    const back = await load();
    expect(back.values.billing).toMatchObject({ ...saved, email: cleo.email });
    expect(back.values.shipToDifferent).toBe(false);
    // The order is priced by what is shown, and so is the next visit.
    expect(back.review.cart.destination).toMatchObject({ country: 'US', state: 'CA' });
    expect((await load()).values).toEqual(back.values);
    await again(filled);
    expect((await load()).values.billing.city).toBe('New York');
  });

  test('an address saved in the account after the checkout was opened counts there [CO-01]', async () => {
    const dora = { email: 'dora@example.com', password };
    await registerCustomer(ctx, ann, { ...dora, billing: { ...saved, email: dora.email } });
    expect((await load()).values.billing.city).toBe('Oakland');
    const moved = { ...saved, email: dora.email, city: 'Boston', state: 'MA', postcode: '02108' };
    await followSaved(ctx, ann, 'billing', moved);
    const page = await load();
    expect(page.values).toMatchObject({ billing: { city: 'Boston' }, shipToDifferent: false });
    expect(page.review.cart.destination.state).toBe('MA');
    await followSaved(ctx, ann, 'shipping', { ...saved, firstName: 'Ben', email: '' });
    const sent = (await load()).values;
    expect(sent).toMatchObject({ billing: { city: 'Boston' }, shipping: { firstName: 'Ben' } });
    expect(sent.shipToDifferent).toBe(true);
    await followSaved(ctx, ann, 'billing', { ...moved, city: 'Salem' });
    expect((await load()).values.shipping.firstName).toBe('Ben');
  });
});
