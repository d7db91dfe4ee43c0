import { beforeEach, describe, expect, test } from 'vitest';
import { CONDITION_CODES, type CouponConditions } from '#rules/coupons/conditions/conditions.ts';
import type { Promotion } from '#rules/coupons/promotions/promotion.ts';
import { money } from '#rules/money/money.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { NOON } from '#server/catalog/testing/test-shop.ts';
import { uncached } from '#server/platform/cache/read-cache.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { CouponInput } from './coupon-input.ts';
import { couponsForCart } from './coupons-for-cart.ts';
import { findCoupon, findCouponById } from './find-coupon.ts';
import { saveCoupon } from './save-coupon.ts';

const database = await testDatabase();
const { db } = database;
let mug = 0;
let cups = 0;

beforeEach(async () => {
  await database.reset();
  cups = await saveCategory(db, { slug: 'cups', name: 'Cups' });
  mug = await saveProduct(db, { slug: 'mug', name: 'Mug' }, NOON);
});

const ten: CouponInput = { code: 'WELCOME10', kind: 'percent', amount: 1000 };
const save = (changes: Partial<CouponInput>) => saveCoupon(db, { ...ten, ...changes }, NOON);

async function saved(changes: Partial<CouponInput> = {}): Promise<number> {
  const result = await save(changes);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.id;
}

test('a saved coupon is found by its code in any case, and by its id [CP-01]', async () => {
  const id = await saved({ description: ' Ten percent ' });
  const found = await findCoupon(db, ' wElcome10 ');
  expect(found).toMatchObject({
    coupon: { id, code: 'welcome10', shownCode: 'WELCOME10', description: 'Ten percent' },
    usedTotal: 0,
    usedByCustomer: 0,
  });
  expect(await findCouponById(db, id)).toEqual(found);
});

test.each(['', '   ', 'nope', '%', 'welcome1_', 'x'.repeat(10_000), "' or 1=1 --", 'a\u0000b'])(
  'the code %j finds nothing',
  async (code) => {
    await saved();
    expect(await findCoupon(db, code)).toBeNull();
  },
);

test.each([0, -1, 1.5, Number.NaN, 2 ** 31, 1e15])('the id %d finds nothing', async (id) => {
  await saved();
  expect(await findCouponById(db, id)).toBeNull();
});

test('a disabled coupon is not there for shoppers', async () => {
  const id = await saved({ enabled: false });
  expect(await findCoupon(db, 'welcome10')).toBeNull();
  expect(await findCouponById(db, id)).toBeNull();
});

test('every part of a coupon comes back as it was saved', async () => {
  const conditions: CouponConditions = {
    starts: { at: NOON - 1 },
    expires: { at: NOON + 1 },
    usageLimit: { count: 5 },
    customerLimit: { count: 1 },
    emails: { patterns: ['*@example.com'] },
    roles: { roles: ['trade'] },
    countries: { countries: ['US'] },
    shippingMethods: { methods: ['flat_rate', 'free_shipping:3'] },
    paymentMethods: { methods: ['bank'] },
    onlyFor: { productIds: [mug], categoryIds: [] },
    notFor: { productIds: [], categoryIds: [cups] },
    noSaleItems: {},
    minimumSpend: { amount: money(1000) },
    maximumSpend: { amount: money(5_000_000_000) },
    ranges: {
      match: 'any',
      ranges: [{ measure: 'quantity', productIds: [], categoryIds: [cups], least: 3, most: null }],
    },
  };
  expect(Object.keys(conditions).sort()).toEqual([...CONDITION_CODES].sort());
  const rest = {
    description: 'Everything',
    kind: 'fixed_product',
    amount: 0,
    freeShipping: true,
    buyGet: {
      buy: { quantity: 2, productIds: [mug], categoryIds: [] },
      get: { quantity: 1, productIds: [], categoryIds: [cups] },
      repeat: true,
    },
    promotion: null,
    itemLimit: 4,
    maximumDiscount: money(9_000_000_000),
    individualUse: true,
    automatic: true,
    priority: 3,
    places: ['cart', 'account'],
    conditions,
  } satisfies Partial<CouponInput>;
  const id = await saved({ code: 'All of it', ...rest });
  const found = await findCouponById(db, id);
  expect(found?.coupon).toEqual({ id, code: 'all of it', shownCode: 'All of it', ...rest });
});

