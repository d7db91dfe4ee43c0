import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';
import { getExchange, replay } from '../testing/recorded.ts';

// `wc/v1` and `wc/v2`, compared with what WooCommerce answers there.

const { db } = await testDatabase();
let client: ManagerClient;
let shop: CartShop;
let variableId = 0;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await managerClient(db);
  const { body } = await client.send('POST', '/products', {
    name: 'Probe variable',
    type: 'variable',
    attributes: [{ name: 'Tint', variation: true, visible: true, options: ['Red', 'Blue'] }],
  });
  variableId = body.id;
  await client.send('POST', `/products/${variableId}/variations`, {
    regular_price: '12.5',
    attributes: [{ name: 'Tint', option: 'Red' }],
  });
  await newOrder(client, shop, { coupon_lines: [{ code: 'ten' }] });
});

const OURS = ['extensions'];

test.each(['v1', 'v2'])('products of wc/%s', async (version) => {
  const exchange = getExchange('older-versions', 'GET', `/wc/${version}/products?per_page=1`);
  const path = `/wp-json/wc/${version}/products?per_page=1&include=${variableId}`;
  const { body } = await replay(client, exchange, { path, more: OURS });
  expect(body[0]._links.self[0].href).toMatch(new RegExp(`/wc/${version}/products/${variableId}$`));
});

test('orders of wc/v2', async () => {
  const exchange = getExchange('older-versions', 'GET', '/wc/v2/orders?per_page=1');
  const { body } = await replay(client, exchange, { more: OURS });
  expect(body[0]._links.self[0].href).toContain('/wc/v2/orders/');
});

test('a product of wc/v1 brings its variations along', async () => {
  const { body } = await client.send('GET', `/wp-json/wc/v1/products/${variableId}`);
  expect(body.variations).toMatchObject([
    {
      regular_price: expect.stringMatching(/^12\.50?$/),
      in_stock: true,
      attributes: [{ option: 'Red' }],
    },
  ]);
});

test('what is written is taken in the words of its version', async () => {
  const made = await client.send('POST', '/wp-json/wc/v2/products', {
    name: 'Gone',
    in_stock: false,
  });
  expect(made).toMatchObject({ status: 201, body: { in_stock: false } });
  expect(made.headers.get('location')).toContain('/wc/v2/products/');
  expect((await client.send('GET', `/products/${made.body.id}`)).body.stock_status).toBe(
    'outofstock',
  );
  const batch = await client.send('POST', '/wp-json/wc/v2/products/batch', {
    update: [{ id: made.body.id, in_stock: true }],
  });
  expect(batch.body.update).toMatchObject([{ id: made.body.id, in_stock: true }]);
});

test('rights are those of wc/v3, and what a version did not have is not there', async () => {
  const anonymous = await client.send('GET', '/wp-json/wc/v2/orders', undefined, {});
  expect(anonymous).toMatchObject({
    status: 401,
    body: { code: expect.stringContaining('cannot') },
  });
  for (const path of ['/wc/v1/settings', `/wc/v1/products/${variableId}/variations`]) {
    expect((await client.send('GET', `/wp-json${path}`)).body.code).toBe('rest_no_route');
  }
});
