import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { filled, newKey, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  orderAccepted,
  orderRefused,
  REVIEW_SELECTORS,
  type ReviewResponse,
  reviewResponse,
} from '#wire/checkout.ts';
import { type Browser, browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
const NONCE = { 'woocommerce-process-checkout-nonce': nonces.public };
let ann: Browser;

beforeEach(async () => {
  ann = await withTray();
});

async function withTray(changed: Partial<Settings> = {}, quantity = 1): Promise<Browser> {
  const visitor = browser(db, { ...UNLIMITED, ...changed });
  await visitor.call('add_to_cart', { product_id: shop.tray, quantity });
  return visitor;
}

async function review(fields: Record<string, string>, of = ann): Promise<ReviewResponse> {
  const reply = await of.call('update_order_review', { security: nonces.public, ...fields });
  return reviewResponse.parse(await reply.json());
}

async function refused(fields: Record<string, string>, of = ann) {
  const before = await count();
  const response = await of.call('checkout', { ...NONCE, vitrine_key: newKey(), ...fields });
  const body = orderRefused.parse(await response.json());
  expect(await count()).toBe(before);
  return body;
}

async function submit(fields: Record<string, string>, of = ann) {
  const response = await of.call('checkout', { ...NONCE, vitrine_key: newKey(), ...fields });
  return orderAccepted.parse(await response.json());
}

async function count(): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const toFields = ({ problems }: { problems: { field: string }[] }) =>
  problems.map(({ field }) => field);

describe('update_order_review', () => {
  test('prices by the address and answers result, messages, reload and fragments [CO-11]', async () => {
    const response = await review(filled);
    expect(response).toMatchObject({ result: 'success', messages: '', reload: false });
    expect(Object.keys(response.fragments).sort()).toEqual(Object.values(REVIEW_SELECTORS).sort());
    expect(response.fragments[REVIEW_SELECTORS.table]).toContain('NY tax');
    expect(response.fragments[REVIEW_SELECTORS.payment]).toContain('value="bacs"');
    // 48.00 and 6.00 of post, and 8.875 % of both.
    expect(response.review.cart.totals.total).toBe(5879);
    expect(response.review.payments.map(({ id }) => id)).toEqual(['bacs', 'cheque', 'cod']);
  });

  test('takes the form in post_data and the place under short names, as old pages send it [CO-11]', async () => {
    const post_data = new URLSearchParams({ billing_email: 'ada@example.com' }).toString();
    const place = { country: 'US', state: 'CA', postcode: '94107', city: 'San Francisco' };
    const response = await review({ ...place, post_data, payment_method: 'cod' });
    expect(response.review.cart.destination).toMatchObject(place);
    expect(response.review.paymentMethod).toBe('cod');
  });

  test('delivers to the other address where there is one [CO-05]', async () => {
    const other = { shipping_country: 'FR', shipping_city: 'Paris', shipping_postcode: '75001' };
    const response = await review({ ...filled, ship_to_different_address: '1', ...other });
    expect(response.review.cart.packages[0]?.rates.map(({ title }) => title)).toEqual(['Abroad']);
    const back = await review(filled);
    expect(back.review.cart.destination.country).toBe('US');
  });

  test('a rate of the old place gives way to one of the new [CO-05]', async () => {
    const { cart } = (await review(filled)).review;
    const rate = cart.packages[0]?.rates[0]?.rateId ?? '';
    const abroad = { ...filled, billing_country: 'FR', billing_state: '' };
    const response = await review({ ...abroad, 'shipping_method[0]': rate });
    expect(response.result).toBe('success');
    expect(response.review.cart.packages[0]?.rates).toMatchObject([{ selected: true }]);
  });

  test('an unknown country is refused in words and changes nothing [CO-12]', async () => {
    await review(filled);
    const response = await review({ ...filled, billing_country: 'XX' });
    expect(response.result).toBe('failure');
    expect(response.messages).toContain('country');
    expect(response.review.cart.destination.country).toBe('US');
  });

  test('JSON is read too, and made-up packages are not stored [CO-12]', async () => {
    const made = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`p${at}`, 'x']));
    const body = { ...filled, billing_postcode: 10001, shipping_method: { ...made, 4242: 'x' } };
    const reply = await ann.ask(`/?wc-ajax=update_order_review&security=${nonces.public}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = reviewResponse.parse(await reply.json());
    expect(response.review.cart.destination.postcode).toBe('10001');
    const grown = db.selectFrom('carts').select('owner').where('state', 'like', '%p299%');
    expect(await grown.execute()).toEqual([]);
  });

  test('an empty cart says that there is nothing to check out, and starts no session [CO-11]', async () => {
    const anonymousVisitor = browser(db);
    const response = await review(filled, anonymousVisitor);
    expect(response.reload).toBe(true);
    expect([...anonymousVisitor.jar]).toEqual([]);
  });

  test('what is filled in wrong is reported, what is missing is not yet [CO-12]', async () => {
    const half = { billing_country: 'US', billing_postcode: 'SW1A 1AA', billing_city: '' };
    const { problems } = await review({ ...half, billing_email: 'ada' });
    expect(problems.map(({ field }) => field).sort()).toEqual([
      'billing_email',
      'billing_postcode',
    ]);
  });
});

describe('checkout', () => {
  test('places the order, empties the cart and leads to the thank-you page [CO-11]', async () => {
    const result = await submit({
      ...filled,
      order_comments: 'Please ring twice.',
      shown_total: '5879',
      wc_order_attribution_utm_source: 'letter',
    });
    const order = await findOrder({ db }, result.order_id);
    expect(result.redirect).toBe(`/checkout/order-received/${order?.id}?key=${order?.key}`);
    expect(order).toMatchObject({
      email: 'ada@example.com',
      customerNote: 'Please ring twice.',
      paymentMethod: 'bacs',
      createdVia: 'checkout',
      billing: { city: 'New York', state: 'NY' },
      shipping: { city: 'New York' },
    });
    expect(order?.totals.total).toBe(5879);
    expect(ann.jar.has('woocommerce_items_in_cart')).toBe(false);
  });

  test('the hidden inputs are stored with the order under their own names [CO-06]', async () => {
    ann.jar.set('vitrine_consent', '1:5:statistics');
    const { order_id } = await submit({ ...filled, wc_order_attribution_utm_source: 'letter' });
    expect((await findOrder({ db }, order_id))?.attribution).toMatchObject({
      utm_source: 'letter',
    });
  });

  test.each([
    ['no answer', null],
    ['a no', '1:5:'],
    ['a yes to something else', '1:5:marketing'],
    ['a yes to another question', '2:5:statistics'],
  ])('with %s to consent nothing of them is stored [AT-03]', async (_, consent) => {
    if (consent !== null) ann.jar.set('vitrine_consent', consent);
    const { order_id } = await submit({ ...filled, wc_order_attribution_utm_source: 'letter' });
    expect((await findOrder({ db }, order_id))?.attribution).toEqual({});
  });

  test('the same key is the same order, however often and however empty the cart [CO-11]', async () => {
    const vitrine_key = newKey();
    const before = await count();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => submit({ ...filled, vitrine_key })),
    );
    const again = await submit({ ...filled, vitrine_key });
    expect(new Set([...all, again].map(({ order_id }) => order_id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('an expired nonce is reported with refresh, and the review hands out a fresh one [RE-01]', async () => {
    const old = { 'woocommerce-process-checkout-nonce': 'f'.repeat(20) };
    const body = await refused({ ...filled, ...old });
    expect(body).toMatchObject({ refresh: true, reload: false });
    expect(body.problems[0]?.code).toBe('checkout.problem.expired');
    expect((await review(filled)).nonces.public).toBe(nonces.public);
  });

  test('another total than the one shown is answered and not charged [CO-12]', async () => {
    const body = await refused({ ...filled, shown_total: '5000' });
    expect(body.total).toBe(5879);
    expect(body.problems.map(({ code }) => code)).toContain('ordering.problem.priceChanged');
    expect(body.messages).toContain('$58.79');
  });

  test('a line that was sold meanwhile is named [CO-12]', async () => {
    const visitor = browser(db, UNLIMITED);
    await visitor.call('add_to_cart', { product_id: shop.vase, quantity: 1 });
    const sold = { stock_quantity: 0, stock_status: 'outofstock' } as const;
    await db.updateTable('products').set(sold).where('id', '=', shop.vase).execute();
    const body = await refused(filled, visitor);
    expect(body.problems[0]?.field).toMatch(/^cart\[.+\]$/);
    expect(body.problems[0]?.text).toContain('Vase');
  });

  test('an empty cart is reported, and the page is to go [CO-11]', async () => {
    const body = await refused(filled, browser(db, UNLIMITED));
    expect(body).toMatchObject({ reload: true });
    expect(body.messages).not.toBe('');
  });
});

describe('bad input, told at its field with nothing written', () => {
  const long = 'x'.repeat(3000);
  const cases: [what: string, fields: Record<string, string>, field: string][] = [
    ['first name missing', { billing_first_name: ' ' }, 'billing_first_name'],
    ['first name too long', { billing_first_name: long }, 'billing_first_name'],
    ['last name too long', { billing_last_name: long }, 'billing_last_name'],
    ['company too long', { billing_company: long }, 'billing_company'],
    ['street missing', { billing_address_1: '' }, 'billing_address_1'],
    ['street too long', { billing_address_1: long }, 'billing_address_1'],
    ['second line too long', { billing_address_2: long }, 'billing_address_2'],
    ['city missing', { billing_city: '' }, 'billing_city'],
    ['city too long', { billing_city: long }, 'billing_city'],
    ['state of another country', { billing_state: 'BC' }, 'billing_state'],
    ['state missing', { billing_state: '' }, 'billing_state'],
    ['postcode of another country', { billing_postcode: 'SW1A 1AA' }, 'billing_postcode'],
    ['postcode too long', { billing_postcode: long }, 'billing_postcode'],
    ['no country', { billing_country: '' }, 'billing_country'],
    ['a country that is none', { billing_country: 'XX' }, 'billing_country'],
    ['a country too long', { billing_country: long }, 'billing_country'],
    ['e-mail missing', { billing_email: '' }, 'billing_email'],
    ['e-mail that is none', { billing_email: 'ada at example' }, 'billing_email'],
    ['e-mail too long', { billing_email: `${long}@example.com` }, 'billing_email'],
    ['phone that is none', { billing_phone: 'call me' }, 'billing_phone'],
    ['markup in a name', { billing_last_name: '<script>' }, 'billing_last_name'],
    ['no way to pay', { payment_method: '' }, 'payment_method'],
    ['a way to pay that is not offered', { payment_method: 'gold' }, 'payment_method'],
    ['a rate that is not offered', { 'shipping_method[0]': 'sledge:9' }, 'shipping_method[0]'],
    ['a note too long', { order_comments: 'n'.repeat(1001) }, 'order_comments'],
    [
      'an incomplete second address',
      { ship_to_different_address: '1', shipping_country: 'US' },
      'shipping_first_name',
    ],
  ];
  test.each(cases)('%s [CO-12]', async (_, fields, field) => {
    const body = await refused({ ...filled, ...fields });
    expect(toFields(body)).toContain(field);
    expect(body.problems.every(({ text }) => text !== '' && !text.includes('{'))).toBe(true);
    expect(body.messages).not.toContain('<script>');
  });

  test('a country the shop does not deliver to [CO-12]', async () => {
    await db.deleteFrom('shipping_methods').where('zone_id', '=', 0).execute();
    const body = await refused({ ...filled, billing_country: 'FR', billing_state: '' });
    expect(toFields(body)).toContain('billing_country');
  });

  test('a total below or above the limits [CO-12]', async () => {
    const low = await refused(filled, await withTray({ 'checkout.minTotal': 6000 }));
    expect(low.problems.map(({ code }) => code)).toEqual(['checkout.problem.totalLow']);
    const high = await refused(filled, await withTray({ 'checkout.maxTotal': 5000 }));
    expect(high.messages).toContain('$50.00');
  });

  test('a key that is no key [CO-12]', async () => {
    const body = await refused({ ...filled, vitrine_key: 'a b' });
    expect(body.problems[0]?.code).toBe('ordering.problem.key');
  });
});

describe('terms and accounts', () => {
  test('where the shop has terms they must be accepted [CO-07]', async () => {
    const blocks: never[] = [];
    const page = { kind: 'page', slug: 'terms', title: 'Terms', excerpt: '', blocks } as const;
    await saveDocument(db, { ...page, publishedAt: NOW - 1 });
    const careful = await withTray({ 'checkout.termsPage': 'terms' });
    expect(toFields(await refused(filled, careful))).toEqual(['terms']);
    await submit({ ...filled, terms: 'on' }, careful);
  });

  test('an account is made with the order, and the order belongs to it [CB-01]', async () => {
    const request = { createaccount: '1', billing_email: 'new@example.com' };
    const short = await refused({ ...filled, ...request, account_password: 'abc' });
    expect(toFields(short)).toEqual(['account_password']);
    const { order_id } = await submit({
      ...filled,
      ...request,
      account_password: 'a warm stove in winter',
    });
    const order = await findOrder({ db }, order_id);
    expect(order?.customerId).toEqual(expect.any(Number));
    const other = await withTray();
    const again = { ...filled, ...request, account_password: 'a warm stove in winter' };
    expect(toFields(await refused(again, other))).toEqual(['billing_email']);
  });

  test('an account was made, the answer got lost, the form comes again: the same order [CB-01]', async () => {
    const form = {
      ...filled,
      createaccount: '1',
      billing_email: 'lost@example.com',
      account_password: 'a warm stove in winter',
      vitrine_key: 'lost-answer-0001',
    };
    const before = await withTray();
    const cookies = [...before.jar];
    const first = await submit(form, before);
    before.jar.clear();
    for (const [name, value] of cookies) before.jar.set(name, value);
    const second = await submit(form, before);
    expect(second.order_id).toBe(first.order_id);
    const guest = await withTray();
    const foreign = await refused({ ...form, createaccount: '' }, guest);
    expect(foreign.problems[0]?.code).toBe('ordering.problem.foreignKey');
  });

  test('a shop without guests asks for an account [CO-12]', async () => {
    const closed = await withTray({ 'checkout.guests': false });
    expect(toFields(await refused(filled, closed))).toEqual(['createaccount']);
  });
});

describe('wbte_sc_set_block_checkout_values', () => {
  test('keeps payment and delivery, answers success, and asks for a nonce [CO-09] [CO-10]', async () => {
    const { cart } = (await review(filled)).review;
    const collect = cart.packages[0]?.rates.find(({ title }) => title === 'Collect')?.rateId ?? '';
    const fields = { payment_method: 'cheque', 'shipping_method[0]': collect };
    const response = await ann.call('wbte_sc_set_block_checkout_values', {
      _wpnonce: nonces.public,
      ...fields,
    });
    expect(await response.json()).toEqual({ success: true });
    const after = (await review({})).review;
    expect(after.paymentMethod).toBe('cheque');
    expect(after.cart.packages[0]?.rates.find(({ selected }) => selected)?.rateId).toBe(collect);
    const without = await ann.call('wbte_sc_set_block_checkout_values', fields);
    expect([without.status, await without.text()]).toEqual([403, '-1']);
  });
});