test.each<Promotion>([
  { kind: 'cheapest', quantity: 3, discounted: 1, percent: 10_000, times: 2 },
  { kind: 'tiers', measure: 'subtotal', tiers: [{ least: 5000, percent: 500 }] },
])('a promotion is found as it was saved, and taken away again', async (promotion) => {
  const id = await saved({ amount: 0, promotion });
  expect((await findCouponById(db, id))?.coupon.promotion).toEqual(promotion);
  await saved({ id, promotion: null });
  expect((await findCouponById(db, id))?.coupon.promotion).toBeNull();
});

test('lists that are both empty are no condition', async () => {
  const nothing = { productIds: [], categoryIds: [] };
  const id = await saved({ conditions: { onlyFor: nothing, notFor: nothing } });
  expect((await findCouponById(db, id))?.coupon.conditions).toEqual({});
});

describe('what is refused', () => {
  const cheapest = { kind: 'cheapest', quantity: 3, discounted: 1, percent: 10_000 };
  const unknownTarget = { productIds: [999_999], categoryIds: [] };
  test.each<[string, unknown, string, string]>([
    ['an empty code', { code: ' ' }, 'invalid', 'code'],
    ['a code with a comma', { code: 'a,b' }, 'invalid', 'code'],
    ['a code too long', { code: 'x'.repeat(65) }, 'invalid', 'code'],
    ['another kind', { kind: 'gift' }, 'invalid', 'kind'],
    ['a negative amount', { amount: -1 }, 'invalid', 'amount'],
    ['a fraction of a cent', { amount: 10.5 }, 'invalid', 'amount'],
    ['more than all', { amount: 10_001 }, 'tooMuch', 'amount'],
    [
      'a limit of none',
      { conditions: { usageLimit: { count: 0 } } },
      'invalid',
      'conditions.usageLimit.count',
    ],
    ['an unknown condition', { conditions: { moon: {} } }, 'invalid', 'conditions'],
    [
      'a condition without its argument',
      { conditions: { starts: {} } },
      'invalid',
      'conditions.starts.at',
    ],
    [
      'an address list of nobody',
      { conditions: { emails: { patterns: [] } } },
      'invalid',
      'conditions.emails.patterns',
    ],
    [
      'a country by its name',
      { conditions: { countries: { countries: ['France'] } } },
      'invalid',
      'conditions.countries.countries.0',
    ],
    [
      'an end before the start',
      { conditions: { starts: { at: 9 }, expires: { at: 9 } } },
      'cross',
      'conditions.expires',
    ],
    [
      'sums that cross',
      { conditions: { minimumSpend: { amount: 9 }, maximumSpend: { amount: 8 } } },
      'cross',
      'conditions.maximumSpend',
    ],
    [
      'a range that crosses',
      {
        conditions: {
          ranges: { match: 'all', ranges: [{ measure: 'quantity', least: 3, most: 2 }] },
        },
      },
      'invalid',
      'conditions.ranges.ranges.0.most',
    ],
    [
      'a product that is not there',
      { conditions: { onlyFor: unknownTarget } },
      'unknown',
      'conditions.onlyFor',
    ],
    [
      'a category that is not there',
      { conditions: { notFor: { productIds: [], categoryIds: [999_999] } } },
      'unknown',
      'conditions.notFor',
    ],
    [
      'free pieces of what is not there',
      {
        amount: 0,
        buyGet: { buy: { quantity: 1 }, get: { quantity: 1, ...unknownTarget }, repeat: false },
      },
      'unknown',
      'buyGet',
    ],
    [
      'free pieces and an amount',
      { buyGet: { buy: { quantity: 1 }, get: { quantity: 1 }, repeat: false } },
      'buyGetOnly',
      'amount',
    ],
    ['a promotion and an amount', { promotion: cheapest }, 'promotionOnly', 'amount'],
    [
      'a promotion of the cart',
      { amount: 0, kind: 'fixed_cart', promotion: cheapest },
      'promotionOnly',
      'kind',
    ],
    [
      'a promotion for so many pieces',
      { amount: 0, itemLimit: 3, promotion: cheapest },
      'promotionOnly',
      'itemLimit',
    ],
    [
      'all of them free',
      { amount: 0, promotion: { ...cheapest, discounted: 3 } },
      'notFewer',
      'promotion.discounted',
    ],
    [
      'more than free',
      { amount: 0, promotion: { ...cheapest, percent: 10_001 } },
      'invalid',
      'promotion.percent',
    ],
    [
      'so many that nobody counts them',
      { amount: 0, promotion: { ...cheapest, quantity: 1e9 } },
      'invalid',
      'promotion.quantity',
    ],
    [
      'a set of what is not there',
      {
        amount: 0,
        promotion: {
          kind: 'bundle',
          items: [{ productId: 999_999, quantity: 2 }],
          effect: { percent: 1000 },
        },
      },
      'unknown',
      'promotion.items',
    ],
    [
      'a set of a number too large for a row',
      {
        amount: 0,
        promotion: {
          kind: 'bundle',
          items: [{ productId: 9_999_999_999, quantity: 2 }],
          effect: { percent: 1000 },
        },
      },
      'invalid',
      'promotion.items.0.productId',
    ],
    [
      'a set without a price',
      {
        amount: 0,
        promotion: {
          kind: 'bundle',
          items: [{ productId: 1, quantity: 2 }],
          effect: { percent: -1 },
        },
      },
      'invalid',
      'promotion.effect.percent',
    ],
    [
      'steps that fall',
      {
        amount: 0,
        promotion: {
          kind: 'tiers',
          measure: 'quantity',
          tiers: [
            { least: 6, percent: 2000 },
            { least: 3, percent: 1000 },
          ],
        },
      },
      'notRising',
      'promotion.tiers',
    ],
    ['an id that is not there', { id: 999_999 }, 'unknown', 'id'],
  ])('%s', async (_, changes, code, field) => {
    const result = await save(changes as Partial<CouponInput>);
    expect(result.ok || result.problems).toMatchObject([{ code, field }]);
    expect(await db.selectFrom('coupons').select('id').execute()).toEqual([]);
  });

  test('a code another coupon has in other letters [CP-01]', async () => {
    const id = await saved();
    expect(await save({ code: 'Welcome10' })).toEqual({
      ok: false,
      problems: [{ code: 'taken', field: 'code' }],
    });
    expect(await save({ id, code: 'Welcome10' })).toEqual({ ok: true, id });
  });
});

