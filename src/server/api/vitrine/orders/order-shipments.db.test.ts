import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop, shopContext } from '#server/cart/testing/cart-shop.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
});

const at = (id: number) => `/wp-json/vitrine/v1/orders/${id}/shipments`;

async function ordered(body: object = {}) {
  const response = await client.send('POST', '/orders', {
    billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
    set_paid: true,
    line_items: [
      { product_id: shop.tray, quantity: 2 },
      { product_id: shop.card, quantity: 1 },
    ],
    ...body,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

async function loadEmails(orderId: number): Promise<{ kind: string; data: object }[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs
    .map(({ payload }) => JSON.parse(payload))
    .filter((email) => email.orderId === orderId && email.to === 'ada@example.com');
}

test('a part is sent with its number, and the rest completes the order with one email', async () => {
  const { id, line_items: lines } = await ordered();
  const first = await client.send('POST', at(id), {
    carrier: 'ups',
    tracking_number: '1Z9',
    line_items: [{ id: lines[0].id, quantity: 1 }],
  });
  expect(first, JSON.stringify(first.body)).toMatchObject({
    status: 201,
    body: {
      carrier_name: 'UPS',
      tracking_url: 'https://www.ups.com/track?tracknum=1Z9',
      line_items: [{ name: 'Oak tray', quantity: 1 }],
    },
  });
  expect((await client.send('GET', `/orders/${id}`)).body.status).toBe('processing');
  // Nothing named is all that is left; the card needs no delivery and is not waited for.
  const second = await client.send('POST', at(id), { carrier: 'Bike courier' });
  expect(second.body.line_items).toMatchObject([{ id: lines[0].id, quantity: 1 }]);
  expect((await client.send('GET', `/orders/${id}`)).body.status).toBe('completed');
  const emails = (await loadEmails(id)).filter(({ kind }) => kind !== 'order-processing');
  expect(emails).toMatchObject([
    { kind: 'order-shipped', data: { shipmentId: first.body.id, last: false } },
    { kind: 'order-shipped', data: { shipmentId: second.body.id, last: true } },
  ]);
  const order = await findOrder({ db }, id);
  const view = order && (await loadOrderView(shopContext(db), order));
  expect(view?.shipments).toMatchObject([
    { carrier: 'UPS', trackingNumber: '1Z9', lines: [{ name: 'Oak tray', quantity: 1 }] },
    { carrier: 'Bike courier', trackingUrl: '' },
  ]);
  const log = await db
    .selectFrom('manager_changes')
    .select('action')
    .where('resource', '=', 'order_shipment')
    .execute();
  expect(log.length).toBe(2);
});

test('more than is left is refused at its line, and nothing is written', async () => {
  const { id, line_items: lines } = await ordered();
  const response = await client.send('POST', at(id), {
    line_items: [{ id: lines[0].id, quantity: 3 }],
  });
  expect(response).toMatchObject({
    status: 400,
    body: {
      code: 'vitrine_rest_cannot_ship_order',
      data: {
        params: { [`line_items[${lines[0].id}]`]: 'Only 2 items are left to ship.' },
      },
    },
  });
  expect((await client.send('GET', at(id))).body).toEqual([]);
});

test.each([
  ['a link that runs a script', { tracking_url: 'javascript:alert(1)' }],
  ['a quantity below nothing', { line_items: [{ id: 1, quantity: -1 }] }],
])('%s is refused', async (_, body) => {
  const { id } = await ordered();
  expect((await client.send('POST', at(id), body)).status).toBe(400);
});

test('an order that is not paid for is not sent, one on hold not completed', async () => {
  const pending = await ordered({ set_paid: false, status: 'pending' });
  expect((await client.send('POST', at(pending.id), {})).status).toBe(400);
  const held = await ordered({ set_paid: false, status: 'on-hold' });
  expect((await client.send('POST', at(held.id), {})).status).toBe(201);
  expect((await client.send('GET', `/orders/${held.id}`)).body.status).toBe('on-hold');
});

test('a wrong number is corrected, a shipment taken back can be sent again', async () => {
  const { id } = await ordered();
  const { body } = await client.send('POST', at(id), { carrier: 'ups', tracking_number: 'X' });
  const path = `${at(id)}/${body.id}`;
  const changed = await client.send('PUT', path, { tracking_number: '1Z8' });
  expect(changed.body.tracking_url).toBe('https://www.ups.com/track?tracknum=1Z8');
  expect((await client.send('DELETE', `${path}?force=true`)).status).toBe(200);
  expect((await client.send('POST', at(id), {})).status).toBe(201);
});

test('without an email the buyer gets the usual one of a completed order', async () => {
  const { id } = await ordered();
  await client.send('POST', at(id), { notify: false });
  expect((await loadEmails(id)).map(({ kind }) => kind)).toEqual([
    'order-processing',
    'order-completed',
  ]);
});

test('who may only read orders sends nothing, and an unknown order is not found', async () => {
  const reader = await managerClient(db, { permissions: 'read' });
  const { id } = await ordered();
  expect((await reader.send('POST', at(id), {})).status).toBe(401);
  expect((await client.send('POST', at(999_999), {})).status).toBe(404);
});

test('the log of an order tells of its shipments, notes, emails and refunds', async () => {
  await client.send('PUT', `/products/${shop.tray}`, { stock_quantity: 9 });
  const { id } = await ordered();
  const { body: note } = await client.send('POST', `/orders/${id}/notes`, { note: 'Rang twice' });
  await client.send('DELETE', `/orders/${id}/notes/${note.id}?force=true`);
  const { body: shipment } = await client.send('POST', at(id), { tracking_number: '1Z9' });
  await client.send('PUT', `${at(id)}/${shipment.id}`, { tracking_number: '1Z8' });
  await client.send('DELETE', `${at(id)}/${shipment.id}?force=true`);
  await client.send('POST', `/orders/${id}/actions/send_order_details`, {});
  const refund = { amount: '1.00', api_refund: false };
  const { body: refunded } = await client.send('POST', `/orders/${id}/refunds`, refund);
  await client.send('DELETE', `/orders/${id}/refunds/${refunded.id}?force=true`);
  const other = await ordered();
  await client.send('POST', `/orders/${other.id}/notes`, { note: 'Of another order' });
  const path = `/wp-json/vitrine/v1/log?resource=order&subject=${id}&with_parts=true`;
  const { body } = await client.send('GET', path);
  const logged = body.map((each: { resource: string; action: string }) => [
    each.resource,
    each.action,
  ]);
  expect(logged.reverse()).toEqual([
    ['order', 'created'],
    ['order_note', 'created'],
    ['order_note', 'deleted'],
    ['order_shipment', 'created'],
    ['order_shipment', 'updated'],
    ['order_shipment', 'deleted'],
    ['order_email', 'created'],
    ['order_refund', 'created'],
    ['order_refund', 'deleted'],
  ]);
});

test('what is not delivered is not among what is left for a parcel', async () => {
  const { id, line_items: lines } = await ordered();
  const left = `/wp-json/vitrine/v1/orders/${id}/left-to-ship`;
  expect((await client.send('GET', left)).body).toEqual([
    { id: lines[0].id, name: 'Oak tray', left: 2 },
  ]);
  await client.send('POST', at(id), { line_items: [{ id: lines[0].id, quantity: 2 }] });
  expect((await client.send('GET', left)).body).toMatchObject([{ left: 0 }]);
  const missing = await client.send('GET', '/wp-json/vitrine/v1/orders/999999/left-to-ship');
  expect(missing.status).toBe(404);
});

test('when it is had is read by whoever sees orders, and without amounts by whoever packs', async () => {
  const { id } = await ordered({
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Post', total: '6.00' }],
  });
  const arrival = { from: '2999-01-02', to: '2999-01-05', handling: [1, 1], transit: [2, 4] };
  await db
    .updateTable('order_rows')
    .set({ facts: JSON.stringify({ arrival }) })
    .where('order_id', '=', id)
    .where('kind', '=', 'shipping')
    .execute();
  const { status, body } = await client.send('GET', `/wp-json/vitrine/v1/orders/${id}/delivery`);
  expect(status).toBe(200);
  expect(body).toEqual([{ label: 'Arrival', lines: [expect.stringMatching(/^Arrives Jan/)] }]);
  const packer = await managerClient(db, { role: 'packer' });
  const packed = await packer.send('GET', `/wp-json/vitrine/v1/packing/${id}`);
  expect(packed.body.delivery).toEqual(body);
  expect((await packer.send('GET', `/wp-json/vitrine/v1/orders/${id}/delivery`)).status).toBe(403);
});
