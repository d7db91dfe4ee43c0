import { beforeAll, describe, expect, test } from 'vitest';
import { checkCoupon } from '#rules/coupons/check-coupon.ts';
import type { CouponRecord } from '#rules/coupons/coupon.ts';
import { getDiscount } from '#rules/coupons/line-discount.ts';
import { testLine, toCart } from '#rules/coupons/testing/test-coupon.ts';
import { money } from '#rules/money/money.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { couponsForCart } from '#server/coupons/coupons-for-cart.ts';
import { findCoupon } from '#server/coupons/find-coupon.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.ts';
import { uncached } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addCoupons } from './seed/add-coupons.ts';

const NOW = Date.UTC(2026, 4, 5, 10, 30);
const database = await testDatabase();
const { db } = database;
const products = new Map<string, number>();

beforeAll(async () => {
  const categories = new Map([
    ['gift-sets', await saveCategory(db, { slug: 'gift-sets', name: 'Gift sets' })],
  ]);
  for (const slug of ['oak-serving-tray', 'soy-candle-jar', 'linen-napkin', 'stoneware-mug']) {
    products.set(slug, await saveProduct(db, { slug, name: slug }, NOW));
  }
  await database.transaction((trx) => addCoupons(trx, { categories, products }, NOW));
});

async function coupon(code: string): Promise<CouponRecord> {
  const found = await findCoupon(db, code);
  if (!found) throw new Error(`no coupon ${code}`);
  return found;
}
const line = (slug: string, price: number, quantity = 1) =>
  testLine(slug, { productId: products.get(slug) ?? 0, unitPrice: money(price), quantity });
const cart = () =>
  toCart([line('oak-serving-tray', 4800), line('stoneware-mug', 1400, 2)], { now: NOW });

describe('the fixed points among the coupons', () => {
  test.each([
    ['WELCOME10', { kind: 'percent', amount: 1000, conditions: {} }],
    ['FIVEOFF', { kind: 'fixed_cart', amount: 500, conditions: {} }],
    ['TRAY20', { kind: 'percent', amount: 2000 }],
    ['FREESHIP', { amount: 0, freeShipping: true, conditions: {} }],
    ['LASTONE', { kind: 'percent', amount: 1000 }],
    ['OLDNEWS', { kind: 'percent' }],
  ])('%s is as the docs say [CP-01]', async (code, figures) => {
    const found = await coupon(code);
    expect(found.coupon).toMatchObject({ ...figures, shownCode: code, automatic: false });
    const works = checkCoupon(found.coupon, cart()).ok;
    expect(works).toBe(code !== 'OLDNEWS');
  });

  test('TRAY20 lowers the tray and nothing else', async () => {
    const [discount] = getDiscount((await coupon('TRAY20')).coupon, cart().lines);
    expect(discount?.lines).toEqual(['oak-serving-tray']);
  });

  test('OLDNEWS is over', async () => {
    const check = checkCoupon((await coupon('OLDNEWS')).coupon, cart());
    expect(!check.ok && check.problems).toMatchObject([{ code: 'coupons.problem.expired' }]);
  });

  test('LASTONE can be used once more, and no second time', async () => {
    const { id } = (await coupon('LASTONE')).coupon;
    const use = (orderId: number) => {
      const customer = { id: null, email: `guest${orderId}@example.com` };
      return database.transaction((trx) =>
        redeemCoupon(trx, { couponId: id, orderId, customer, now: NOW }),
      );
    };
    expect((await use(1)).ok).toBe(true);
    expect((await use(2)).ok).toBe(false);
  });
});

test('three soy candles are lowered by themselves, two are not', async () => {
  const customer = { id: null, email: '' };
  const { automatic } = await couponsForCart(
    { db, readCache: uncached },
    { codes: [], customer, now: NOW },
  );
  expect(automatic.map((one) => one.coupon.shownCode)).toEqual(['THREESCENTS']);
  const [scents] = automatic;
  const works = (pieces: number) =>
    scents &&
    checkCoupon(scents.coupon, toCart([line('soy-candle-jar', 2400, pieces)], { now: NOW })).ok;
  expect([works(2), works(3)]).toEqual([false, true]);
});

test('every fourth napkin is free', async () => {
  const napkins = await coupon('FOURTHNAPKIN');
  const free = (pieces: number) =>
    getDiscount(napkins.coupon, [line('linen-napkin', 900, pieces)])[0]?.freePieces ?? {};
  expect([free(3), free(4), free(8)]).toEqual([{}, { 'linen-napkin': 1 }, { 'linen-napkin': 2 }]);
});

test('there is a coupon of every kind', async () => {
  const rows = await db.selectFrom('coupons').selectAll().execute();
  expect(new Set(rows.map((row) => row.kind)).size).toBe(3);
  expect(rows.some((row) => row.buy_get !== null)).toBe(true);
  expect(rows.some((row) => row.individual_use === 1)).toBe(true);
  expect(rows.some((row) => row.free_shipping === 1)).toBe(true);
});
