import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registerCustomer } from '#server/accounts/access/register-customer.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { buyer, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { managerClient } from '../testing/manager-client.ts';
import { getExchange, replay } from '../testing/recorded.ts';
import { ORIGIN, webhookShop } from './testing/webhook-shop.ts';

// On PostgreSQL in every run: src/server/webhooks.

const database = await testDatabase();
const { db } = database;
const { receiver, shop, send, hook, deliverAll, arrived } = await webhookShop(database);
const client = { send };

const at = (method: string, path: string, nth = 0) =>
  getExchange('webhooks-reports-data', method, `/wc/v3${path}`, nth);

const loadOrder = async (ctx = orderContext(db)) => {
  const ada = await buyer(ctx, [{ productId: shop().tray, quantity: 2 }]);
  return (await placeTestOrder(ctx, ada)).order.id;
};

describe('webhooks as programs manage them', () => {
  test('a webhook is created, listed, paused and deleted as recorded', async () => {
    const { body } = await replay(client, at('POST', '/webhooks'));
    expect(body).not.toHaveProperty('secret');
    expect(body.hooks).toEqual(['woocommerce_update_order', 'woocommerce_order_refunded']);
    await replay(client, at('GET', '/webhooks'));
    await replay(client, at('PUT', '/webhooks/1'), { path: `/webhooks/${body.id}` });
    await replay(client, at('POST', '/webhooks', 1));
    await replay(client, at('DELETE', '/webhooks/1?force=true'), {
      path: `/webhooks/${body.id}?force=true`,
    });
    expect(await db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
    const stored = await hook('order.created', { secret: 'plain to read' });
    const row = await db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', stored)
      .executeTakeFirstOrThrow();
    expect(row.secret).not.toContain('plain');
  });

  test('wrong topics and addresses are refused, in a batch too, and a reader may not write', async () => {
    const create = (body: object) => send('POST', '/webhooks', body);
    const url = 'https://hook.example/';
    for (const address of ['ftp://hook.example/', 'nothing', 'https://a:b@hook.example/']) {
      const refused = await create({ topic: 'order.created', delivery_url: address });
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'woocommerce_rest_shop_webhook_invalid_delivery_url' },
      });
    }
    expect(await create({ delivery_url: url })).toMatchObject({
      status: 400,
      body: { code: 'rest_missing_callback_param' },
    });
    const { body } = await send('POST', '/webhooks/batch', {
      create: [
        { topic: 'coupon.restored', delivery_url: url },
        { topic: 'x.y', delivery_url: url },
      ],
    });
    expect(body.create).toMatchObject([
      { status: 'active', name: 'Webhook on coupon.restored' },
      { error: { code: 'woocommerce_rest_shop_webhook_invalid_topic' } },
    ]);
    const reader = await managerClient(db, { permissions: 'read' });
    expect((await reader.send('POST', '/webhooks', { topic: 'order.created' })).status).toBe(401);
    expect((await reader.send('GET', '/webhooks?status=active&search=RESTORED')).body).toHaveLength(
      1,
    );
    expect((await reader.send('GET', '/webhooks?status=paused')).body).toEqual([]);
  });
});

