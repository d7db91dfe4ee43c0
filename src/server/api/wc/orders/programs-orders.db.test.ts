import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';
import { type Exchange, getExchange, type Replay, replay } from '../testing/recorded.ts';

// Orders as lax as WooCommerce takes them from programs, by what was recorded with it.
// On PostgreSQL in every run: limits of refunds are conditions of an UPDATE.

const database = await testDatabase();
const { db } = database;
const settings = { 'tax.enabled': false };
let shop: CartShop;
let client: ManagerClient;
/** Recorded number to ours. */
let ids: Map<number, number>;

const second = (method: string, path: string, nth = 0) =>
  getExchange('orders-second', method, `/wc/v3${path}`, nth);

async function sendProduct(nth: number, body?: object) {
  const exchange = second('POST', '/products', nth);
  const made = await client.send('POST', '/products', body ?? exchange.request.body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  ids.set((exchange.body as { id: number }).id, made.body.id);
  return made.body.id;
}

/** The recorded request with our own numbers. */
function withOurs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOurs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isId = key === 'product_id' || key === 'variation_id';
      return [key, isId ? (ids.get(Number(each)) ?? each) : withOurs(each)];
    }),
  );
}

/** A variation without a picture has the number 0 there, everything else a text. */
const sent = (exchange: Exchange, replayed: Replay = {}) =>
  replay(client, exchange, { ...replayed, withoutHeaders: true, except: /image\.id is string/ });

async function sendOrder(nth: number) {
  const exchange = second('POST', '/orders', nth);
  return sent(exchange, { body: withOurs(exchange.request.body) });
}

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db, { settings });
  ids = new Map();
  const simple = await sendProduct(0);
  await sendProduct(1);
  await sendProduct(2, { name: 'Probe grouped', type: 'grouped', grouped_products: [simple] });
  const variable = await sendProduct(3);
  const variation = second('POST', '/products/17/variations');
  const made = await client.send(
    'POST',
    `/products/${variable}/variations`,
    variation.request.body,
  );
  ids.set((variation.body as { id: number }).id, made.body.id);
});

