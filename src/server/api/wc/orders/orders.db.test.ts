import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { buyer, countOrders, loadStock, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';
import { getExchange, replay } from '../testing/recorded.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
});

const at = (method: string, path: string, nth = 0) =>
  getExchange('orders', method, `/wc/v3${path}`, nth);

/** The recorded order, with our own product and coupon. */
function recordedOrder() {
  const sent = at('POST', '/orders').request.body as Record<string, unknown>;
  const billing = { ...(sent.billing as object), state: 'NY', postcode: '10001' };
  return {
    ...sent,
    billing,
    line_items: [{ product_id: shop.tray, quantity: 2 }],
    coupon_lines: [{ code: 'TEN' }],
  };
}

const created = (body: object = {}) => newOrder(client, shop, body);

test('an order lives as recorded: created, listed, completed, refunded, deleted', async () => {
  const made = await replay(client, at('POST', '/orders'), { body: recordedOrder() });
  expect(made.body).toMatchObject({
    status: 'processing',
    // 96.00, less 10 %, 10.00 shipping and 3.00 for the wrapping, with 8.875 % tax.
    discount_total: '9.60',
    discount_tax: '0.85',
    shipping_total: '10.00',
    shipping_tax: '0.89',
    cart_tax: '7.94',
    total_tax: '8.83',
    total: '108.23',
    customer_note: 'Ring twice',
    line_items: [
      {
        quantity: 2,
        subtotal: '96.00',
        total: '86.40',
        total_tax: '7.67',
        price: 43.2,
        taxes: [{ total: '7.67', subtotal: '8.52' }],
      },
    ],
    tax_lines: [
      {
        rate_code: 'US-NY-NY TAX-1',
        tax_total: '7.94',
        shipping_tax_total: '0.89',
        rate_percent: 8.875,
      },
    ],
    coupon_lines: [{ code: 'TEN', discount: '9.6', discount_type: 'percent', nominal_amount: 10 }],
  });
  const { id } = made.body;
  const [line] = made.body.line_items;
  await replay(client, at('GET', '/orders?per_page=1&status=processing'));
  const done = await replay(client, at('PUT', '/orders/73'), { path: `/orders/${id}` });
  expect(done.body.date_completed).not.toBeNull();

  const note = at('POST', '/orders/73/notes');
  await replay(client, note, { path: `/orders/${id}/notes` });
  await replay(client, at('GET', '/orders/73/notes'), { path: `/orders/${id}/notes` });

  const refund = await replay(client, at('POST', '/orders/73/refunds'), {
    path: `/orders/${id}/refunds`,
    body: {
      amount: '5.00',
      reason: 'Scratch',
      api_refund: false,
      line_items: [{ id: line.id, quantity: 1, refund_total: 5 }],
    },
  });
  expect(refund.body).toMatchObject({
    amount: '5.00',
    line_items: [{ quantity: -1, total: '-5.00', total_tax: '0.00' }],
  });
  expect(await loadStock(db, shop.tray)).toBe(19);
  const audited = db.selectFrom('audit_log').select('customer_id');
  expect(await audited.where('event', '=', 'order-refunded').execute()).toEqual([
    { customer_id: client.customerId },
  ]);
  await replay(client, at('GET', '/orders/73/refunds'), { path: `/orders/${id}/refunds` });
  await replay(client, at('GET', '/orders/73'), { path: `/orders/${id}` });
  const details = '/orders/73/actions/send_order_details';
  const sent = await replay(client, at('POST', details), { path: details.replace('73', id) });
  expect(sent.body.message).toBe('Order details sent to ada@example.com.');
  const templates = '/orders/73/actions/email_templates';
  const offered = await replay(client, at('GET', templates), { path: templates.replace('73', id) });
  expect(offered.body.map((one: { id: string }) => one.id)).toEqual([
    'customer_completed_order',
    'customer_invoice',
  ]);
  await replay(client, at('GET', '/orders/statuses'));
  await replay(client, at('PUT', '/orders/73', 2), { path: `/orders/${id}` });
  await replay(client, at('GET', '/orders/999999'));
  const response = await replay(client, at('POST', '/orders/batch'), {
    body: { update: [{ id, status: 'refunded' }] },
  });
  expect(response.body.update[0].refunds).toMatchObject([
    { reason: 'Order fully refunded.', total: '-103.23' },
    { reason: 'Scratch', total: '-5.00' },
  ]);
  await replay(client, at('GET', '/refunds?per_page=1'));
  await replay(client, at('DELETE', '/orders/73?force=true'), {
    path: `/orders/${id}?force=true`,
  });
  expect(await countOrders(db)).toBe(0);
});

