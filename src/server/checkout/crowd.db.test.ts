import { beforeEach, expect, test } from 'vitest';
import { applyCoupon } from '#server/cart/changing/apply-coupon.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import {
  ada,
  buyer,
  countOrders,
  loadStock,
  NOW,
  orderContext,
} from '#server/orders/testing/test-order.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase, testEngine } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { submitForm } from './testing/place-test-order.ts';

// Everybody at once; on PostgreSQL through two openings of one database, as two processes have it
// (SQLite has one process, and two openings in one thread would only wait for each other). The same
// with real processes and more people is `npm run faults`.

const database = await testDatabase();
const { db } = database;
let shop: CartShop;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

async function withShops<T>(work: (contexts: ShopContext[]) => Promise<T>): Promise<T> {
  if (testEngine === 'sqlite') return work([orderContext(db)]);
  const other = await openDatabase(database.target);
  try {
    return await work([orderContext(db), orderContext(other.db)]);
  } finally {
    await other.close();
  }
}

function everybody(
  contexts: readonly ShopContext[],
  crowd: readonly Visitor[],
): ReturnType<typeof submitForm>[] {
  return crowd.map((visitor, at) => {
    const ctx = contexts[at % contexts.length] as ShopContext;
    const billing = { ...ada, email: `buyer${at}@example.com` };
    return submitForm(ctx, visitor, { billing });
  });
}

async function loadCrowd(
  size: number,
  ctx: ShopContext,
  prepare: (visitor: Visitor) => Promise<unknown> = async () => undefined,
): Promise<Visitor[]> {
  const crowd: Visitor[] = [];
  for (let each = 0; each < size; each += 1) {
    const visitor = await buyer(ctx, [{ productId: shop.tray }]);
    await prepare(visitor);
    crowd.push(visitor);
  }
  return crowd;
}

test('80 buyers of 20 pieces: 20 orders, 60 clear refusals, nothing left', async () => {
  const results = await withShops(async (contexts) => {
    const crowd = await loadCrowd(80, contexts[0] as ShopContext);
    return Promise.all(everybody(contexts, crowd));
  });
  const refused = results.flatMap((result) => (result.ok ? [] : [result.problems]));
  expect(refused).toHaveLength(60);
  // By the check, or where the last piece goes after it by the stock itself.
  const codes = ['checkout.problem.line', 'ordering.problem.soldOut'];
  for (const problems of refused) {
    expect(problems).toMatchObject([{ values: { name: 'Oak tray' } }]);
    expect(codes).toContain(problems[0]?.code);
  }
  expect(await countOrders(db)).toBe(20);
  expect(await loadStock(db, shop.tray)).toBe(0);
  const rows = await db.selectFrom('orders').select('number').orderBy('id').execute();
  const numbers = rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => 1001 + at));
});

test('40 buyers with a coupon of 10 uses: 10 redemptions', async () => {
  const usageLimit = { count: 10 };
  const saved = await saveCoupon(
    db,
    { code: 'CROWD', kind: 'percent', amount: 1000, conditions: { usageLimit } },
    NOW,
  );
  expect(saved.ok).toBe(true);
  await db
    .updateTable('products')
    .set({ stock_quantity: 500 })
    .where('id', '=', shop.tray)
    .execute();
  const results = await withShops(async (contexts) => {
    const [ctx] = contexts as [ShopContext];
    const crowd = await loadCrowd(40, ctx, (visitor) => applyCoupon(ctx, visitor, 'CROWD'));
    return Promise.all(everybody(contexts, crowd));
  });
  expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  for (const result of results) {
    if (!result.ok) expect(result.problems[0]?.code).toBe('ordering.problem.coupon');
  }
  const { used_count: used } = await db
    .selectFrom('coupons')
    .select('used_count')
    .where('code', '=', 'crowd')
    .executeTakeFirstOrThrow();
  const redeemed = await db.selectFrom('coupon_redemptions').select('id').execute();
  expect([used, redeemed.length]).toEqual([10, 10]);
  expect(await loadStock(db, shop.tray)).toBe(490);
});

test('orders that want the same products in another order do not stop each other', async () => {
  const results = await withShops(async (contexts) => {
    const [ctx] = contexts as [ShopContext];
    const lines = [{ productId: shop.tray }, { productId: shop.lights, quantity: 2 }];
    const crowd: Visitor[] = [];
    for (let each = 0; each < 20; each += 1) {
      crowd.push(await buyer(ctx, each % 2 === 0 ? lines : lines.toReversed()));
    }
    return Promise.all(everybody(contexts, crowd));
  });
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await loadStock(db, shop.tray)).toBe(0);
  expect(await loadStock(db, shop.lights)).toBe(60);
});
