import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { logIn } from '#server/accounts/access/log-in.ts';
import { addPerson, TEST_PASSWORD } from '#server/accounts/testing/test-people.ts';
import { type CartShop, fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { newKey, storeAddress, UNLIMITED } from '#server/checkout/testing/test-checkout.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { SESSION_COOKIE } from '#server/platform/sessions/visitor.ts';
import { type StoreCheckout, storeCheckout } from '#wire/store/checkout.ts';
import { restErrorRecord } from '#wire/store/error.ts';
import { storeOrder } from '#wire/store/order.ts';
import { type Browser, browser, nonces, origin } from '../testing/test-browser.ts';

// On PostgreSQL in every run: the journey of a shopper of the Store API.

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
const billing_address = { ...storeAddress, email: 'ada@example.com' };
const order = { billing_address, shipping_address: storeAddress, payment_method: 'cod' };
let ann: Browser;

beforeEach(async () => {
  ann = browser(db, UNLIMITED);
  await ann.store('POST', '/cart/add-item', { id: shop.tray, quantity: 2 });
});

function place(body: unknown = order, key = newKey(), of = ann): Promise<Response> {
  const headers = { nonce: nonces.store, 'idempotency-key': key };
  return of.store('POST', '/checkout', body, headers);
}

async function submit(reply: Response | Promise<Response>): Promise<StoreCheckout> {
  const response = await reply;
  expect(response.status).toBe(200);
  return storeCheckout.parse(await response.json());
}

async function errorIn(reply: Response | Promise<Response>) {
  const response = await reply;
  const body = await response.json();
  const error = restErrorRecord.parse(body);
  expect(error.data.status).toBe(response.status);
  return {
    status: response.status,
    ...(body as { code: string; message: string; data: Record<string, unknown> }),
  };
}

describe('checkout', () => {
  test('GET shows what is known so far and the cart, and writes no order [CO-02]', async () => {
    const reply = await ann.store('GET', '/checkout');
    const draft = await submit(reply);
    expect(draft).toMatchObject({
      order_id: 0,
      status: 'checkout-draft',
      order_number: '0',
      payment_method: 'bacs',
      payment_result: null,
      __experimentalCart: { items_count: 2, payment_methods: ['bacs', 'cheque', 'cod'] },
    });
    expect(reply.headers.get('nonce')).toBe(nonces.store);
    expect(reply.headers.get('allow')).toBe('GET, POST, PUT, PATCH');
  });

  test('PUT keeps the payment method [CO-04]', async () => {
    const draft = await submit(ann.store('PUT', '/checkout', { payment_method: 'cheque' }));
    expect(draft.payment_method).toBe('cheque');
  });

  test('POST places the order and says where to go [CO-02]', async () => {
    const result = await submit(place());
    expect(result).toMatchObject({
      status: 'processing',
      customer_id: 0,
      billing_address,
      shipping_address: storeAddress,
      payment_method: 'cod',
      __experimentalCart: null,
      payment_result: { payment_status: 'success' },
    });
    const page = `${origin}/checkout/order-received/${result.order_id}?key=${result.order_key}`;
    expect(result.payment_result?.redirect_url).toBe(page);
    const after = (await (await ann.store('GET', '/cart')).json()) as { items: unknown[] };
    expect(after.items).toEqual([]);
  });

  test('the same Idempotency-Key is the same order [CO-02]', async () => {
    const key = newKey();
    const first = await submit(place(order, key));
    const second = await submit(place(order, key));
    expect(second.order_id).toBe(first.order_id);
  });

  test('a shipping address that is left out is as update-customer stored it [CO-02]', async () => {
    const stored = { ...storeAddress, city: 'Elsewhere' };
    await ann.store('POST', '/cart/update-customer', { shipping_address: stored });
    const result = await submit(place({ billing_address, payment_method: 'bacs' }));
    expect(result.billing_address).toEqual(billing_address);
    expect(result.shipping_address.city).toBe('Elsewhere');
  });

  test('the billing address is what was sent, whatever the cart has [CO-12]', async () => {
    await ann.store('POST', '/cart/update-customer', { billing_address });
    expect(await errorIn(place({ payment_method: 'cod' }))).toMatchObject({
      status: 400,
      code: 'rest_missing_callback_param',
      message: 'Missing parameter(s): billing_address',
      data: { params: ['billing_address'] },
    });
    const { city: _, ...partial } = billing_address;
    expect(await errorIn(place({ ...order, billing_address: partial }))).toMatchObject({
      status: 400,
      code: 'woocommerce_rest_invalid_address',
    });
  });

  test('a phone number that the shop requires is missed [CO-12]', async () => {
    const strict = browser(db, { 'checkout.phone': 'required' });
    await strict.store('POST', '/cart/add-item', { id: shop.tray, quantity: 1 });
    const { phone: _, ...silent } = billing_address;
    const reply = strict.store('POST', '/checkout', { ...order, billing_address: silent });
    expect(await errorIn(reply)).toMatchObject({
      status: 400,
      data: { errors: { billing: [expect.stringContaining('Phone')] } },
    });
  });

  test('a wrong address is reported by its kind and its fields [CO-12]', async () => {
    const wrong = { ...order, billing_address: { ...billing_address, postcode: '' } };
    const error = await errorIn(place(wrong));
    expect(error).toMatchObject({
      status: 400,
      code: 'woocommerce_rest_invalid_address',
      data: { errors: { billing: ['ZIP code is missing.'] } },
    });
    const { problems } = error.data as { problems: { field: string }[] };
    expect(problems.map(({ field }) => field)).toEqual(['billing_postcode']);
  });

  test('what is wrong with both addresses is reported at once, as a wrong parameter', async () => {
    const wrong = {
      ...order,
      billing_address: { ...billing_address, email: 'ada', postcode: '1' },
      shipping_address: { ...storeAddress, state: 'ZZ', country: 'US' },
    };
    const before = await orders();
    const error = await errorIn(place(wrong));
    expect(error).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      data: {
        details: {
          billing_address: { additional_errors: [{ code: 'invalid_email' }] },
          shipping_address: { code: 'invalid_state' },
        },
      },
    });
    const { problems } = error.data as { problems: { field: string }[] };
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['billing_email', 'billing_postcode', 'shipping_state']),
    );
    expect(await orders()).toBe(before);
  });

  test('PUT with a payment method nobody knows changes nothing', async () => {
    const refused = await errorIn(ann.store('PUT', '/checkout', { payment_method: 'gold' }));
    expect(refused).toMatchObject({ status: 400, code: 'rest_invalid_param' });
  });

  test('after ordering a valid body is the same order, an invalid one is refused', async () => {
    const headers = { nonce: nonces.store };
    const first = await submit(ann.store('POST', '/checkout', order, headers));
    const again = await submit(ann.store('POST', '/checkout', order, headers));
    expect(again.order_id).toBe(first.order_id);
    const wrong = { ...order, billing_address: { ...billing_address, postcode: '1' } };
    expect(await errorIn(ann.store('POST', '/checkout', wrong, headers))).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
    });
  });

  const long = 'x'.repeat(3000);
  test.each([
    ['no payment', { payment_method: '' }, 'woocommerce_rest_checkout_missing_payment_method'],
    ['gold', { payment_method: 'gold' }, 'rest_invalid_param'],
    [
      'no e-mail',
      { billing_address: { ...billing_address, email: '' } },
      'woocommerce_rest_missing_email_address',
    ],
    ['long note', { customer_note: long }, 'woocommerce_rest_checkout_refused'],
    ['no text', { customer_note: 7 }, 'rest_invalid_param'],
    ['no address', { billing_address: 'Main Street' }, 'rest_invalid_param'],
    [
      'long city',
      { billing_address: { ...billing_address, city: long } },
      'woocommerce_rest_invalid_address',
    ],
    [
      'a total below the one shown',
      { extensions: { vitrine: { shown_total: 1 } } },
      'vitrine_rest_price_changed',
    ],
  ])('%s is refused and writes nothing [CO-12]', async (_, change, code) => {
    const before = await orders();
    expect((await errorIn(place({ ...order, ...change }))).code).toBe(code);
    expect(await orders()).toBe(before);
  });

  test('an empty cart, a missing nonce and a foreign token are refused [CO-12]', async () => {
    const empty = browser(db);
    expect((await submit(empty.store('GET', '/checkout'))).__experimentalCart?.items).toEqual([]);
    const nothing = await errorIn(place(order, newKey(), empty));
    expect(nothing).toMatchObject({ status: 409, code: 'woocommerce_rest_cart_empty' });
    expect(nothing.data.cart).toMatchObject({ items: [] });
    for (const method of ['POST', 'GET']) {
      const bare = ann.store(method, '/checkout', method === 'GET' ? undefined : order, {});
      expect(await errorIn(bare)).toMatchObject({
        status: 401,
        code: 'woocommerce_rest_missing_nonce',
      });
    }
    const forged = { nonce: nonces.store, 'cart-token': `${'a'.repeat(32)}.9.${'b'.repeat(64)}` };
    expect((await errorIn(ann.store('POST', '/checkout', order, forged))).status).toBe(403);
  });
});

