import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
import { newOrder } from '../testing/new-order.ts';
import { getExchange, replay, shapeProblems } from '../testing/recorded.ts';

// What WooCommerce's dashboard and mobile app ask, compared with what WooCommerce answers.

const { db } = await testDatabase();
let client: ManagerClient;
let shop: CartShop;

beforeAll(async () => {
  shop = await fillCartShop(db);
  client = await managerClient(db);
  await newOrder(client, shop, { set_paid: true });
});

const recordedBy = (path: string) => getExchange('dashboard', 'GET', path);

test('customers are everyone who has an account or has ordered', async () => {
  const path = '/wc-analytics/customers?per_page=1';
  const found = '/wp-json/wc-analytics/customers?per_page=1&orderby=total_spend';
  const { body } = await replay(client, recordedBy(path), { path: found });
  expect(body).toMatchObject([{ orders_count: 1, user_id: 0, username: '' }]);
  expect(body[0].avg_order_value).toBe(body[0].total_spend);
  const search = '/wp-json/wc-analytics/customers?search=unknown-name';
  expect((await client.send('GET', search)).body).toEqual([]);
});

test('leaderboards, all of them or one', async () => {
  const real = recordedBy('/wc-analytics/leaderboards').body as { first_three: unknown[] };
  const { body } = await client.send('GET', '/wp-json/wc-analytics/leaderboards');
  expect(shapeProblems(real.first_three, body)).toEqual([]);
  const one = await client.send('GET', '/wp-json/wc-analytics/leaderboards/products');
  expect(shapeProblems(recordedBy('/wc-analytics/leaderboards/products').body, one.body)).toEqual(
    [],
  );
  expect(one.body).toMatchObject([{ id: 'products', headers: [{}, {}, {}] }]);
  const none = await client.send('GET', '/wp-json/wc-analytics/leaderboards/none');
  expect(none.status).toBe(404);
});

test('which figures there are', async () => {
  const path = '/wc-analytics/reports/performance-indicators/allowed';
  const real = recordedBy(path).body as { first_three: unknown[] };
  const { body, headers } = await client.send('GET', `/wp-json${path}`);
  expect(shapeProblems(real.first_three, body)).toEqual([]);
  expect(headers.get('x-wp-total')).toBe(String(body.length));
  const stats = body.map(({ stat }: { stat: string }) => stat).join(',');
  const all = `/wp-json/wc-analytics/reports/performance-indicators?stats=${stats}`;
  expect((await client.send('GET', all)).body).toHaveLength(body.length);
});

test('notes, options and steps', async () => {
  const notes = await client.send('GET', '/wp-json/wc-analytics/admin/notes?per_page=1');
  expect([notes.status, notes.body, notes.headers.get('x-wp-total')]).toEqual([200, [], '0']);
  await replay(client, recordedBy('/wc-admin/options?options=woocommerce_currency'));
  const { body } = await client.send(
    'GET',
    '/wp-json/wc-admin/options?options=woocommerce_currency,x',
  );
  expect(body).toEqual({ woocommerce_currency: 'USD', x: false });
  const tasks = await client.send('GET', '/wp-json/wc-admin/onboarding/tasks');
  expect(shapeProblems(recordedBy('/wc-admin/onboarding/tasks').body, tasks.body)).toEqual([]);
  const anonymous = await client.send('GET', '/wp-json/wc-admin/options?options=x', undefined, {});
  expect(anonymous.status).toBe(401);
});

test('the steps that set up a shop are tasks, done by the real state of the shop', async () => {
  const load = async (settings: object) => {
    const asking = await managerClient(db, { settings });
    const { body } = await asking.send('GET', '/wp-json/wc-admin/onboarding/tasks');
    const done = new Map(
      body[0].tasks.map(({ id, isComplete }: { id: string; isComplete: boolean }) => [
        id,
        isComplete,
      ]),
    );
    return { list: body[0], done };
  };
  const fresh = await load({ 'shop.address1': '', 'comingSoon.closed': true });
  expect(fresh.list).toMatchObject({ id: 'setup', isHidden: false, isComplete: false });
  expect(fresh.done.get('products')).toBe(true);
  expect([fresh.done.get('store_details'), fresh.done.get('launch-your-store')]).toEqual([
    false,
    false,
  ]);
  const ready = await load({
    'shop.address1': '1 Main Street',
    'shop.city': 'Oslo',
    'comingSoon.closed': false,
    'shop.setUpDismissed': true,
  });
  expect(ready.list).toMatchObject({ isHidden: true, isVisible: false });
  expect([ready.done.get('store_details'), ready.done.get('launch-your-store')]).toEqual([
    true,
    true,
  ]);
  const recorded = Object(recordedBy('/wc-admin/onboarding/tasks').body)[0];
  expect(Object.keys(ready.list.tasks[0]).sort()).toEqual(Object.keys(recorded.tasks[0]).sort());
});

test('a report of products tells more about each where it is asked', async () => {
  const path = '/wp-json/wc-analytics/reports/products?per_page=1';
  expect((await client.send('GET', path)).body[0].extended_info).toEqual([]);
  const { body } = await client.send('GET', `${path}&extended_info=true`);
  const { body: product } = await client.send('GET', `/products/${body[0].product_id}`);
  expect(body[0].extended_info).toMatchObject({
    name: product.name,
    price: Number(product.price),
    sku: product.sku,
    permalink: product.permalink,
    stock_status: product.stock_status,
    manage_stock: product.manage_stock,
    stock_quantity: product.stock_quantity,
    category_ids: product.categories.map(({ id }: { id: number }) => id),
    variations: product.variations,
  });
});
