import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { addLine } from './changing/add-line.ts';
import { applyCoupon } from './changing/apply-coupon.ts';
import { setQuantity } from './changing/change-lines.ts';
import { mergeWithin } from './changing/merge-carts.ts';
import { findStoredCart } from './stored-cart.ts';
import {
  type CartShop,
  fillCartShop,
  NOW,
  secret,
  shopContext,
  visitor,
} from './testing/cart-shop.ts';
import { showCartView } from './view/show-cart-view.ts';

const database = await testDatabase();
const { db } = database;
const ctx: ShopContext = shopContext(db);
const shop: CartShop = await fillCartShop(db);
let ann: Visitor;
let cookie = '';

/** The same visitor in a request of its own, as browsers send them. */
const again = () => visitor({ cookie });

beforeEach(async () => {
  ann = visitor();
  await addLine(ctx, ann, { productId: shop.card });
  cookie = ann.cookies.get('vitrine_session')?.split(';')[0] ?? '';
});

describe('at the same time', () => {
  test('fifty adds to one cart end in their sum', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => addLine(ctx, again(), { productId: shop.card })),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await showCartView(ctx, ann)).count).toBe(51);
  });

  test('fifty adds from two processes end in their sum', async () => {
    const other = await openDatabase(database.target);
    try {
      const contexts = [ctx, shopContext(other.db)];
      // A token and a cookie take their turns apart, so that the two really meet.
      const stored = await findStoredCart(db, ann, NOW);
      const token = makeCartToken(secret, stored.session?.id ?? '', NOW + 1000);
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          addLine(
            contexts[index % 2] ?? ctx,
            index % 2 === 0 ? again() : visitor({ 'cart-token': token }),
            { productId: shop.card },
          ),
        ),
      );
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect((await showCartView(ctx, ann)).count).toBe(51);
    } finally {
      await other.close();
    }
  });

  test('adds and changes of quantity lose nothing of each other', async () => {
    await addLine(ctx, ann, { productId: shop.lights, quantity: 2 });
    const lights = (await showCartView(ctx, ann)).items.at(-1)?.key ?? '';
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? addLine(ctx, again(), { productId: shop.card })
          : setQuantity(ctx, again(), lights, 2 + (index % 10) * 2 - 2),
      ),
    );
    const view = await showCartView(ctx, ann);
    expect(view.items[0]?.quantity).toBe(26);
    expect([2, 6, 10, 14, 18]).toContain(view.items[1]?.quantity);
  });

  test('fifty adds of the last piece let one through', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => addLine(ctx, again(), { productId: shop.vase })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.find(({ ok }) => !ok);
    expect(refused?.problems).toMatchObject([{ code: 'cart.problem.stockHeld', count: 1 }]);
    expect((await showCartView(ctx, ann)).items[1]).toMatchObject({ name: 'Vase', quantity: 1 });
  });

  test('twenty first adds of one token are one cart', async () => {
    const token = makeCartToken(secret, 'a'.repeat(32), NOW + 1000);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        addLine(ctx, visitor({ 'cart-token': token }), { productId: shop.card }),
      ),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await showCartView(ctx, visitor({ 'cart-token': token }))).count).toBe(20);
  });

  test('a coupon with one use left may wait in twenty carts; the order decides', async () => {
    const visitors = Array.from({ length: 20 }, () => visitor());
    await Promise.all(visitors.map((each) => addLine(ctx, each, { productId: shop.card })));
    const results = await Promise.all(visitors.map((each) => applyCoupon(ctx, each, 'ONCE')));
    expect(results.every(({ ok }) => ok)).toBe(true);
    await db.updateTable('coupons').set({ used_count: 1 }).where('code', '=', 'once').execute();
    const left = await Promise.all(visitors.map((each) => showCartView(ctx, each)));
    expect(left.flatMap(({ coupons }) => coupons)).toEqual([]);
    await db.updateTable('coupons').set({ used_count: 0 }).where('code', '=', 'once').execute();
  });
});

describe('at log-in', () => {
  test('the guest’s cart joins the customer’s, for a year, on every device', async () => {
    const phone = visitor();
    await addLine(ctx, phone, { productId: shop.card, quantity: 2 });
    await addLine(ctx, phone, { productId: shop.vase });
    for (const each of [phone, ann]) {
      const { session } = await findStoredCart(db, each, NOW);
      if (session) await runTransaction(db, (trx) => mergeWithin(trx, session, 7, NOW));
    }
    const view = await showCartView(ctx, ann);
    expect(view.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Gift card', 3],
      ['Vase', 1],
    ]);
    expect((await showCartView(ctx, phone)).count).toBe(4);
    const nearlyAYear = { ...ctx, now: NOW + 364 * 86_400_000 };
    expect((await showCartView(nearlyAYear, ann)).count).toBe(4);
    expect(
      (await db.selectFrom('carts').select('owner').execute()).map((row) => row.owner),
    ).toContain('c:7');
  });
});