test('data of other programs comes back unchanged from orders, lines and refunds', async () => {
  const value = { sheet: [1, null, { deep: 'ü' }], flag: false };
  const order = await created({
    set_paid: true,
    meta_data: [{ key: 'ref', value }],
    line_items: [
      { product_id: shop.card, quantity: 1, meta_data: [{ key: 'gift', value: 'yes' }] },
    ],
    fee_lines: [{ name: 'Wrap', total: '1', meta_data: [{ key: 'paper', value: 3 }] }],
    shipping_lines: [
      { method_id: 'courier', total: '1', meta_data: [{ key: 'track', value: 'X' }] },
    ],
  });
  expect(order.meta_data).toEqual([{ id: 1, key: 'ref', value }]);
  expect(order.line_items[0].meta_data).toEqual([
    { id: 1, key: 'gift', value: 'yes', display_key: 'gift', display_value: 'yes' },
  ]);
  expect(order.fee_lines[0].meta_data).toMatchObject([{ key: 'paper', value: 3 }]);
  expect(order.shipping_lines[0].meta_data).toMatchObject([{ key: 'track', value: 'X' }]);
  const { body } = await client.send('PUT', `/orders/${order.id}`, {
    meta_data: [
      { id: 1, value: null },
      { key: 'new', value: '' },
    ],
  });
  expect(body.meta_data).toEqual([{ id: 2, key: 'new', value: '' }]);
});

test('an order in the trash is in no list, and a status takes it out again', async () => {
  const { id } = await created();
  const trashed = await client.send('DELETE', `/orders/${id}`);
  expect(trashed).toMatchObject({ status: 200, body: { status: 'trash' } });
  expect((await client.send('GET', '/orders')).headers.get('x-wp-total')).toBe('0');
  expect((await client.send('GET', '/orders?status=trash')).body).toMatchObject([{ id }]);
  await client.send('PUT', `/orders/${id}`, { status: 'on-hold' });
  expect((await client.send('GET', '/orders')).body).toMatchObject([{ id, status: 'on-hold' }]);
});

test('deleting an order that waits for its money returns its stock, and a paid one keeps it', async () => {
  const waiting = await created();
  const paid = await created({ set_paid: true });
  expect(await loadStock(db, shop.tray)).toBe(16);
  await client.send('DELETE', `/orders/${waiting.id}?force=true`);
  await client.send('DELETE', `/orders/${paid.id}?force=true`);
  expect(await loadStock(db, shop.tray)).toBe(18);
});

