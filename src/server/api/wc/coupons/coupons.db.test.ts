import { beforeEach, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../testing/manager-client.ts';
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
  getExchange('coupons', method, `/wc/v3${path}`, nth);
const more = ['extensions'];
const sent = (nth = 0) => at('POST', '/coupons', nth).request.body as Record<string, unknown>;

test('a coupon lives as recorded', async () => {
  const code = 'ten';
  await db.deleteFrom('coupons').where('code', '=', code).execute();
  const made = await replay(client, at('POST', '/coupons'), {
    body: { ...sent(), code, product_ids: [shop.tray] },
    more,
  });
  expect(made.body).toMatchObject({
    code,
    amount: '10.00',
    discount_type: 'percent',
    individual_use: true,
    usage_limit: 5,
    minimum_amount: '20.00',
    product_ids: [shop.tray],
    email_restrictions: ['*@example.com'],
    date_expires_gmt: '2030-01-01T00:00:00',
  });
  const { id } = made.body;
  await replay(client, at('POST', '/coupons', 1), { body: { code } });
  const changed = await replay(client, at('PUT', '/coupons/76'), { path: `/coupons/${id}`, more });
  expect(changed.body).toMatchObject({ amount: '12.50', usage_limit: 5, minimum_amount: '20.00' });
  await replay(client, at('GET', '/coupons?code=ten'), { path: `/coupons?code=${code}`, more });
  await replay(client, at('POST', '/coupons', 2));
  const path = `/coupons/${id}?force=true`;
  await replay(client, at('DELETE', '/coupons/76?force=true'), { path, more });
  expect((await client.send('GET', `/coupons/${id}`)).status).toBe(404);
});

test('our own conditions are read and written, and data of others is returned unchanged', async () => {
  const vitrine = {
    automatic: true,
    priority: 3,
    places: ['cart', 'account'],
    buy_get: null,
    promotion: null,
    maximum_discount: '7.50',
    date_starts: '2026-01-01T00:00:00',
    conditions: {
      roles: { roles: ['shop_manager'] },
      countries: { countries: ['US'] },
      ranges: {
        match: 'all',
        ranges: [
          { measure: 'quantity', productIds: [shop.tray], categoryIds: [], least: 2, most: null },
        ],
      },
    },
  };
  const known = Object.keys(vitrine.conditions);
  const made = await client.send('POST', '/coupons', {
    code: 'OWN',
    discount_type: 'percent',
    amount: '5',
    extensions: { vitrine },
    meta_data: [{ key: 'crm', value: { id: 7 } }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(Object.keys(made.body.extensions.vitrine.conditions)).toEqual(known);
  expect(made.body.extensions.vitrine).toMatchObject({ maximum_discount: '7.50', priority: 3 });
  expect(made.body.meta_data).toEqual([{ id: 1, key: 'crm', value: { id: 7 } }]);
  const { body } = await client.send('PUT', `/coupons/${made.body.id}`, { usage_limit: 9 });
  expect(body.extensions).toEqual(made.body.extensions);
  expect(body.usage_limit).toBe(9);
});

test('what is wrong is named', async () => {
  const cases: [object, string][] = [
    [{ code: '' }, 'code'],
    [{ code: 'a', discount_type: 'percent', amount: '101' }, 'amount'],
    [{ code: 'a', amount: '-1' }, 'amount'],
    [{ code: 'a', product_ids: [999_999] }, 'product_ids'],
    [{ code: 'a', product_categories: [-1] }, 'product_categories'],
    [{ code: 'a', minimum_amount: '10', maximum_amount: '5' }, 'maximum_amount'],
    [{ code: 'a', date_expires: 'soon' }, 'date_expires'],
    [{ code: 'a', usage_limit: 1e12 }, 'usage_limit'],
    [{ code: 'a', email_restrictions: ['nobody'] }, 'email_restrictions'],
    [{ code: 'a', extensions: { vitrine: { unknown: 1 } } }, 'extensions'],
    [
      { code: 'a', extensions: { vitrine: { conditions: { countries: { countries: ['usa'] } } } } },
      'extensions',
    ],
  ];
  for (const [body, field] of cases) {
    const response = await client.send('POST', '/coupons', body);
    expect(response.status, JSON.stringify(body)).toBe(400);
    expect(Object.keys(response.body.data.params ?? {}), JSON.stringify(response.body)).toContain(
      field,
    );
  }
  expect((await client.send('GET', '/coupons?search=a&per_page=1')).status).toBe(200);
  expect(await client.send('POST', '/coupons', {})).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param' },
  });
});

test('a coupon in the trash is not listed and cannot be used; a status takes it out', async () => {
  const [ten] = (await client.send('GET', '/coupons?code=TEN')).body;
  await client.send('DELETE', `/coupons/${ten.id}`);
  expect((await client.send('GET', '/coupons?code=TEN')).body).toEqual([]);
  const order = {
    line_items: [{ product_id: shop.tray, quantity: 1 }],
    coupon_lines: [{ code: 'ten' }],
  };
  expect((await client.send('POST', '/orders', order)).status).toBe(400);
  await client.send('PUT', `/coupons/${ten.id}`, { status: 'publish' });
  const placed = await client.send('POST', '/orders', order);
  expect(placed.body.discount_total).toBe('4.80');
  const used = (await client.send('GET', `/coupons/${ten.id}`)).body;
  expect(used.usage_count).toBe(1);
});

test('a batch creates, changes and deletes', async () => {
  const { body } = await client.send('POST', '/coupons/batch', {
    create: [{ code: 'b1', amount: '1' }, { code: 'TEN' }],
  });
  expect(body.create).toMatchObject([
    { code: 'b1' },
    { error: { code: 'woocommerce_rest_coupon_code_already_exists' } },
  ]);
  const [{ id }] = body.create;
  const next = await client.send('POST', '/coupons/batch', {
    update: [{ id, amount: '2' }],
    delete: [id],
  });
  expect(next.body).toMatchObject({ update: [{ amount: '2.00' }], delete: [{ id }] });
  const log = await db.selectFrom('manager_changes').select(['resource', 'action']).execute();
  expect(log.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
});

test('a promotion is written, read, refused by its field and taken away', async () => {
  const vitrine = (promotion: unknown) => ({ extensions: { vitrine: { promotion } } });
  const cheapest = { kind: 'cheapest', quantity: 3, discounted: 1, percent: '100', times: null };
  const set = {
    kind: 'bundle',
    items: [{ product_id: shop.tray, quantity: 2 }],
    price: '90.00',
    percent: null,
    times: 1,
  };
  const code = `together-${crypto.randomUUID().slice(0, 8)}`;
  const made = await client.send('POST', '/coupons', {
    code,
    discount_type: 'percent',
    ...vitrine(cheapest),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  // Programs that know WooCommerce's words only read a coupon of nothing.
  expect(made.body).toMatchObject({
    discount_type: 'percent',
    amount: '0.00',
    ...vitrine(cheapest),
  });
  const change = (body: object) => client.send('PUT', `/coupons/${made.body.id}`, body);
  expect((await change(vitrine(set))).body).toMatchObject(vitrine(set));
  expect((await change({ description: 'Two trays' })).body).toMatchObject(vitrine(set));

  const refusals: [object, string][] = [
    [vitrine({ ...set, price: 'ninety' }), 'extensions.vitrine.promotion.price'],
    [vitrine({ ...set, price: null }), 'extensions.vitrine.promotion.percent'],
    [vitrine({ ...set, times: 0 }), 'extensions.vitrine.promotion.times'],
    [vitrine({ ...cheapest, discounted: 3 }), 'extensions.vitrine.promotion.discounted'],
    [vitrine({ ...cheapest, kind: 'lottery' }), 'extensions'],
    [vitrine('free'), 'extensions'],
    [{ amount: '10' }, 'amount'],
    [{ discount_type: 'fixed_cart' }, 'discount_type'],
  ];
  for (const [body, field] of refusals) {
    const refused = await change(body);
    expect(refused.status, JSON.stringify(body)).toBe(400);
    expect(Object.keys(refused.body.data.params)).toContain(field);
  }
  const plain = await change({ amount: '10', ...vitrine(null) });
  expect(plain.body).toMatchObject({ amount: '10.00', ...vitrine(null) });
});
