import { beforeEach, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { saveFormOf } from '#server/cart/testing/option-shop.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { imageSource } from '#server/media/fetch-images.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { routeName } from '../rest/rest-route.ts';
import { type ManagerClient, managerClient } from './testing/manager-client.ts';
import { newOrder } from './testing/new-order.ts';
import { recordedRoutes } from './testing/recorded.ts';
import { wcRoutes } from './wc-routes.ts';

// Small things in which programs written for WooCommerce would notice another shop.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: ManagerClient;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await managerClient(db);
});

const placed = (body: object = {}) => newOrder(client, shop, body);

test('an article number finds variations too', async () => {
  const id = await saveProduct(
    db,
    {
      kind: 'variable',
      slug: 'bowl',
      name: 'Bowl',
      attributes: [{ attribute: 'color', terms: ['sand', 'ink'], forVariations: true }],
      variations: [{ attributes: { color: 'sand' }, regularPrice: 900, sku: 'BOWL-S' }],
    },
    NOW,
  );
  const { body } = await client.send('GET', '/products?sku=BOWL-S');
  expect(body).toMatchObject([{ sku: 'BOWL-S', type: 'variation', parent_id: id }]);
  expect((await client.send('GET', '/products?sku=BOWL-S&type=simple')).body).toEqual([]);
  const listed = await client.send('GET', '/variations?sku=BOWL-S&on_sale=false');
  expect(listed.body).toMatchObject([{ sku: 'BOWL-S', _links: { up: [{}] } }]);
  const all = await client.send('GET', '/variations?per_page=100&orderby=price&order=asc');
  expect(all.body.every((one: { parent_id: number }) => one.parent_id > 0)).toBe(true);
});

describe('orders', () => {
  test('a note changes when the order was changed', async () => {
    const { id } = await placed();
    const before = NOW - 60_000;
    const touched = async () => {
      const row = await db
        .selectFrom('orders')
        .select('updated_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.updateTable('orders').set({ updated_at: before }).where('id', '=', id).execute();
      return row.updated_at > before;
    };
    await touched();
    expect(await touched()).toBe(false);
    const { body } = await client.send('POST', `/orders/${id}/notes`, { note: 'Call first' });
    expect(await touched()).toBe(true);
    await client.send('DELETE', `/orders/${id}/notes/${body.id}?force=true`);
    expect(await touched()).toBe(true);
  });

  test('refunds tell their tax, and discounts are plain numbers', async () => {
    const order = await placed({ set_paid: true, coupon_lines: [{ code: 'ten' }] });
    expect(order.coupon_lines).toMatchObject([{ discount: '9.6', discount_tax: '0.85' }]);
    const [line] = order.line_items;
    await client.send('POST', `/orders/${order.id}/refunds`, {
      api_refund: false,
      line_items: [
        {
          id: line.id,
          quantity: 1,
          refund_total: '43.20',
          refund_tax: [{ id: 1, refund_total: '3.83' }],
        },
      ],
    });
    await client.send('POST', `/orders/${order.id}/refunds`, { api_refund: false, amount: '2.00' });
    const { body } = await client.send('GET', `/orders/${order.id}`);
    expect(body.refunds).toMatchObject([
      { total: '-2.00', total_tax: '0.00' },
      { total: '-47.03', total_tax: '-3.83' },
    ]);
  });

  test('a receipt is the page of the order', async () => {
    const { id, order_key: key } = await placed();
    const receipt_url = `https://shop.example/checkout/invoice/${id}?key=${key}`;
    for (const method of ['GET', 'POST']) {
      expect(await client.send(method, `/orders/${id}/receipt`)).toMatchObject({
        status: 200,
        body: { receipt_url, expiration_date: null },
      });
    }
    expect((await client.send('GET', '/orders/999/receipt')).status).toBe(404);
  });

  test('an order may have no lines yet', async () => {
    const order = await placed({ line_items: [], fee_lines: [{ name: 'Help', total: '5.00' }] });
    expect(order).toMatchObject({ line_items: [], fee_lines: [{ total: '5.00' }] });
  });

  test('what an option form asks for is sent with the line, or named', async () => {
    await saveFormOf(db, shop.tray, [
      { id: 'engraving', type: 'text', label: 'Engraving', required: true },
    ]);
    const order = (line: object) =>
      client.send('POST', '/orders', { line_items: [{ product_id: shop.tray, ...line }] });
    const refused = await order({});
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'woocommerce_rest_invalid_product_id' },
    });
    expect(Object.keys(refused.body.data.params)).toEqual([
      'line_items[0][extensions][vitrine][options][engraving]',
    ]);
    const made = await order({ extensions: { vitrine: { options: { engraving: 'Ada' } } } });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(JSON.stringify(made.body.line_items[0].meta_data)).toContain('Ada');
  });
});