async function orders(): Promise<number> {
  const found = await db.selectFrom('orders').select('id').execute();
  return found.length;
}

test('one mailbox gets so many orders a minute, whichever session and address ask [CO-12]', async () => {
  const statuses: number[] = [];
  for (let round = 1; round <= 14; round += 1) {
    const program = browser(db);
    await program.store('POST', '/cart/add-item', { id: shop.card });
    const mailbox = { ...billing_address, email: `flood+${round}@example.com` };
    const reply = await place(
      { ...order, payment_method: 'bacs', billing_address: mailbox },
      newKey(),
      program,
    );
    statuses.push(reply.status);
    if (reply.status !== 429) continue;
    const error = await errorIn(reply);
    expect(error).toMatchObject({ code: 'vitrine_rest_too_many_orders' });
    expect(error.message).toMatch(/lot of orders .* wait/);
  }
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
});

test('an order is charged what its things together bring', async () => {
  const promotion = {
    kind: 'bundle',
    items: [{ productId: shop.tray, quantity: 2 }],
    effect: { price: money(9000) },
    times: null,
  } as const;
  const saved = await saveCoupon(db, { code: 'PAIR', kind: 'percent', amount: 0, promotion }, NOW);
  expect(saved.ok).toBe(true);
  await ann.store('POST', '/cart/apply-coupon', { code: 'PAIR' });
  const { order_id, order_key } = await submit(place());
  const path = `/order/${order_id}?key=${order_key}&billing_email=ada@example.com`;
  const result = storeOrder.parse(await (await browser(db).store('GET', path)).json());
  expect(result).toMatchObject({
    coupons: [{ code: 'pair', discount_type: 'percent', totals: { total_discount: '600' } }],
    items: [{ quantity: 2, totals: { line_subtotal: '9600', line_total: '9000' } }],
  });
});

