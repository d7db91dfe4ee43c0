import { beforeEach, describe, expect, test } from 'vitest';
import { NOON } from '#server/catalog/testing/test-shop.ts';
import { uncached } from '#server/platform/cache/read-cache.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { CouponInput } from './coupon-input.ts';
import { couponsForCart } from './coupons-for-cart.ts';
import { findCouponById } from './find-coupon.ts';
import type { CouponHolder } from './holder-names.ts';
import { holdCoupon, type RedeemedUse, redeemCoupon } from './redeem-coupon.ts';
import { releaseCoupon, releaseOrderCoupons, releaseOverdueCoupons } from './release-coupon.ts';
import { saveCoupon } from './save-coupon.ts';

const database = await testDatabase();
const { db } = database;
const HOUR = 3_600_000;
const ann: CouponHolder = { id: null, email: 'ann@example.com' };
const bob: CouponHolder = { id: null, email: 'bob@example.com' };

beforeEach(() => database.reset());

async function coupon(conditions: CouponInput['conditions'], code = 'ONE'): Promise<number> {
  const saved = await saveCoupon(db, { code, kind: 'percent', amount: 1000, conditions }, NOON);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.id;
}

const within = <T>(work: (trx: Db) => Promise<T>) => database.transaction(work);
const redeem = (couponId: number, orderId: number, customer = ann) =>
  within((trx) => redeemCoupon(trx, { couponId, orderId, customer, now: NOON }));
const hold = (couponId: number, orderId: number, customer = ann, now = NOON) =>
  within((trx) => holdCoupon(trx, { couponId, orderId, customer, now }, now + HOUR));
const release = (couponId: number, orderId: number) =>
  within((trx) => releaseCoupon(trx, { couponId, orderId }));
const usedCount = async (id: number) => (await findCouponById(db, id))?.usedTotal;
const usedBy = async (id: number, customer: CouponHolder) =>
  (await findCouponById(db, id, { customer }))?.usedByCustomer;
const toText = (result: RedeemedUse) =>
  result.ok ? 'ok' : result.problems.map((one) => one.code.replace('coupons.problem.', '')).join();

describe('at the same moment', () => {
  const sessions = Array.from({ length: 20 }, (_, index) => ({
    order: index + 1,
    customer: { id: null, email: `guest${index}@example.com` },
  }));

  test.each([1, 5])('of twenty orders exactly the %d uses left are taken', async (left) => {
    const id = await coupon({ usageLimit: { count: left } });
    const results = await Promise.all(
      sessions.map(({ order, customer }) => redeem(id, order, customer)),
    );
    expect(results.filter((one) => one.ok)).toHaveLength(left);
    expect(results.filter((one) => toText(one) === 'usedUp')).toHaveLength(20 - left);
    expect(await usedCount(id)).toBe(left);
    const rows = await db.selectFrom('coupon_redemptions').select('id').execute();
    expect(rows).toHaveLength(left);
  });

  test('of twenty orders of one person exactly one has the coupon', async () => {
    const id = await coupon({ customerLimit: { count: 1 } });
    // Every other one with a tag: the person stays the same.
    const results = await Promise.all(
      sessions.map(({ order }) =>
        redeem(id, order, {
          id: null,
          email: order % 2 ? 'ann@example.com' : `Ann+${order}@example.com`,
        }),
      ),
    );
    expect(results.filter((one) => one.ok)).toHaveLength(1);
    expect(results.filter((one) => toText(one) === 'usedByYou')).toHaveLength(19);
    expect(await usedCount(id)).toBe(1);
  });

  test('twenty times the same order is one use', async () => {
    const id = await coupon({ usageLimit: { count: 3 } });
    const results = await Promise.all(sessions.map(() => redeem(id, 1)));
    expect(results.every((one) => one.ok)).toBe(true);
    expect(await usedCount(id)).toBe(1);
  });

  test('holding and releasing side by side loses and gains nothing', async () => {
    const id = await coupon({ usageLimit: { count: 20 } });
    await Promise.all(sessions.map(({ order, customer }) => hold(id, order, customer)));
    const odd = sessions.filter(({ order }) => order % 2 === 1);
    await Promise.all([
      ...odd.map(({ order }) => release(id, order)),
      ...odd.map(({ order }) => release(id, order)),
    ]);
    expect(await usedCount(id)).toBe(10);
  });
});

