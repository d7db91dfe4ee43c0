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

test('customers tell what they have ordered and spent', async () => {
  const email = 'nell@example.com';
  const made = await client.send('POST', '/wp-json/wc/v2/customers', { email });
  expect(made.body).toMatchObject({ email, orders_count: 0, total_spent: '0.00' });
  const { id } = made.body;
  const first = await client.send('GET', `/wp-json/wc/v1/customers/${id}`);
  expect(first.body.last_order).toEqual({ id: null, date: null });
  expect(first.body).not.toHaveProperty('role');
  const paid = await newOrder(client, shop, { customer_id: id, set_paid: true });
  const open = await newOrder(client, shop, { customer_id: id });
  const trashed = await newOrder(client, shop, { customer_id: id, set_paid: true });
  await client.send('DELETE', `/orders/${trashed.id}`);
  const figures = { orders_count: 2, total_spent: paid.total };
  const second = await client.send('GET', `/wp-json/wc/v2/customers?email=${email}`);
  expect(second.body).toMatchObject([{ ...figures, role: 'customer' }]);
  const batch = await client.send('POST', '/wp-json/wc/v1/customers/batch', {
    update: [{ id, first_name: 'Nell' }],
  });
  const last = { id: open.id, date: open.date_created_gmt };
  expect(batch.body.update).toMatchObject([{ ...figures, first_name: 'Nell', last_order: last }]);
  expect((await client.send('GET', `/customers/${id}`)).body).not.toHaveProperty('orders_count');
});

const REVIEW = { review: 'Good & <strong>', name: 'Ada', email: 'ada@example.com', rating: 4 };

test.each(['v1', 'v2'] as const)('reviews of wc/%s are below their product', async (version) => {
  const path = `/wp-json/wc/${version}/products/${shop.tray}/reviews`;
  const made = await client.send('POST', path, {
    ...REVIEW,
    review: `${REVIEW.review} ${version}`,
  });
  expect(made.status).toBe(201);
  const { id } = made.body;
  expect(made.headers.get('location')).toContain(`${path}/${id}`);
  expect(made.body).toMatchObject({
    review: `Good &amp; ${version}`,
    name: 'Ada',
    email: 'ada@example.com',
    rating: 4,
    verified: true,
    _links: { up: [{ href: expect.stringContaining(`/wc/${version}/products/${shop.tray}`) }] },
  });
  expect('date_created_gmt' in made.body).toBe(version === 'v2');
  const listed = await client.send('GET', path);
  expect(listed.body.map((review: { id: number }) => review.id)).toContain(id);
  const changed = await client.send('PUT', `${path}/${id}`, { name: 'Ada May' });
  expect(changed.body).toMatchObject({ id, name: 'Ada May', rating: 4 });
  const elsewhere = await client.send(
    'GET',
    `/wp-json/wc/${version}/products/${variableId}/reviews/${id}`,
  );
  expect([elsewhere.status, elsewhere.body.code]).toEqual([
    404,
    'woocommerce_rest_product_review_invalid_id',
  ]);
  const gone = await client.send('DELETE', `${path}/${id}?force=true`);
  expect(gone.body).toMatchObject({ id, name: 'Ada May' });
  expect((await client.send('GET', `${path}/${id}`)).status).toBe(404);
});

test('reviews of no product are not found; several are written at once by wc/v2 only', async () => {
  const none = await client.send('GET', '/wp-json/wc/v2/products/999999/reviews');
  expect([none.status, none.body.code]).toEqual([404, 'woocommerce_rest_product_invalid_id']);
  const path = `products/${shop.tray}/reviews/batch`;
  const batch = { create: [{ ...REVIEW, email: 'bo@example.com' }] };
  const made = await client.send('POST', `/wp-json/wc/v2/${path}`, batch);
  expect(made.body.create).toMatchObject([{ email: 'bo@example.com' }]);
  const [{ id }] = made.body.create;
  const elsewhere = `/wp-json/wc/v2/products/${variableId}/reviews/batch`;
  const others = { update: [{ id, name: 'Bo' }], delete: [id] };
  const { body } = await client.send('POST', elsewhere, others);
  const error = { code: 'woocommerce_rest_product_review_invalid_id' };
  expect(body).toMatchObject({ update: [{ id, error }], delete: [{ id, error }] });
  expect((await client.send('POST', `/wp-json/wc/v1/${path}`, batch)).status).toBe(404);
  const editor = await managerClient(db, { role: 'editor' });
  const refused = await editor.send('GET', `/wp-json/wc/v2/products/${shop.tray}/reviews`);
  expect(refused.status).toBe(403);
});
