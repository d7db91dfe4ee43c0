import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../wc/testing/manager-client.ts';
import { getExchange, shapeProblems } from '../wc/testing/recorded.ts';

const { db } = await testDatabase();
let client: ManagerClient;
let shop: CartShop;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await managerClient(db);
});

const anonymous = (path: string) => client.send('GET', `/wp-json/wp/v2${path}`, undefined, {});

test('products are listed for everybody, as WordPress lists content', async () => {
  const path = '/wp/v2/product?per_page=1';
  const { status, body, headers } = await anonymous('/product?per_page=1');
  expect(status).toBe(200);
  expect(shapeProblems(getExchange('dashboard', 'GET', path).body, body)).toEqual([]);
  expect(Number(headers.get('x-wp-total'))).toBeGreaterThan(1);
  expect((await anonymous(`/product/${body[0].id}`)).body).toEqual(body[0]);
  expect((await anonymous(`/product?slug=${body[0].slug}`)).body).toEqual(body);
});

test('what is not published, or no product, is not there', async () => {
  await client.send('PUT', `/products/${shop.tray}`, { status: 'private' });
  for (const id of [shop.tray, 999_999]) {
    expect(await anonymous(`/product/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'rest_post_invalid_id' },
    });
  }
  await client.send('PUT', `/products/${shop.tray}`, { status: 'publish' });
  expect((await anonymous(`/product/${shop.tray}`)).status).toBe(200);
});

test('managers see which plug-ins are switched on', async () => {
  const path = '/wp/v2/plugins?_fields=plugin,status,name';
  const { body } = await client.send('GET', `/wp-json${path}`);
  const [, woocommerce] = getExchange('dashboard', 'GET', path).body as unknown[];
  expect(body).toEqual([woocommerce]);
  expect((await anonymous('/plugins')).status).toBe(401);
});