describe('limits', () => {
  test('a person is their account and their address', async () => {
    const id = await coupon({ customerLimit: { count: 1 } });
    expect(toText(await redeem(id, 1, { id: 7, email: 'ann@example.com' }))).toBe('ok');
    expect(toText(await redeem(id, 2, ann))).toBe('usedByYou');
    expect(toText(await redeem(id, 3, { id: 7, email: 'other@example.com' }))).toBe('usedByYou');
    expect(toText(await redeem(id, 4, bob))).toBe('ok');
    expect(await usedBy(id, { id: null, email: 'ANN+x@example.com' })).toBe(1);
    expect(await usedBy(id, { id: 7, email: '' })).toBe(1);
    expect(await usedBy(id, { id: 8, email: '' })).toBe(0);
  });

  test('a use that a person may not have is not counted for the coupon either', async () => {
    const id = await coupon({ usageLimit: { count: 2 }, customerLimit: { count: 1 } });
    await redeem(id, 1, ann);
    const refused = await redeem(id, 2, { id: 9, email: ann.email });
    expect(refused).toEqual({
      ok: false,
      problems: [{ code: 'coupons.problem.usedByYou', field: 'coupon', count: 1 }],
    });
    expect(await usedCount(id)).toBe(1);
    expect(await usedBy(id, { id: 9, email: '' })).toBe(0);
    expect(toText(await redeem(id, 3, bob))).toBe('ok');
  });

  test('without limits uses are counted all the same', async () => {
    const id = await coupon({});
    for (const order of [1, 2, 3]) await redeem(id, order);
    expect(await usedCount(id)).toBe(3);
    await saveCoupon(
      db,
      {
        id,
        code: 'ONE',
        kind: 'percent',
        amount: 1000,
        conditions: { customerLimit: { count: 3 } },
      },
      NOON,
    );
    expect(toText(await redeem(id, 4))).toBe('usedByYou');
  });

  test('a disabled or deleted coupon has no uses', async () => {
    const id = await coupon({});
    await db.updateTable('coupons').set({ enabled: 0 }).execute();
    expect(toText(await redeem(id, 1))).toBe('usedUp');
    expect(toText(await redeem(999_999, 1))).toBe('usedUp');
  });

  test('an order does not stand in its own way', async () => {
    const id = await coupon({ usageLimit: { count: 1 }, customerLimit: { count: 1 } });
    await hold(id, 1);
    const requested = { codes: ['one'], now: NOON, customer: ann };
    const uses = async (except: { exceptOrder?: number }) => {
      const [record] = (
        await couponsForCart({ db, readCache: uncached }, { ...requested, ...except })
      ).chosen;
      return [record?.usedTotal, record?.usedByCustomer];
    };
    expect(await uses({})).toEqual([1, 1]);
    expect(await uses({ exceptOrder: 1 })).toEqual([0, 0]);
    expect(await uses({ exceptOrder: 2 })).toEqual([1, 1]);
  });
});

describe('the life of a use', () => {
  test('held, redeemed, and not counted twice', async () => {
    const id = await coupon({ usageLimit: { count: 1 } });
    expect(toText(await hold(id, 1))).toBe('ok');
    expect(toText(await redeem(id, 2, bob))).toBe('usedUp');
    expect(toText(await redeem(id, 1))).toBe('ok');
    expect(toText(await hold(id, 1))).toBe('ok');
    const rows = await db.selectFrom('coupon_redemptions').selectAll().execute();
    expect(rows).toMatchObject([{ order_id: 1, state: 'redeemed', held_until: null }]);
    expect(await usedCount(id)).toBe(1);
  });

  test('given back once, however often it is asked', async () => {
    const id = await coupon({ usageLimit: { count: 1 }, customerLimit: { count: 1 } });
    await redeem(id, 1);
    expect(await release(id, 1)).toBe(true);
    expect(await release(id, 1)).toBe(false);
    expect(await usedCount(id)).toBe(0);
    expect(await usedBy(id, ann)).toBe(0);
    expect(toText(await redeem(id, 2))).toBe('ok');
  });

  test('every coupon of an order is given back together', async () => {
    const one = await coupon({}, 'ONE');
    const two = await coupon({}, 'TWO');
    for (const id of [one, two]) await hold(id, 1);
    await hold(two, 2, bob);
    expect(await within((trx) => releaseOrderCoupons(trx, 1))).toBe(2);
    expect([await usedCount(one), await usedCount(two)]).toEqual([0, 1]);
  });

  test('another address typed meanwhile counts for that person', async () => {
    const id = await coupon({ customerLimit: { count: 1 } });
    await hold(id, 1, ann);
    expect(toText(await redeem(id, 1, bob))).toBe('ok');
    expect([await usedBy(id, ann), await usedBy(id, bob)]).toEqual([0, 1]);
    expect(await usedCount(id)).toBe(1);
  });

  test('a hold ends with its time, not before', async () => {
    const id = await coupon({ usageLimit: { count: 1 } });
    await hold(id, 1);
    expect(await within((trx) => releaseOverdueCoupons(trx, NOON + HOUR - 1))).toBe(0);
    expect(await within((trx) => releaseOverdueCoupons(trx, NOON + HOUR))).toBe(1);
    expect(await usedCount(id)).toBe(0);
  });

  test('who comes after the end of a hold takes its place at once', async () => {
    const id = await coupon({ usageLimit: { count: 1 } });
    await hold(id, 1);
    expect(toText(await hold(id, 2, bob, NOON + HOUR - 1))).toBe('usedUp');
    expect(toText(await hold(id, 2, bob, NOON + HOUR))).toBe('ok');
    const rows = await db.selectFrom('coupon_redemptions').select('order_id').execute();
    expect(rows).toEqual([{ order_id: 2 }]);
  });

  test('an order that fails after taking a use takes none', async () => {
    const id = await coupon({ usageLimit: { count: 1 } });
    const failing = within(async (trx) => {
      await redeemCoupon(trx, { couponId: id, orderId: 1, customer: ann, now: NOON });
      throw new Error('the card was refused');
    });
    await expect(failing).rejects.toThrow('the card was refused');
    expect(await usedCount(id)).toBe(0);
  });
});
