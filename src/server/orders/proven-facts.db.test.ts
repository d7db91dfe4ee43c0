import { expect, test } from 'vitest';
import { createProvenMemory } from '#server/cart/proven-memory.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { fillCartShop } from '#server/cart/test-cart.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { testDatabase } from '#server/platform/database/test-database.ts';
import { placeOrder } from './place-order.ts';
import { buyer, NOW, orderContext, orderRequest } from './test-order.ts';

// Orders keep what decides prices from one to the next, and no order is ever priced by what it was.
// Another process writes here, by hand: nobody clears anything.

const database = await testDatabase();
const { db } = database;
const shop = await fillCartShop(db);
const provenMemory = createProvenMemory();
const ctx = orderContext(db, {}, { provenMemory });

async function order(productId = shop.tray) {
  const ann = await buyer(ctx, [{ productId }]);
  const outcome = await placeOrder(ctx, ann, orderRequest());
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', outcome.order.id)
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

test('a rate, a way of delivery, a coupon and a price count for the next order', async () => {
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
  const facts = async () => (await findStoredCart(db, ann, NOW)).facts ?? 0;
  const before = await facts();
  expect(before).toBeGreaterThan(0);
  await order();
  await db.updateTable('coupons').set({ used_count: 1 }).execute();
  expect(await facts()).toBe(before);
  await db.updateTable('shipping_zones').set({ name: 'Here' }).execute();
  await db.deleteFrom('product_categories').execute();
  await db.updateTable('products').set({ custom_fields: '{}' }).execute();
  expect(await facts()).toBeGreaterThanOrEqual(before + 3);
});

test('what was undone has moved nothing', async () => {
  const ann = await buyer(ctx, [{ productId: shop.tray }]);
  const { facts } = await findStoredCart(db, ann, NOW);
  const undone = database.transaction(async (trx) => {
    await trx.updateTable('tax_rates').set({ rate: 1 }).execute();
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect((await findStoredCart(db, ann, NOW)).facts).toBe(facts);
});
