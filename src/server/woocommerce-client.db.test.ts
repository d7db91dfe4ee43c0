import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request as plainRequest, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WooCommerceRestApi from '@woocommerce/woocommerce-rest-api';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { createKey } from './accounts/api-keys/create-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { fillCartShop } from './cart/testing/cart-shop.ts';
import { openShop } from './open-shop.ts';
import { TEST_BUILD } from './pages/testing/test-build.ts';
import { readConfig } from './platform/config.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createEncryption } from './platform/encryption/encryption.ts';
import { encryptionKeys } from './platform/encryption/encryption-keys.ts';
import { createHttpServer, listen } from './platform/http/listen.ts';
import { createLog } from './platform/logging/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { diskStorage } from './platform/storage/disk-storage.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { saveSetting } from './settings/save-setting.ts';
import { getSignature } from './webhooks/deliver-webhook.ts';
import { openReceiver } from './webhooks/testing/receiver.ts';

// WooCommerce's own client, as its users install it, against a running shop over plain HTTP.

const database = await testDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'vitrine-client-'));
const shop = await fillCartShop(db);
await saveSetting(db, 'webhooks.allowPrivateAddresses', true, Date.now());

// The client signs the address it asks, so the shop has to know its port before it listens.
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const config = readConfig({ DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url });
const served = await openShop({
  config,
  database,
  storage: diskStorage(folder),
  ...TEST_BUILD,
  log: createLog({ level: 'error', write: (line) => expect.fail(line) }),
  metrics: createMetrics(),
  tracer: NO_TRACER,
  now: Date.now,
});
const server = createHttpServer(served.listener);
await listen(server, { port, host: '127.0.0.1' });
const receiver = await openReceiver();
afterAll(async () => {
  await receiver.close();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  await served.close();
  await rm(folder, { recursive: true, force: true });
});

const customerId = await addPerson(db, 'manager@example.com', Date.now(), { role: 'shop_manager' });
const encryption = createEncryption(encryptionKeys(config));
const pair = await createKey(
  { db, encryption, now: Date.now() },
  { customerId, name: 'Stock program', permissions: 'read_write' },
);
const keys = { consumerKey: pair.key, consumerSecret: pair.secret };

/** Over plain HTTP every request is signed by OAuth 1.0a. */
const signed = new WooCommerceRestApi({ url, ...keys, version: 'wc/v3' });

/** What the client would send over TLS arrives here without it. */
const withoutTls = {
  transport: {
    request: (options: RequestOptions, toResponse: () => void): ClientRequest =>
      plainRequest({ ...options, protocol: 'http:', agent: false }, toResponse),
  },
};
const overTls = (queryStringAuth: boolean) =>
  new WooCommerceRestApi({
    url: url.replace('http:', 'https:'),
    ...keys,
    version: 'wc/v3',
    queryStringAuth,
    axiosConfig: withoutTls,
  });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was not refused'),
    ({ response }) => ({ status: response.status, code: response.data.code }),
  );

describe('WooCommerce’s own client', () => {
  test.each([
    ['signed by OAuth', signed],
    ['by HTTP basic', overTls(false)],
    ['by its query', overTls(true)],
  ])('reads and writes products, %s', async (_, client) => {
    const created = await client.post('products', {
      name: 'Linen napkin',
      type: 'simple',
      regular_price: '12.50',
      meta_data: [{ key: 'supplier', value: 'Flax & Co' }],
    });
    expect(created).toMatchObject({ status: 201, data: { price: '12.50', status: 'publish' } });
    const path = `products/${created.data.id}`;
    expect((await client.put(path, { regular_price: '13.00' })).data.price).toBe('13.00');
    const found = await client.get('products', { search: 'napkin', per_page: '5', status: 'any' });
    expect(found.data.map(({ id }: { id: number }) => id)).toContain(created.data.id);
    expect(Number(found.headers['x-wp-total'])).toBe(found.data.length);
    expect((await client.delete(path, { force: 'true' })).data.id).toBe(created.data.id);
    expect(await refusal(client.get(path))).toEqual({
      status: 404,
      code: 'woocommerce_rest_product_invalid_id',
    });
  });

  test('changes many at once, and each answers for itself', async () => {
    const { data } = await signed.post('products/batch', {
      create: [
        { name: 'Bowl', regular_price: '20' },
        { name: 'Jug', regular_price: 'much' },
      ],
      update: [{ id: shop.vase, stock_quantity: 4 }],
      delete: [999_999],
    });
    expect(data).toMatchObject({
      create: [{ name: 'Bowl' }, { error: { code: 'rest_invalid_param' } }],
      update: [{ id: shop.vase, stock_quantity: 4 }],
      delete: [{ error: { code: 'woocommerce_rest_product_invalid_id' } }],
    });
  });

  test('creates an order, completes it, and a webhook arrives signed', async () => {
    const { data: hook } = await signed.post('webhooks', {
      topic: 'order.updated',
      delivery_url: receiver.url,
      secret: 's3',
    });
    const { data: order } = await signed.post('orders', {
      payment_method: 'bacs',
      set_paid: true,
      billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
      line_items: [{ product_id: shop.tray, quantity: 2 }],
    });
    expect(order).toMatchObject({ status: 'processing', line_items: [{ quantity: 2 }] });
    const { data } = await signed.put(`orders/${order.id}`, { status: 'completed' });
    expect(data.status).toBe('completed');
    expect((await signed.get('orders', { status: 'completed' })).data).toHaveLength(1);
    const completed = () =>
      receiver.received.find(({ body }) => body.includes('"status":"completed"'));
    await vi.waitFor(() => expect(completed()).toBeDefined(), { timeout: 20_000 });
    const { headers = {}, body = '' } = completed() ?? {};
    expect(headers['x-wc-webhook-id']).toBe(String(hook.id));
    expect(headers['x-wc-webhook-signature']).toBe(getSignature('s3', body));
    const { data: current } = await signed.get(`orders/${order.id}`);
    const [{ href }] = current._links.self;
    // Only responses have the methods of an address.
    const links = { ...current._links, self: [{ href }] };
    expect(JSON.parse(body)).toEqual({ ...current, _links: links });
  });

  test('is refused with a wrong secret, a wrong value and a name that is missing', async () => {
    const wrong = new WooCommerceRestApi({ url, ...keys, consumerSecret: 'cs_wrong' });
    expect(await refusal(wrong.get('products'))).toEqual({
      status: 401,
      code: 'woocommerce_rest_authentication_error',
    });
    expect(await refusal(signed.get('products', { per_page: '1000' }))).toEqual({
      status: 400,
      code: 'rest_invalid_param',
    });
    expect(await refusal(signed.post('coupons', {}))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
    });
  });
});