test('lists follow the order of include', async () => {
  const make = async (path: string, bodies: readonly object[]) => {
    const ids: number[] = [];
    for (const body of bodies) ids.push((await client.send('POST', path, body)).body.id);
    return ids;
  };
  const coupons = await make('/coupons', [{ code: 'one' }, { code: 'two' }, { code: 'three' }]);
  const password = 'quite a long sentence 42';
  const customers = await make('/customers', [
    { email: 'a@example.com', password },
    { email: 'b@example.com', password },
    { email: 'c@example.com', password },
  ]);
  const order = await placed({ set_paid: true });
  const refunds = await make(
    `/orders/${order.id}/refunds`,
    ['1.00', '2.00', '3.00'].map((amount) => ({ amount, api_refund: false })),
  );
  const lists = { '/coupons': coupons, '/customers': customers, '/refunds': refunds };
  for (const [path, [first = 0, second = 0, third = 0]] of Object.entries(lists)) {
    const requestCount = [second, third, first];
    const { body } = await client.send('GET', `${path}?orderby=include&include=${requestCount}`);
    expect(
      body.map(({ id }: { id: number }) => id),
      path,
    ).toEqual(requestCount);
  }
});

test('the trash is logged alike for products, orders and coupons', async () => {
  const { id: order } = await placed();
  const { body: coupon } = await client.send('POST', '/coupons', { code: 'gone' });
  const trashed = { products: shop.tray, orders: order, coupons: coupon.id };
  await db.deleteFrom('manager_changes').execute();
  for (const [path, id] of Object.entries(trashed)) {
    expect((await client.send('DELETE', `/${path}/${id}`)).status).toBe(200);
  }
  const log = await db
    .selectFrom('manager_changes')
    .select(['resource', 'action', 'after'])
    .orderBy('id')
    .execute();
  expect(log.map(({ resource, action, after }) => [resource, action, after !== null])).toEqual([
    ['product', 'deleted', true],
    ['order', 'deleted', true],
    ['coupon', 'deleted', true],
  ]);
});

test('pictures of categories and brands are fetched by their address', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const services = imageSource.add(NO_SERVICES, {
    fetch: async (url) =>
      url.endsWith('.png') ? { ok: true, url, bytes: png } : { ok: false, problem: 'unreachable' },
  });
  const fetching = await managerClient(db, { parts: { services } });
  for (const path of ['/products/categories', '/products/brands']) {
    const image = { src: 'https://maker.example/cup.png', alt: 'A cup' };
    const { status, body } = await fetching.send('POST', path, { name: 'Cups', image });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.image).toMatchObject({ id: expect.any(Number), alt: 'A cup' });
    expect(
      await fetching.send('PUT', `${path}/${body.id}`, {
        image: { src: 'https://maker.example/x' },
      }),
    ).toMatchObject({ status: 400, body: { data: { params: { image: expect.any(String) } } } });
  }
});

/** The shop of shops, which is not ours to offer. */
const ELSEWHERE = /^\/wc\/v3(\/marketplace.*)?$/;
/** Fields of a class that a suggestion does not look at. */
const UNUSED = ['description', 'slug'];

test('routes have the names, and lists the parameters, of WooCommerce', () => {
  const vitrineRoutes = new Map(wcRoutes.map((route) => [routeName(route), route]));
  const missing: string[] = [];
  for (const [name, methods] of Object.entries(recordedRoutes())) {
    if (ELSEWHERE.test(name)) continue;
    const route = vitrineRoutes.get(name);
    const offered = Object.keys(route?.methods ?? {});
    const left = Object.keys(methods).filter((method) => !offered.includes(method));
    if (!route || left.length > 0) missing.push(`${left} ${name}`);
    // Those of an item are its fields, which the recorded exchanges send.
    if (name.endsWith(')')) continue;
    const known = [...(route?.methods.GET?.args ?? []), 'context', ...UNUSED];
    const args = (methods.GET ?? []).filter(
      (arg) => !known.includes(arg) && !name.includes(`<${arg}>`),
    );
    if (args.length > 0) missing.push(`GET ${name}: ${args}`);
  }
  expect(missing).toEqual([]);
});