describe('what a webhook is sent', () => {
  test('a new webhook is pinged, and an order of a shopper arrives signed', async () => {
    const id = await hook('order.created');
    await deliverAll();
    expect(receiver.received).toMatchObject([{ path: '/hook', body: `webhook_id=${id}` }]);
    const orderId = await loadOrder();
    await deliverAll();
    const last = receiver.received.at(-1);
    expect(last?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-wc-webhook-source': `${ORIGIN}/`,
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'created',
      'x-wc-webhook-id': String(id),
      'x-wc-webhook-delivery-id': expect.stringMatching(/^\d+$/),
    });
    const signature = createHmac('sha256', 'of the receiver').update(last?.body ?? '');
    expect(last?.headers['x-wc-webhook-signature']).toBe(signature.digest('base64'));
    const response = await send('GET', `/orders/${orderId}`);
    const [self] = response.body._links.self;
    expect(JSON.parse(last?.body ?? '')).toEqual({
      ...response.body,
      // Only responses have the methods of an address.
      _links: { ...response.body._links, self: [{ href: self.href }] },
    });
  });

  test('stock, a customer and a status changed in the shop', async () => {
    for (const topic of [
      'product.updated',
      'customer.created',
      'order.updated',
      'action.woocommerce_order_status_completed',
    ]) {
      await hook(topic);
    }
    const ctx = orderContext(db);
    const orderId = await loadOrder(ctx);
    const registered = await registerCustomer(ctx, testVisitor(NOW), {
      email: 'new@example.com',
      password: 'a warm stove in winter',
    });
    expect(registered.ok).toBe(true);
    await changeStatus(ctx, orderId, 'completed');
    await deliverAll();
    expect(arrived()).toMatchObject([
      { topic: 'product.updated', body: { id: shop().tray, stock_quantity: 18 } },
      { topic: 'customer.created', body: { email: 'new@example.com', role: 'customer' } },
      { topic: 'order.updated', body: { id: orderId, status: 'completed' } },
      {
        topic: 'action.woocommerce_order_status_completed',
        body: { action: 'woocommerce_order_status_completed', arg: orderId },
      },
    ]);
  });

  test('what programs change, once for each thing, its trash and its return', async () => {
    for (const topic of ['product.updated', 'product.deleted', 'product.restored']) {
      await hook(topic);
    }
    await hook('coupon.created');
    await hook('order.updated');
    await deliverAll();
    const path = `/products/${shop().vase}`;
    await send('PUT', path, { regular_price: '31.00' });
    await send('PUT', path, { regular_price: '32.00' });
    await send('POST', '/coupons', { code: 'spring', amount: '10' });
    await deliverAll();
    expect(arrived()).toMatchObject([
      { topic: 'product.updated', body: { id: shop().vase, regular_price: '32.00' } },
      { topic: 'coupon.created', body: { code: 'spring' } },
    ]);
    receiver.received.length = 0;
    await send('DELETE', path);
    await deliverAll();
    await send('PUT', path, { status: 'publish' });
    await deliverAll();
    await send('PUT', path, { name: 'Vase that is gone' });
    await send('DELETE', `${path}?force=true`);
    await deliverAll();
    // What was renamed and deleted before either was sent is only known to be gone.
    expect(arrived()).toMatchObject([
      { topic: 'product.deleted', body: { id: shop().vase } },
      { topic: 'product.restored', body: { id: shop().vase, status: 'publish' } },
      { topic: 'product.deleted', body: { id: shop().vase } },
    ]);
    const order = await send('POST', '/orders', {
      set_paid: true,
      line_items: [{ product_id: shop().tray, quantity: 1 }],
    });
    await deliverAll();
    receiver.received.length = 0;
    await send('POST', `/orders/${order.body.id}/refunds`, {
      amount: '1',
      api_refund: false,
    });
    await deliverAll();
    expect(arrived()).toMatchObject([
      { topic: 'order.updated', body: { refunds: [{ total: '-1.00' }] } },
    ]);
  });

  test('every order placed at once, and the stock that is left after the last of them', async () => {
    await hook('order.created');
    await hook('product.updated');
    const ctx = orderContext(db);
    const buying = Promise.all(Array.from({ length: 6 }, () => loadOrder(ctx)));
    // Deliveries are sent while the orders are written: none may miss what came in between.
    for (let round = 0; round < 5; round += 1) await deliverAll();
    const placed = await buying;
    await deliverAll();
    const created = arrived().filter(({ topic }) => topic === 'order.created');
    const byNumber = (one: number, other: number) => one - other;
    expect(created.map(({ body }) => body.id).sort(byNumber)).toEqual(placed.sort(byNumber));
    const stock = arrived().filter(({ topic }) => topic === 'product.updated');
    expect(stock.at(-1)?.body).toMatchObject({ id: shop().tray, stock_quantity: 8 });
  });

  test('nothing about what was rolled back, and nothing while it is paused', async () => {
    const id = await hook('product.updated');
    await deliverAll();
    const { body } = await send('PUT', `/products/${shop().vase}`, { regular_price: 'much' });
    expect(body.code).toBe('rest_invalid_param');
    await send('PUT', `/products/${shop().vase}`, { name: 'Tall vase' });
    await send('PUT', `/webhooks/${id}`, { status: 'paused' });
    await send('PUT', `/products/${shop().vase}`, { name: 'Vase' });
    await deliverAll();
    expect(arrived()).toEqual([]);
    const { body: log } = await send('GET', `/wp-json/vitrine/v1/webhooks/${id}/deliveries`);
    expect(log).toMatchObject([
      { topic: 'product.updated', state: 'dropped', problem: 'webhook is paused', changes: 1 },
      { topic: 'ping', state: 'delivered', response_code: 200 },
    ]);
  });
});