describe('as recorded', () => {
  test('a status of null is pending, and no address is none', async () => {
    const { body } = await sendOrder(0);
    expect(body).toMatchObject({ status: 'pending', total: '50.00', billing: { country: '' } });
  });

  test('an order may begin as refunded, and is with all it comes to', async () => {
    const { body } = await sendOrder(1);
    expect(body).toMatchObject({
      status: 'refunded',
      total: '25.00',
      refunds: [{ reason: 'Order fully refunded.', total: '-25.00', total_tax: '0.00' }],
      is_editable: false,
      needs_payment: false,
      date_paid: null,
    });
  });

  test('in another currency it has the sign of that, and the shop takes no money for it', async () => {
    const { body } = await sendOrder(2);
    expect(body).toMatchObject({ currency: 'EUR', currency_symbol: '€', total: '25.00' });
    const unknown = { currency: 'ZZZ', line_items: [] };
    expect(await client.send('POST', '/orders', unknown)).toMatchObject({ status: 400 });
    const same = await client.send('PUT', `/orders/${body.id}`, { status: 'completed' });
    expect(same.body.currency).toBe('EUR');
    const late = await client.send('PUT', `/orders/${body.id}`, { currency: 'USD' });
    expect(late).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_order_not_editable' },
    });
  });

  test('an external product is ordered at its price', async () => {
    const { body } = await sendOrder(3);
    expect(body.line_items).toMatchObject([{ name: 'Probe external', total: '9.90', price: 9.9 }]);
  });

  test('a grouped product is ordered at the lowest price of its parts', async () => {
    const lines = [{ product_id: ids.get(16), quantity: 2 }];
    const { body } = await client.send('POST', '/orders', { line_items: lines });
    expect(body.line_items).toMatchObject([{ name: 'Probe grouped', total: '50.00', price: 25 }]);
  });

  test('a variable product without a variation is ordered at its lowest price', async () => {
    const { body } = await sendOrder(4);
    expect(body.line_items).toMatchObject([
      { name: 'Probe variable', variation_id: 0, total: '12.50', parent_name: null },
    ]);
    // Its other lines can be changed, and it stays.
    const more = { line_items: [{ product_id: ids.get(14) }] };
    const changed = await client.send('PUT', `/orders/${body.id}`, more);
    expect(changed.body).toMatchObject({ total: '37.50', line_items: [{ total: '12.50' }, {}] });
  });

  test('a variation may leave an attribute open', async () => {
    const { body } = await sendOrder(5);
    expect(body.line_items).toMatchObject([{ variation_id: ids.get(18), total: '12.50' }]);
  });

  test('who sends attributes makes the choice, and is held to it', async () => {
    const attributes = { attribute_tint: 'red' };
    const line = { product_id: ids.get(17), extensions: { vitrine: { attributes } } };
    const { status, body } = await client.send('POST', '/orders', { line_items: [line] });
    expect([status, body.code]).toEqual([400, 'woocommerce_rest_invalid_product_id']);
  });

  test('a fee below zero lowers the order', async () => {
    const { body } = await sendOrder(6);
    expect(body).toMatchObject({ total: '22.00', fee_lines: [{ name: 'Loyal', total: '-3.00' }] });
  });

  test('an address is not checked, and is found by its state', async () => {
    const { body } = await sendOrder(7);
    expect(body.billing).toMatchObject({ country: 'USsearch', state: 'ZZ' });
    const found = await sent(second('GET', '/orders?search=ZZ&_fields=id'));
    expect(found.body).toEqual([{ id: body.id }]);
  });

  test('an order is found by its id where no other has that number', async () => {
    const { id, number } = (await sendOrder(0)).body;
    const find = async (search: string) =>
      (await client.send('GET', `/orders?search=${search}&_fields=id`)).body;
    expect(await find(String(id))).toEqual([{ id }]);
    await db
      .updateTable('orders')
      .set({ number: String(id + 1) })
      .where('id', '=', id)
      .execute();
    const other = (await sendOrder(0)).body;
    expect([other.id, await find(String(id + 1))]).toEqual([id + 1, [{ id }]]);
    expect(number).not.toBe(String(id));
    expect(await find('99999999999')).toEqual([]);
  });

  test('a refund of an unpaid order is noted down, and can be taken back', async () => {
    const order = (await sendOrder(0)).body;
    const exchange = second('POST', '/orders/19/refunds');
    const path = `/orders/${order.id}/refunds`;
    // One without an id names no line, as the suite of WooCommerce sends it.
    const body = { ...Object(exchange.request.body), line_items: [{ product_id: ids.get(14) }] };
    const refund = await sent(exchange, { path, body });
    expect(refund.body).toMatchObject({ amount: '1.00', refunded_payment: false });
    const [up] = refund.body._links.up;
    expect(up.href).toMatch(new RegExp(`/wc/v3/orders/${order.id}$`));
    const read = second('GET', '/orders/19/refunds/28');
    await sent(read, { path: `${path}/${refund.body.id}` });
    const refused = [{ amount: '49.01' }, { amount: '1.00', api_refund: true }];
    for (const more of refused) {
      const response = await client.send('POST', path, { api_refund: false, ...more });
      expect([response.status, response.body.code]).toEqual([
        400,
        'woocommerce_rest_cannot_create_order_refund',
      ]);
    }
    const gone = await client.send('DELETE', `${path}/${refund.body.id}?force=true`);
    expect(gone.status).toBe(200);
    const after = await client.send('GET', `/orders/${order.id}`);
    expect(after.body).toMatchObject({ status: 'pending', refunds: [] });
  });

  test('all of an unpaid order refunded ends it', async () => {
    const { body } = await sendOrder(0);
    const all = { amount: '50.00', api_refund: false };
    await client.send('POST', `/orders/${body.id}/refunds`, all);
    const after = await client.send('GET', `/orders/${body.id}`);
    expect(after.body).toMatchObject({ status: 'refunded', needs_payment: false });
  });

  test('a note links to its order', async () => {
    const { body } = await sendOrder(0);
    const note = second('POST', '/orders/19/notes');
    const made = await sent(note, { path: `/orders/${body.id}/notes` });
    const [up] = made.body._links.up;
    expect(up.href).toMatch(new RegExp(`/wc/v3/orders/${body.id}$`));
  });

  test('a coupon line says what the coupon was', async () => {
    const coupon = await sent(second('POST', '/coupons'));
    const { body } = await sendOrder(8);
    const value = `[${coupon.body.id},"probecoupon",null,1]`;
    expect(body.coupon_lines).toMatchObject([
      { meta_data: [{ key: 'coupon_info', value, display_value: value }] },
    ]);
  });
});

test('an order goes from any status to any other, and is paid when it is opened again', async () => {
  const { body } = await client.send('POST', '/orders', { status: null, line_items: [] });
  const path = `/orders/${body.id}`;
  const statuses = ['processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'];
  for (const status of [...statuses, 'pending']) {
    expect((await client.send('PUT', path, { status })).body.status).toBe(status);
  }
  const added = await client.send('PUT', path, { line_items: [{ product_id: shop.tray }] });
  expect(added.body).toMatchObject({ status: 'pending', date_paid: null, total: '48.00' });
  const paid = await client.send('PUT', path, { set_paid: true });
  expect(paid.body.status).toBe('processing');
  expect(paid.body.date_paid).not.toBeNull();
});

test('lists without entries change nothing of an order that is not open', async () => {
  const order = await newOrder(client, shop, { status: 'completed' });
  const empty = { line_items: [], shipping_lines: [], fee_lines: [], coupon_lines: [] };
  const same = await client.send('PUT', `/orders/${order.id}`, { ...empty, currency: 'USD' });
  expect(same).toMatchObject({ status: 200, body: { total: order.total, status: 'completed' } });
});

