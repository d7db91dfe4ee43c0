import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { countOrders, loadStock } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
});

const created = (body: object = {}) => newOrder(client, shop, body);

test('more than is left is not refunded, with a 400 where WooCommerce fails', async () => {
  const { id } = await created({ set_paid: true });
  const refund = (body: object) =>
    client.send('POST', `/orders/${id}/refunds`, { api_refund: false, ...body });
  const cases = [{ amount: '500.00' }, { amount: '-1' }, {}, { amount: '0' }];
  for (const body of cases) {
    expect(await refund(body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_cannot_create_order_refund' },
    });
  }
  expect((await client.send('GET', `/orders/${id}/refunds`)).body).toEqual([]);
  // The money goes back by hand: no provider of the shop's own returns it.
  expect(await client.send('POST', `/orders/${id}/refunds`, { amount: '1' })).toMatchObject({
    status: 400,
  });
});

test('a refund by line with tax and shipping, restocked once, and taken back', async () => {
  const order = await created({
    set_paid: true,
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Post', total: '6.00' }],
  });
  const [line] = order.line_items;
  const [shipping] = order.shipping_lines;
  const path = `/orders/${order.id}/refunds`;
  const body = {
    api_refund: false,
    line_items: [
      {
        id: line.id,
        quantity: 2,
        refund_total: '96.00',
        refund_tax: [{ id: 1, refund_total: '8.52' }],
      },
    ],
    shipping_lines: [
      { id: shipping.id, refund_total: '6.00', refund_tax: [{ id: 1, refund_total: '0.53' }] },
    ],
  };
  const { body: refund } = await client.send('POST', path, body);
  expect(refund).toMatchObject({
    amount: '111.05',
    line_items: [{ total: '-96.00', total_tax: '-8.52' }],
    shipping_lines: [{ total: '-6.00', total_tax: '-0.53' }],
  });
  expect((await client.send('GET', `/orders/${order.id}`)).body.status).toBe('refunded');
  expect(await loadStock(db, shop.tray)).toBe(20);
  expect(await client.send('POST', path, body)).toMatchObject({ status: 400 });
  expect(await loadStock(db, shop.tray)).toBe(20);
  expect(await client.send('DELETE', `${path}/${refund.id}?force=true`)).toMatchObject({
    status: 400,
  });
});