test('filters of the list', async () => {
  const first = await created({
    created_via: 'till',
    billing: { first_name: 'Zoë', email: 'zoe@example.com' },
  });
  const second = await created({
    line_items: [{ product_id: shop.card, quantity: 1 }],
    set_paid: true,
  });
  const ids = async (query: string) => {
    const { body, status } = await client.send('GET', `/orders?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.map(({ id }: { id: number }) => id);
  };
  expect(await ids('orderby=id&order=asc')).toEqual([first.id, second.id]);
  expect(await ids('status=pending')).toEqual([first.id]);
  expect(await ids('status=pending,processing&orderby=id')).toEqual([second.id, first.id]);
  expect(await ids(`product=${shop.card}`)).toEqual([second.id]);
  expect(await ids(`product=${shop.card}&after=2026-05-31T00:00:00`)).toEqual([second.id]);
  expect(await ids(`product=${shop.card}&before=2026-05-31T00:00:00`)).toEqual([]);
  expect(await ids(`product=${shop.card}&status=pending`)).toEqual([]);
  expect(await ids('search=zo%C3%AB')).toEqual([first.id]);
  expect(await ids(`search=${second.number}`)).toEqual([second.id]);
  expect(await ids('search=100%25_')).toEqual([]);
  expect(await ids('created_via=till')).toEqual([first.id]);
  expect(await ids('customer=0&orderby=id&order=asc')).toEqual([first.id, second.id]);
  expect(await ids('customer=77')).toEqual([]);
  expect(await ids('after=2026-06-02T00:00:00')).toEqual([]);
  expect(await ids('before=2026-06-02T00:00:00&exclude=1')).toEqual([second.id]);
  expect(await ids(`include=${second.id},${first.id}&orderby=include`)).toEqual([
    second.id,
    first.id,
  ]);
  expect(await ids('offset=1&orderby=id&order=asc')).toEqual([second.id]);
  expect(await ids('modified_after=2026-05-01&per_page=1&page=2&orderby=id')).toEqual([first.id]);
  const { body } = await client.send('GET', '/orders?dp=4&per_page=1&orderby=id&order=asc');
  expect(body[0].total).toBe('96.0000');
  const one = (await client.send('GET', `/orders/${body[0].id}?dp=1`)).body;
  expect(one.total).toBe(Number(body[0].total).toFixed(1));
  expect(one.line_items[0].total).toMatch(/^\d+\.\d$/);
  expect((await client.send('GET', `/orders/${body[0].id}?dp=x`)).status).toBe(400);
});

test('of two managers on one order the second is warned, and each change is in the log', async () => {
  const order = await created();
  const read = await client.send('GET', `/orders/${order.id}`);
  const etag = read.headers.get('etag') ?? '';
  const put = (note: string) =>
    client.send(
      'PUT',
      `/orders/${order.id}`,
      { customer_note: note },
      { authorization: client.authorization, 'if-match': etag },
    );
  expect(await put('mine')).toMatchObject({ status: 200 });
  expect(await put('late')).toMatchObject({ status: 412 });
  expect((await client.send('GET', `/orders/${order.id}`)).body.customer_note).toBe('mine');
  const log = await db.selectFrom('manager_changes').selectAll().orderBy('id').execute();
  expect(log.map(({ resource, action }) => [resource, action])).toEqual([
    ['order', 'created'],
    ['order', 'updated'],
  ]);
});

test('a key that only reads, and a person who may not, write nothing', async () => {
  const reader = await managerClient(db, { permissions: 'read' });
  const editor = await managerClient(db, { role: 'editor' });
  expect(await reader.send('GET', '/orders')).toMatchObject({ status: 200 });
  expect((await reader.send('POST', '/orders', {})).status).toBe(401);
  expect((await editor.send('GET', '/orders')).status).toBe(403);
  expect(await countOrders(db)).toBe(0);
});

test('the gift cards that paid a part are named with what each paid', async () => {
  const ctx = orderContext(db);
  const response = { amount: money(2000), currency: 'USD', recipient: '', orderId: null };
  const card = await issueCard(db, ctx, response);
  const visitor = await buyer(ctx, [{ productId: shop.tray, quantity: 1 }]);
  await applyCoupon(ctx, visitor, card.code);
  const placed = await placeTestOrder(ctx, visitor);
  const { body } = await client.send('GET', `/orders/${placed.order.id}`);
  expect(body.meta_data).toContainEqual({
    id: 0,
    key: '_vitrine_gift_cards',
    value: [{ last4: card.last4, amount: '20.00' }],
  });
});

test('a refused part of an address is named by itself beside WooCommerce’s own words', async () => {
  const billing = { postcode: '9'.repeat(41), email: 'nobody' };
  const response = await client.send('POST', '/orders', {
    billing,
    shipping: { phone: '9'.repeat(61) },
  });
  expect(response.status).toBe(400);
  expect(response.body.message).toBe('Invalid parameter(s): billing, shipping');
  expect(Object.keys(response.body.data.params)).toEqual(['billing', 'shipping']);
  expect(Object.keys(response.body.data.fields)).toEqual([
    'billing[postcode]',
    'billing[email]',
    'shipping[phone]',
  ]);
  expect(response.body.data.fields['billing[email]']).toBe(
    'billing[email] is not an e-mail address.',
  );
});