test('saving again leaves the uses alone', async () => {
  const id = await saved();
  await db.updateTable('coupons').set({ used_count: 4 }).where('id', '=', id).execute();
  await saved({ id, amount: 500 });
  expect(await findCouponById(db, id)).toMatchObject({ usedTotal: 4, coupon: { amount: 500 } });
});

test('a cart is given its own coupons in their order and those that come by themselves', async () => {
  const automatic = { automatic: true };
  await saved({ code: 'B' });
  await saved({ code: 'A' });
  await saved({ code: 'Other' });
  await saved({ code: 'Auto', ...automatic });
  await saved({ code: 'Off', ...automatic, enabled: false });
  await saved({ code: 'Late', ...automatic, conditions: { expires: { at: NOON } } });
  await saved({ code: 'Early', ...automatic, conditions: { starts: { at: NOON + 1 } } });
  const customer = { id: null, email: '' };
  const requested = { codes: ['A', 'gone', 'b', 'a', 'LATE', 'a\u0000'], customer, now: NOON };
  const found = await couponsForCart({ db, readCache: uncached }, requested);
  expect(found.chosen.map((one) => one.coupon.code)).toEqual(['a', 'b', 'late']);
  expect(found.automatic.map((one) => one.coupon.code).sort()).toEqual(['auto', 'late']);
  expect(found.unknown).toEqual(['gone', 'a\u0000']);
  const none = await couponsForCart(
    { db, readCache: uncached },
    { codes: [], customer, now: NOON },
  );
  expect(none.automatic.map((one) => one.coupon.code)).toEqual(['auto']);
});