test('lines of an order that is not paid can be changed, and stock and totals follow', async () => {
  const order = await created({ coupon_lines: [{ code: 'ten' }] });
  const [line] = order.line_items;
  const put = async (body: object) => {
    const response = await client.send('PUT', `/orders/${order.id}`, body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  };
  const fewer = await put({ line_items: [{ id: line.id, quantity: 1 }] });
  expect(fewer).toMatchObject({ discount_total: '4.80', total: '47.03' });
  expect(fewer.line_items).toMatchObject([{ id: line.id, quantity: 1, subtotal: '48.00' }]);
  expect(await loadStock(db, shop.tray)).toBe(19);

  const more = await put({
    line_items: [{ product_id: shop.vase, quantity: 1 }],
    fee_lines: [{ name: 'Wrap', total: '3.00' }],
    shipping_lines: [
      { method_id: 'flat_rate', instance_id: '1', method_title: 'Post', total: '6' },
    ],
    coupon_lines: [],
  });
  expect(more.line_items).toHaveLength(2);
  expect(more).toMatchObject({ discount_total: '0.00', shipping_total: '6.00', coupon_lines: [] });
  // 48 + 30 + 3 + 6, with 8.875 % tax rounded by line.
  expect(more.total).toBe('94.72');
  expect(await loadStock(db, shop.vase)).toBe(0);
  const [fee] = more.fee_lines;

  const priced = await put({
    line_items: [
      { id: line.id, subtotal: '10', total: '8' },
      { id: more.line_items[1].id, quantity: 0 },
    ],
    fee_lines: [{ id: fee.id, total: '4.00' }],
    shipping_lines: [{ id: more.shipping_lines[0].id, method_id: null }],
  });
  expect(priced.line_items).toMatchObject([{ id: line.id, subtotal: '10.00', total: '8.00' }]);
  expect(priced.fee_lines).toMatchObject([{ id: fee.id, name: 'Wrap', total: '4.00' }]);
  expect(priced.shipping_lines).toEqual([]);
  expect(await loadStock(db, shop.vase)).toBe(1);

  await put({ status: 'cancelled' });
  await put({ status: 'cancelled' });
  expect(await loadStock(db, shop.tray)).toBe(20);
});

test('an order that is paid is not edited any more', async () => {
  const order = await created({ set_paid: true });
  const [line] = order.line_items;
  const response = await client.send('PUT', `/orders/${order.id}`, {
    customer_note: 'not written',
    line_items: [{ id: line.id, quantity: 1 }],
  });
  expect(response).toMatchObject({
    status: 400,
    body: {
      code: 'woocommerce_rest_order_not_editable',
      data: { params: { line_items: expect.any(String) } },
    },
  });
  expect((await client.send('GET', `/orders/${order.id}`)).body.customer_note).toBe('');
});

test('what is wrong is named, and nothing is written', async () => {
  const good = [{ product_id: shop.tray, quantity: 1 }];
  const cases: [object, string][] = [
    [{ status: 'nonsense' }, 'status'],
    [{ currency: 'eur' }, 'currency'],
    [{ currency: 'ZZZ' }, 'currency'],
    [{ customer_id: 999 }, 'customer_id'],
    [{ customer_id: -1 }, 'customer_id'],
    [{ line_items: [{ product_id: 999_999, quantity: 1 }] }, 'line_items[0]'],
    [{ line_items: [{ product_id: shop.tray, quantity: -1 }] }, 'line_items'],
    [{ line_items: [{ product_id: shop.tray, quantity: 1e12 }] }, 'line_items'],
    [{ line_items: [{ product_id: shop.tray, quantity: 1, total: '-5' }] }, 'line_items[0][total]'],
    [
      { line_items: [{ product_id: shop.tray, quantity: 1, total: '999999999999999' }] },
      'line_items[0][total]',
    ],
    [{ line_items: [{ quantity: 1 }] }, 'line_items[0][product_id]'],
    [{ line_items: 'many' }, 'line_items'],
    [{ line_items: good, fee_lines: [{ total: '3' }] }, 'fee_lines[0][name]'],
    [{ line_items: good, shipping_lines: [{ total: '3' }] }, 'shipping_lines[0][method_id]'],
    [{ line_items: good, coupon_lines: [{ code: 'none' }] }, 'coupon_lines'],
    [{ line_items: good, billing: { email: 'nobody' } }, 'billing'],
  ];
  for (const [body, field] of cases) {
    const response = await client.send('POST', '/orders', body);
    expect(
      response.status,
      `${JSON.stringify(body).slice(0, 80)} ${JSON.stringify(response.body)}`,
    ).toBe(400);
    expect(Object.keys(response.body.data.params ?? {}), JSON.stringify(response.body)).toContain(
      field,
    );
  }
  expect(await countOrders(db)).toBe(0);
  expect(await loadStock(db, shop.tray)).toBe(20);
});

test('a bundle is refused with a reason: what it is made of is chosen on its page', async () => {
  await db.updateTable('products').set({ kind: 'bundle' }).where('id', '=', shop.tray).execute();
  const line_items = [{ product_id: shop.tray, quantity: 1 }];
  const { status, body } = await client.send('POST', '/orders', { line_items });
  expect([status, body.code]).toEqual([400, 'woocommerce_rest_invalid_product_id']);
  expect(Object.keys(body.data.params)).toEqual(['line_items[0]']);
  expect(body.data.params['line_items[0]']).toContain('choose what goes into the bundle');
  expect(await countOrders(db)).toBe(0);
});

test('lines of another order, and notes and refunds of none, are refused', async () => {
  const one = await created();
  const other = await created();
  const put = (body: object) => client.send('PUT', `/orders/${one.id}`, body);
  const [line] = other.line_items;
  expect(await put({ line_items: [{ id: line.id, quantity: 1 }] })).toMatchObject({
    status: 400,
    body: { code: 'woocommerce_rest_invalid_item_id' },
  });
  expect(await client.send('GET', `/orders/${one.id}/refunds/999`)).toMatchObject({ status: 404 });
  expect(await client.send('POST', '/orders/999/refunds', { amount: '1' })).toMatchObject({
    status: 404,
  });
  expect(await client.send('POST', '/orders/999/notes', { note: 'x' })).toMatchObject({
    status: 404,
  });
});
