import { describe, expect, test } from 'vitest';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { CART_COLUMNS } from '#server/catalog/facts/product-details.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { ada, buyer, loadStock, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { createVersionedCache } from '#server/platform/cache/versioned-cache.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { placeTestOrder, submitForm } from './testing/place-test-order.ts';

// Orders keep what decides prices from one to the next, and no order is ever priced by what it was.
// Another process writes directly to the database: nothing is invalidated.

const database = await testDatabase();
const { db } = database;
const shop = await fillCartShop(db);
const versionedCache = createVersionedCache();
const ctx = orderContext(db, {}, { versionedCache });

async function order(productId = shop.tray) {
  const ann = await buyer(ctx, [{ productId }]);
  const result = await placeTestOrder(ctx, ann);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', result.order.id)
    .executeTakeFirstOrThrow();
}

async function elsewhere(change: (other: typeof db) => Promise<unknown>): Promise<void> {
  const other = await openDatabase(database.target);
  try {
    await change(other.db);
  } finally {
    await other.close();
  }
}

test('a rate, a shipping method, a coupon and a price count for the next order', async () => {
  const first = await order();
  expect((await order()).total).toBe(first.total);
  await elsewhere((other) => other.updateTable('tax_rates').set({ rate: 200_000 }).execute());
  const taxed = await order();
  expect(taxed.items_tax).toBe(Math.round(first.items * 0.2));
  expect(taxed.items_tax).not.toBe(first.items_tax);
  await elsewhere((other) =>
    other.updateTable('shipping_methods').set({ title: 'By sledge' }).execute(),
  );
  const sledge = await order();
  const rows = await db
    .selectFrom('order_rows')
    .select('label')
    .where('order_id', '=', sledge.id)
    .where('kind', '=', 'shipping')
    .execute();
  expect(rows).toEqual([{ label: 'By sledge' }]);
  await elsewhere((other) =>
    saveCoupon(other, { code: 'HALF', kind: 'percent', amount: 5000, automatic: true }, NOW),
  );
  expect((await order()).discount).toBe(first.items / 2);
  await elsewhere((other) => other.updateTable('coupons').set({ enabled: 0 }).execute());
  expect((await order()).discount).toBe(0);
  await elsewhere((other) =>
    other
      .updateTable('products')
      .set({ regular_price: 5000 })
      .where('id', '=', shop.tray)
      .execute(),
  );
  expect((await order()).items).toBe(5000);
});

test('the number of the facts moves with them, and with no order or use of a coupon', async () => {
  const ann = await buyer(ctx, [{ productId: shop.tray }]);
  const loadDetails = async () => (await findStoredCart(db, ann, NOW)).facts ?? 0;
  const before = await loadDetails();
  expect(before).toBeGreaterThan(0);
  await order();
  await db.updateTable('coupons').set({ used_count: 1 }).execute();
  expect(await loadDetails()).toBe(before);
  await db.updateTable('shipping_zones').set({ name: 'Here' }).execute();
  await db.deleteFrom('product_categories').execute();
  await db.updateTable('products').set({ custom_fields: '{}' }).execute();
  expect(await loadDetails()).toBeGreaterThanOrEqual(before + 3);
});

test('every change of a product but of its stock moves the number', async () => {
  const ann = await buyer(ctx, [{ productId: shop.tray }]);
  const loadDetails = async () => (await findStoredCart(db, ann, NOW)).facts ?? 0;
  for (const column of CART_COLUMNS) {
    const before = await loadDetails();
    await db
      .updateTable('products')
      .set((eb) => ({ [column]: eb.ref(column) }))
      .where('id', '=', shop.tray)
      .execute();
    const moves = column !== 'id' && column !== 'stock_quantity';
    expect([column, await loadDetails()]).toEqual([column, moves ? before + 1 : before]);
  }
});

describe('stock that was changed by hand', () => {
  const stock = (pieces: number) =>
    elsewhere((other) =>
      other
        .updateTable('products')
        .set({ stock_quantity: pieces })
        .where('id', '=', shop.tray)
        .execute(),
    );
  const trays = (quantity: number) => buyer(ctx, [{ productId: shop.tray, quantity }]);

  test('counts for who finds less than they want, and for who finds more', async () => {
    await stock(9);
    await order();
    const ann = await trays(5);
    const bob = await trays(5);
    await stock(4);
    expect(await submitForm(ctx, ann)).toMatchObject({
      ok: false,
      problems: [{ code: 'checkout.problem.line', values: { problem: 'Only 4 left.' } }],
    });
    expect(await loadStock(db, shop.tray)).toBe(4);
    await stock(6);
    expect(await submitForm(ctx, bob)).toMatchObject({ ok: true });
    expect(await loadStock(db, shop.tray)).toBe(1);
  });

  test('an order that is tried twice counts once against the limits', async () => {
    const limited = orderContext(db, { 'orders.limitPerEmail': 2 }, { versionedCache });
    const billing = { ...ada, email: 'twice@example.com' };
    const line = 'checkout.problem.line';
    for (const code of [line, line, 'ordering.problem.tooMany']) {
      await stock(9);
      await elsewhere((other) => other.updateTable('products').set({ weight: 1 }).execute());
      await order();
      const ann = await trays(5);
      await stock(1);
      expect(await submitForm(limited, ann, { billing })).toMatchObject({
        problems: [{ code }],
      });
    }
  });
});

test('what was undone has moved nothing', async () => {
  const ann = await buyer(ctx, [{ productId: shop.tray }]);
  const { facts: loadDetails } = await findStoredCart(db, ann, NOW);
  const undone = database.transaction(async (trx) => {
    await trx.updateTable('tax_rates').set({ rate: 1 }).execute();
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await findStoredCart(db, ann, NOW)).facts).toBe(loadDetails);
});
