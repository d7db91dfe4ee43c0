import { expect, test } from 'vitest';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { createReadCache, MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import { addLine } from '../changing/add-line.ts';
import { findStoredCart } from '../stored-cart.ts';
import { fillCartShop, NOW, shopContext, visitor } from '../testing/cart-shop.ts';
import { showCartView } from '../view/show-cart-view.ts';
import { priceCart } from './price-cart.ts';

// A cart that is priced with what was read a moment ago never shows an old price.

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const readCache = createReadCache();
const ctx = { ...shopContext(db), readCache };

const setProduct = (id: number, set: { regular_price?: number; stock_quantity?: number }) =>
  db.updateTable('products').set(set).where('id', '=', id).execute();

test('prices and stock are those of this moment', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.tray });
  await setProduct(shop.tray, { regular_price: 5000, stock_quantity: 3 });
  const again = await addLine(ctx, ann, { productId: shop.tray });
  expect(again.cart.totals.items).toBe(10_000);
  const refused = await addLine(ctx, ann, { productId: shop.tray, quantity: 2 });
  expect(refused.problems).toMatchObject([{ code: 'cart.problem.stockHeld', count: 3, held: 2 }]);
});

test('the uses of a coupon are those of this moment', async () => {
  const saved = await saveCoupon(
    db,
    {
      code: 'AUTO',
      kind: 'percent',
      amount: 5000,
      automatic: true,
      conditions: { usageLimit: { count: 1 } },
    },
    NOW,
  );
  expect(saved.ok).toBe(true);
  readCache.invalidate('all');
  const ann = visitor();
  const before = await addLine(ctx, ann, { productId: shop.card });
  expect(before.cart.coupons).toMatchObject([{ coupon: { code: 'auto' } }]);
  await db.updateTable('coupons').set({ used_count: 1 }).where('code', '=', 'auto').execute();
  expect((await showCartView(ctx, ann)).coupons).toEqual([]);
});

test('a coupon begins and ends by the clock', async () => {
  const conditions = { starts: { at: NOW + 1000 }, expires: { at: NOW + 2000 } };
  const soon = { code: 'SOON', kind: 'percent', amount: 1000, automatic: true } as const;
  await saveCoupon(db, { ...soon, places: ['cart'], conditions }, NOW);
  readCache.invalidate('all');
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.card });
  const seen = async (now: number) => {
    const { coupons, offers } = await showCartView({ ...ctx, now }, ann);
    const mine = ({ code }: { code: string }) => code === 'soon';
    return [coupons.some(mine), offers.find(mine)?.state ?? null];
  };
  expect(await seen(NOW + 999)).toEqual([false, null]);
  expect(await seen(NOW + 1000)).toEqual([true, 'usable']);
  expect(await seen(NOW + 2000)).toEqual([false, null]);
});

test('delivery counts as soon as its tag is cleared, soon without it, and at once for an order', async () => {
  const ann = visitor();
  await addLine(ctx, ann, { productId: shop.vase });
  const post = async (now = NOW) =>
    (await showCartView({ ...ctx, now }, ann)).packages[0]?.rates.map(({ title }) => title);
  const rename = (title: string) =>
    db.updateTable('shipping_methods').set({ title }).where('title', 'like', 'Post%').execute();
  expect(await post()).toContain('Post');
  await rename('Post by night');
  expect(await post()).toContain('Post');
  const { state } = await findStoredCart(db, ann, NOW);
  const order = await priceCart(ctx, state, { customerId: null, placing: true });
  expect(order.shipping.packages[0]?.rates.map(({ title }) => title)).toContain('Post by night');
  readCache.invalidate([SHIPPING_TAG]);
  expect(await post()).toContain('Post by night');
  await rename('Post by day');
  expect(await post(NOW + MAX_CACHE_AGE_MS)).toContain('Post by day');
});