describe('order/:id', () => {
  test('opens with its key and e-mail, with every key of the recorded answer [CO-02]', async () => {
    await ann.store('POST', '/cart/apply-coupon', { code: 'TEN' });
    const { order_id, order_key } = await submit(place());
    const query = `?key=${order_key}&billing_email=ADA@example.com`;
    const guest = browser(db);
    const reply = await guest.store('GET', `/order/${order_id}${query}`, undefined, {});
    expect(reply.status).toBe(200);
    const result = storeOrder.parse(await reply.json());
    expect(result).toMatchObject({
      id: order_id,
      status: 'processing',
      needs_payment: false,
      needs_shipping: true,
      coupons: [{ code: 'ten', discount_type: 'percent', totals: { total_discount: '960' } }],
      items: [{ quantity: 2, name: 'Oak tray', quantity_limits: { editable: false } }],
      billing_address,
    });
    const { subtotal, total_discount, total_shipping, total_tax, total_price } = result.totals;
    const sum = [subtotal, total_shipping, total_tax].reduce((all, one) => all + Number(one), 0);
    expect(sum - Number(total_discount)).toBe(Number(total_price));
  });

  test('a guessed key, another e-mail and an unknown number are refused [CO-12]', async () => {
    const { order_id, order_key } = await submit(place());
    const invalid = 'woocommerce_rest_invalid_order';
    const wrongEmail = 'woocommerce_rest_invalid_billing_email';
    const requested: [path: string, status: number, code: string][] = [
      [`/order/${order_id}?key=wc_order_guessed&billing_email=ada@example.com`, 401, invalid],
      [`/order/${order_id}?key=${order_key}&billing_email=eve@example.com`, 401, wrongEmail],
      [`/order/${order_id}?key=${order_key}`, 401, wrongEmail],
      [`/order/${order_id}`, 401, invalid],
      ['/order/2147483647?key=x&billing_email=ada@example.com', 404, invalid],
      ['/order/99999999999999999999?key=x', 404, invalid],
    ];
    const guest = browser(db);
    for (const [path, status, code] of requested) {
      const error = await errorIn(guest.store('GET', path, undefined, {}));
      expect([error.status, error.code]).toEqual([status, code]);
    }
  });

  test('checkout/:id pays for an order whose payment failed, and for no other', async () => {
    const { order_id, order_key } = await submit(place());
    const pay = { key: order_key, billing_email: 'ada@example.com', payment_method: 'bacs' };
    const guest = browser(db, UNLIMITED);
    expect(await errorIn(guest.store('POST', `/checkout/${order_id}`, pay))).toMatchObject({
      status: 400,
      code: 'invalid_order_update_status',
    });
    await db.updateTable('orders').set({ status: 'failed' }).where('id', '=', order_id).execute();
    const guessed = { ...pay, key: 'wc_order_guessed' };
    expect((await errorIn(guest.store('POST', `/checkout/${order_id}`, guessed))).status).toBe(401);
    const gold = { ...pay, payment_method: 'gold' };
    expect((await errorIn(guest.store('POST', `/checkout/${order_id}`, gold))).code).toBe(
      'woocommerce_rest_checkout_payment_method_disabled',
    );
    const paid = await submit(guest.store('POST', `/checkout/${order_id}`, pay));
    expect(paid).toMatchObject({ order_id, payment_method: 'bacs', status: 'on-hold' });
  });

  test('an editor has no rights over orders: key and e-mail are asked for [CO-12]', async () => {
    const { order_id, order_key } = await submit(place());
    await addPerson(db, 'ed@example.com', NOW, { role: 'editor' });
    await addPerson(db, 'max@example.com', NOW, { role: 'shop_manager' });
    const request = async (email: string) => {
      const ctx = shopContext(db, { 'accounts.staffSecondFactor': false });
      const visitor = testVisitor(NOW);
      await logIn(ctx, visitor, email, TEST_PASSWORD);
      const cookie = (visitor.cookies.get(SESSION_COOKIE) ?? '').split(';')[0] ?? '';
      const who = browser(db, { 'accounts.staffSecondFactor': false });
      return (await who.store('GET', `/order/${order_id}?key=${order_key}`, undefined, { cookie }))
        .status;
    };
    expect(await request('ed@example.com')).toBe(401);
    expect(await request('max@example.com')).toBe(200);
  });
});
