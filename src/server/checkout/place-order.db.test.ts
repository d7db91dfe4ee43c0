import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#rules/permissions/permissions.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { showCartView } from '#server/cart/view/show-cart-view.ts';
import { getRights } from '#server/customers/get-rights.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { openOrder } from '#server/orders/open-order.ts';
import {
  ada,
  buyer,
  countOrders,
  loadStock,
  NOW,
  orderContext,
} from '#server/orders/testing/test-order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import { filledForm, placeTestOrder, submitForm } from './testing/place-test-order.ts';

const database = await testDatabase();
const { db } = database;
const ctx = orderContext(db);
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

/** The same person in another request: the cookie is all they bring. */
function again(visitor: Visitor): Visitor {
  const line = visitor.cookies.get('vitrine_session') ?? '';
  return testVisitor(NOW, { cookie: line.split(';')[0] ?? '' });
}

describe('placing an order', () => {
  test('a guest orders: lines, totals, addresses, stock and cart in one go [CB-01]', async () => {
    const handle = { attribute_handle: 'Left' };
    const ann = await buyer(ctx, [
      { productId: shop.tray, quantity: 2 },
      { productId: shop.mug, variationId: shop.ink, attributes: handle },
    ]);
    const result = await placeTestOrder(ctx, ann, { note: ' Ring twice. ' });
    expect(result).toMatchObject({
      order: { number: '1001', status: 'on-hold', email: 'ada@example.com', customerId: null },
      payment: { kind: 'done', status: 'on-hold' },
      repeated: false,
    });
    expect(result.order.key).toMatch(/^[0-9a-f]{32}$/);
    const order = await findOrder(ctx, result.order.id);
    expect(order).toMatchObject({
      customerNote: 'Ring twice.',
      billing: ada,
      shipping: { ...ada, email: '' },
      paymentTitle: 'Bank transfer',
      lines: [
        { name: 'Oak tray', sku: 'TRAY', quantity: 2, unitPrice: 4800, total: 9600, stockTaken: 2 },
        {
          name: 'Mug',
          quantity: 1,
          unitPrice: 1800,
          stockOwner: shop.ink,
          details: [
            { label: 'Colour', value: 'Ink' },
            { label: 'Handle', value: 'Left' },
          ],
        },
      ],
      rows: [
        { kind: 'shipping', label: 'Free', amount: 0 },
        { kind: 'tax', label: 'NY tax', amount: 1012 },
      ],
      totals: { items: 11_400, tax: 1012, total: 12_412 },
    });
    expect(order?.lines[0]?.steps).toEqual([{ code: 'product', subject: '', amount: 4800 }]);
    expect(await loadStock(db, shop.tray)).toBe(18);
    expect(await loadStock(db, shop.ink)).toBe(1);
    expect((await showCartView(ctx, ann)).count).toBe(0);
    const emails = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(emails.map(({ payload }) => JSON.parse(payload).kind).sort()).toEqual([
      'new-order',
      'order-on-hold',
    ]);
  });

  test('where the shopper came from is stored, known fields only [AT-02]', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const attribution = {
      source_type: 'organic',
      utm_source: 'x'.repeat(900),
      utm_medium: '(none)',
      session_pages: '4',
      user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      evil: '<script>',
      __proto__: 'x',
    };
    const unasked = orderContext(db, { 'consent.assumed': true });
    const result = await placeTestOrder(unasked, ann, { attribution });
    const row = db.selectFrom('orders').select('source').where('id', '=', result.order.id);
    expect((await row.executeTakeFirst())?.source).toBe('x'.repeat(500));
    expect((await findOrder(ctx, result.order.id))?.attribution).toEqual({
      source_type: 'organic',
      utm_source: 'x'.repeat(500),
      session_pages: '4',
      user_agent: attribution.user_agent,
      device_type: 'Mobile',
    });
  });

  test('numbers follow each other, refusals leave no gap', async () => {
    const numbers: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const one = await buyer(ctx, [{ productId: shop.tray }]);
      const other = await buyer(ctx, [{ productId: shop.tray }]);
      const { order } = await placeTestOrder(ctx, one);
      numbers.push(order.number);
      // Refused inside the transaction: the pieces went while the order was on its way.
      await db
        .updateTable('products')
        .set({ stock_quantity: 1 })
        .where('id', '=', shop.tray)
        .execute();
      const both = await Promise.all([
        submitForm(ctx, other),
        submitForm(ctx, await buyer(ctx, [{ productId: shop.tray }])),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      for (const each of both) if (each.ok) numbers.push(each.order.number);
      await db
        .updateTable('products')
        .set({ stock_quantity: 20 })
        .where('id', '=', shop.tray)
        .execute();
    }
    expect(numbers).toEqual(['1001', '1002', '1003', '1004', '1005', '1006']);
  });

  test('what costs nothing asks for no payment', async () => {
    await db
      .updateTable('products')
      .set({ regular_price: 0 })
      .where('id', '=', shop.card)
      .execute();
    const ann = await buyer(ctx, [{ productId: shop.card }]);
    const result = await submitForm(ctx, ann, { paymentMethod: '' });
    expect(result).toMatchObject({ ok: true, order: { status: 'processing', total: 0 } });
    if (result.ok) {
      const order = await findOrder(ctx, result.order.id);
      expect(order).toMatchObject({ shipping: null, paidAt: NOW, paymentTitle: 'Nothing to pay' });
    }
  });
});

