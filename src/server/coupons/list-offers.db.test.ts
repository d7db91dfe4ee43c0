import { beforeEach, expect, test } from 'vitest';
import type { CouponSituation } from '#rules/coupons/conditions/situation.ts';
import { NOON, testLine, toCart } from '#rules/coupons/testing/test-coupon.ts';
import { money } from '#rules/money/money.ts';
import { catalogContext } from '#server/catalog/testing/test-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { CouponInput } from './coupon-input.ts';
import { listOffers, type OffersQuery } from './list-offers.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { saveCoupon } from './save-coupon.ts';

const database = await testDatabase();
const { db } = database;
const DAY = 86_400_000;
const ann = { id: null, email: 'ann@example.com', roles: [] };
const situation: CouponSituation = toCart([testLine('mug', { unitPrice: money(1400) })], {
  customer: ann,
});

beforeEach(() => database.reset());

async function add(code: string, changes: Partial<CouponInput> = {}): Promise<number> {
  const plain: CouponInput = { code, kind: 'percent', amount: 1000, places: ['cart'] };
  const saved = await saveCoupon(db, { ...plain, ...changes }, NOON);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.id;
}

async function offers(changes: Partial<OffersQuery> = {}): Promise<string[]> {
  const requested = { place: 'cart', situation, applied: [], ...changes } as const;
  const listed = await listOffers(catalogContext(db, {}, NOON), requested);
  return listed.map(
    ({ coupon, state, applied }) => `${coupon.code} ${applied ? 'applied' : state}`,
  );
}

test('a cart lists what can be clicked, then what waits or was used, and nothing that is over', async () => {
  await add('Old', { conditions: { expires: { at: NOON - DAY } } });
  const used = await add('Once', { conditions: { customerLimit: { count: 1 } } });
  await add('More', { conditions: { minimumSpend: { amount: money(5000) } } });
  await add('Ten');
  await add('Have');
  await database.transaction((trx) =>
    redeemCoupon(trx, { couponId: used, orderId: 1, customer: ann, now: NOON }),
  );
  const all = ['ten usable', 'have applied', 'more waiting', 'once used'];
  expect(await offers({ applied: ['have'] })).toEqual(all);
  expect(await offers({ applied: ['have'], show: 'usable' })).toEqual(all.slice(0, 2));
  const guest = { ...situation, customer: { id: null, email: '', roles: [] } };
  expect(await offers({ situation: guest })).toContain('once usable');
});

test.each<[string, Partial<CouponInput>]>([
  ['listed nowhere', { places: [] }],
  ['listed elsewhere', { places: ['account', 'checkout'] }],
  ['disabled', { enabled: false }],
  ['not begun', { conditions: { starts: { at: NOON + 1 } } }],
  ['over since now', { conditions: { expires: { at: NOON } } }],
  ['over for long', { conditions: { expires: { at: NOON - 31 * DAY } } }],
  ["somebody else's", { conditions: { emails: { patterns: ['bob@example.com'] } } }],
])('one that is %s is not in the cart', async (_, changes) => {
  await add('hidden', changes);
  expect(await offers()).toEqual([]);
});

test('each place has its own list', async () => {
  await add('A', { places: ['account'] });
  await add('B', { places: ['checkout', 'cart'] });
  expect(await offers({ place: 'account' })).toEqual(['a usable']);
  expect(await offers({ place: 'checkout' })).toEqual(['b usable']);
});

test('at most twenty are listed, or as many as asked for', async () => {
  for (let index = 0; index < 22; index += 1) await add(`C${index}`);
  expect(await offers()).toHaveLength(20);
  expect(await offers({ most: 3 })).toEqual(['c0 usable', 'c1 usable', 'c2 usable']);
});