describe('a person in the admin is held to what a program is not', () => {
  test('to choices, to which status follows which, and to refunds of what was paid', async () => {
    const person = await managerClient(db, { settings, by: 'person' });
    const open = { line_items: [{ product_id: shop.mug, quantity: 1 }] };
    expect((await person.send('POST', '/orders', open)).status).toBe(400);
    expect((await client.send('POST', '/orders', open)).status).toBe(201);

    const { id } = await newOrder(client, shop);
    const refund = { amount: '1.00', api_refund: false };
    const refused = await person.send('POST', `/orders/${id}/refunds`, refund);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('Nothing has been paid');
    const line_items = [{ product_id: shop.mug, quantity: 1 }];
    expect((await person.send('PUT', `/orders/${id}`, { line_items })).status).toBe(400);

    const move = (who: ManagerClient, status: string) =>
      who.send('PUT', `/orders/${id}`, { status });
    expect((await move(person, 'cancelled')).status).toBe(200);
    expect((await move(person, 'completed')).status).toBe(400);
    expect((await move(client, 'completed')).status).toBe(200);
  });
});

test('an order is found by the order that a program put it under', async () => {
  const parent = await newOrder(client, shop);
  const child = await newOrder(client, shop, { parent_id: parent.id });
  expect([parent.parent_id, child.parent_id]).toEqual([0, parent.id]);
  const list = async (query: string) =>
    (await client.send('GET', `/orders?_fields=id&${query}`)).body;
  expect(await list(`parent=${parent.id}`)).toEqual([{ id: child.id }]);
  expect(await list('parent=0')).toEqual([{ id: parent.id }]);
  expect(await list(`parent_exclude=${parent.id}`)).toEqual([{ id: parent.id }]);
  expect(await list('parent_exclude=0')).toEqual([{ id: child.id }]);
  const out = await client.send('PUT', `/orders/${child.id}`, { parent_id: 0 });
  expect(out.body.parent_id).toBe(0);
});

test('an order is found by what was bought, also after its lines were changed', async () => {
  const { id } = await newOrder(client, shop);
  const find = async (search: string) =>
    (await client.send('GET', `/orders?_fields=id&search=${search}`)).body;
  expect(await find('oak%20tra')).toEqual([{ id }]);
  expect(await find('probe')).toEqual([]);
  await client.send('PUT', `/orders/${id}`, { line_items: [{ product_id: ids.get(14) }] });
  expect(await find('probe%20tray')).toEqual([{ id }]);
});

test('a tax of any place is charged anywhere', async () => {
  await db.deleteFrom('tax_rates').execute();
  const taxed = await managerClient(db);
  const any = { country: '*', state: '*', postcode: '*', city: '*', rate: '5.5', name: 'Tax' };
  const rate = await taxed.send('POST', '/taxes', any);
  expect(rate.body).toMatchObject({ country: '', state: '', postcode: '', city: '', cities: [] });
  const billing = { country: 'US', state: 'CA', city: 'San Francisco', postcode: '94107' };
  const order = await newOrder(taxed, shop, { billing });
  expect(order).toMatchObject({ total_tax: '5.28', line_items: [{ taxes: [{ total: '5.28' }] }] });
});

describe('taxes of an order without an address', () => {
  const lines = { line_items: [{ product_id: 0, quantity: 1 }] };
  const at = { 'shop.country': 'US', 'shop.state': 'NY' } as const;

  test.each(['shipping', 'billing', 'base'] as const)(
    'are those of the shop, by %s',
    async (by) => {
      const taxed = await managerClient(db, { settings: { ...at, 'tax.basedOn': by } });
      const body = { ...lines, line_items: [{ product_id: shop.tray, quantity: 1 }] };
      const made = await taxed.send('POST', '/orders', body);
      // 48.00 with 8.875 %.
      expect(made.body).toMatchObject({ total_tax: '4.26', total: '52.26' });
      expect(made.body.billing.country).toBe('');
    },
  );

  test('are those of the billing address where only that is there', async () => {
    const taxed = await managerClient(db, { settings: { ...at, 'tax.basedOn': 'shipping' } });
    const billing = { country: 'CA', state: 'ON' };
    const body = { billing, line_items: [{ product_id: shop.tray, quantity: 1 }] };
    expect((await taxed.send('POST', '/orders', body)).body.total_tax).toBe('0.00');
  });

  test('of which a fee below zero takes its part', async () => {
    const taxed = await managerClient(db, { settings: at });
    const body = {
      line_items: [{ product_id: shop.tray, quantity: 1 }],
      fee_lines: [{ name: 'Loyal', total: '-8.00' }],
    };
    const made = await taxed.send('POST', '/orders', body);
    // 40.00 with 8.875 %.
    expect(made.body).toMatchObject({
      total_tax: '3.55',
      total: '43.55',
      fee_lines: [{ total: '-8.00', total_tax: '-0.71' }],
    });
    const more = { fee_lines: [{ name: 'All', total: '-500' }] };
    const none = await taxed.send('PUT', `/orders/${made.body.id}`, more);
    expect(none.body).toMatchObject({ total: '0.00', total_tax: '0.00' });
  });
});