describe('the same order again', () => {
  test('ten times at once is one order', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray, quantity: 2 }]);
    const request = filledForm();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => submitForm(ctx, again(ann), request)),
    );
    const ids = results.map((result) => (result.ok ? result.order.id : 0));
    expect(new Set(ids).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.repeated)).toHaveLength(1);
    expect(await countOrders(db)).toBe(1);
    expect(await loadStock(db, shop.tray)).toBe(18);
  });

  test('by another process, and after a restart, is the same order', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const request = filledForm();
    const other = await openDatabase(database.target);
    const there = { ...ctx, db: other.db };
    const both = await Promise.all([
      submitForm(ctx, again(ann), request),
      submitForm(there, again(ann), request),
    ]);
    const later = await submitForm({ ...there, now: NOW + 86_400_000 }, again(ann), request);
    await other.close();
    const ids = [...both, later].map((result) => (result.ok ? result.order.id : 0));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeGreaterThan(0);
    expect(await countOrders(db)).toBe(1);
  });

  test('another request under the same key is answered with the first order', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const request = filledForm();
    const first = await submitForm(ctx, again(ann), request);
    await addLine(ctx, ann, { productId: shop.vase });
    const second = await submitForm(ctx, again(ann), { ...request, paymentMethod: 'cheque' });
    expect(second).toMatchObject({
      ok: true,
      repeated: true,
      order: { id: first.ok ? first.order.id : -1 },
    });
    expect((await showCartView(ctx, ann)).count).toBe(1);
  });

  test('a foreign key is refused, and tells nothing [CO-12]', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const eve = await buyer(ctx, [{ productId: shop.vase }]);
    const request = filledForm();
    await submitForm(ctx, ann, request);
    const result = await submitForm(ctx, eve, request);
    expect(result).toEqual({
      ok: false,
      problems: [{ code: 'ordering.problem.foreignKey' }],
      total: null,
      refresh: false,
      empty: false,
    });
    expect(await countOrders(db)).toBe(1);
    expect(await loadStock(db, shop.vase)).toBe(1);
  });

  test('without a key the cart is the key: sent twice is one order, bought twice are two', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const keyless = filledForm({ key: '' });
    const twice = await Promise.all([
      submitForm(ctx, again(ann), keyless),
      submitForm(ctx, again(ann), keyless),
    ]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await countOrders(db)).toBe(1);
    await addLine(ctx, ann, { productId: shop.tray });
    expect(await submitForm(ctx, again(ann), keyless)).toMatchObject({ ok: true, repeated: false });
    expect(await countOrders(db)).toBe(2);
  });
});

describe('who may see an order', () => {
  const rightsOf = (role: Role) => getRights(ctx.settings, role);

  test('its key, its customer or a manager, and nobody else [CO-12]', async () => {
    const ann = await buyer(ctx, [{ productId: shop.tray }]);
    const result = await placeTestOrder(ctx, ann);
    const { id, key } = result.order;
    await db.updateTable('orders').set({ customer_id: 7 }).where('id', '=', id).execute();
    const wrong = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    expect(await openOrder(ctx, id, { key })).toMatchObject({ id });
    expect(await openOrder(ctx, id, { customerId: 7 })).toMatchObject({ id });
    expect(await openOrder(ctx, id, { rights: rightsOf('shop_manager') })).toMatchObject({ id });
    for (const access of [
      {},
      { key: wrong },
      { key: '' },
      { customerId: 8 },
      { customerId: null },
      { rights: rightsOf('customer') },
      { rights: rightsOf('editor') },
      { rights: rightsOf('packer') },
    ]) {
      expect(await openOrder(ctx, id, access), JSON.stringify(access)).toBeNull();
    }
    for (const other of [id + 1, -1, 0.5, 2 ** 40]) {
      expect(await openOrder(ctx, other, { rights: rightsOf('administrator') })).toBeNull();
    }
  });
});
