import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';

// On PostgreSQL in every run: the journey of orders over the REST API.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;
let plain: number;
let reduced: number;

async function ordered(body: object): Promise<number> {
  const response = await client.send('POST', '/orders', {
    billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
    line_items: [{ product_id: shop.tray, quantity: 1 }],
    ...body,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body.id;
}

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
  const code = await client.send('POST', '/coupons', { code: 'Spring', amount: '10' });
  expect(code.status).toBe(201);
  plain = await ordered({ payment_method: 'cod' });
  reduced = await ordered({ payment_method: 'bacs', coupon_lines: [{ code: 'spring' }] });
  await db
    .updateTable('orders')
    .set({ attribution: JSON.stringify({ utm_source: 'news' }), source: 'news' })
    .where('id', '=', reduced)
    .execute();
});

const listed = async (query: string) =>
  (await client.send('GET', `/orders?${query}`)).body.map(({ id }: { id: number }) => id);

test('orders are listed by how they are paid and by a coupon, in any case', async () => {
  expect(await listed('payment_method=cod')).toEqual([plain]);
  expect(await listed('coupon=SPRING')).toEqual([reduced]);
  expect(await listed('coupon=spring&payment_method=cod')).toEqual([]);
});

test('orders are listed by where their buyer came from', async () => {
  expect(await listed('source=news')).toEqual([reduced]);
  expect(await listed('source=ads')).toEqual([]);
});

test('pages of a list meet, from both ends and without what is in the trash', async () => {
  const more = [];
  for (let at = 0; at < 5; at += 1) more.push(await ordered({ payment_method: 'pages' }));
  const [gone, ...left] = more;
  await client.send('DELETE', `/orders/${gone}`);
  for (const order of ['asc', 'desc']) {
    const expected = order === 'asc' ? left : left.toReversed();
    const query = `payment_method=pages&orderby=id&order=${order}&per_page=1`;
    const pages = [];
    for (let page = 1; page <= 5; page += 1) pages.push(...(await listed(`${query}&page=${page}`)));
    expect(pages).toEqual(expected);
  }
});

test('pages by product, variation and coupon meet too, each order once, newest first', async () => {
  const twice = { line_items: [1, 2].map(() => ({ product_id: shop.tray, quantity: 1 })) };
  const ids = [];
  for (let at = 0; at < 4; at += 1) {
    const id = await ordered({ ...twice, coupon_lines: [{ code: 'spring' }] });
    ids.push(id);
    const placed_at = Date.UTC(2030, 0, 9 - at);
    await db.updateTable('orders').set({ placed_at }).where('id', '=', id).execute();
    for (const table of ['order_lines', 'order_rows'] as const) {
      await db.updateTable(table).set({ placed_at }).where('order_id', '=', id).execute();
    }
  }
  const [first = 0, gone, ...rest] = ids;
  await client.send('DELETE', `/orders/${gone}`);
  for (const filter of [`product=${shop.tray}`, 'coupon=spring']) {
    const all = await client.send('GET', `/orders?${filter}`);
    expect(all.body.slice(0, 3).map(({ id }: { id: number }) => id)).toEqual([first, ...rest]);
    const total = Number(all.headers.get('x-wp-total'));
    expect(new Set(await listed(`${filter}&per_page=100`)).size).toBe(total);
    expect(await listed(`${filter}&per_page=1&page=2`)).toEqual([rest[0]]);
    expect(await listed(`${filter}&per_page=1&page=${total}&order=asc`)).toEqual([first]);
  }
  expect(await listed(`product=${shop.tray}&coupon=spring&per_page=1`)).toEqual([first]);
  const { variation_id } = await db
    .updateTable('order_lines')
    .set({ variation_id: 987_654 })
    .where('order_id', '=', first)
    .returning('variation_id')
    .executeTakeFirstOrThrow();
  expect(await listed(`product=${variation_id}`)).toEqual([first]);
});

test('an order tells where it came from as programs written for WooCommerce look for it', async () => {
  const { body } = await client.send('GET', `/orders/${reduced}`);
  expect(body.meta_data).toContainEqual({
    id: 0,
    key: '_wc_order_attribution_utm_source',
    value: 'news',
  });
});
