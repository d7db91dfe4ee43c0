import { beforeEach, describe, expect, test } from 'vitest';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CartView } from '#wire/cart.ts';
import { addLine } from './changing/add-line.ts';
import {
  applyCoupon,
  applyCouponById,
  parkCoupons,
  removeCoupon,
} from './changing/apply-coupon.ts';
import type { CartResult } from './changing/change-cart.ts';
import { removeLine, setQuantity } from './changing/change-lines.ts';
import { type CartShop, fillCartShop, NOW, shopContext, visitor } from './testing/cart-shop.ts';
import { loadCartView } from './view/cart-view.ts';
import { showCartView } from './view/show-cart-view.ts';

const { db } = await testDatabase();
const ctx: ShopContext = shopContext(db);
const shop: CartShop = await fillCartShop(db);
let ann: Visitor;
let key = '';

beforeEach(async () => {
  ann = visitor();
  const result = await addLine(ctx, ann, { productId: shop.tray });
  key = result.cart.state.lines[0]?.key ?? '';
});

const seen = (result: CartResult): Promise<CartView> => loadCartView(ctx, result);
const codes = (view: CartView) => view.coupons.map(({ code }) => code);

describe('a coupon', () => {
  test('lowers the cart, in any case of letters, and is named as printed', async () => {
    const view = await seen(await applyCoupon(ctx, ann, ' ten '));
    expect(view.totals).toMatchObject({ subtotal: 4800, discount: 480, saving: 480, total: 4920 });
    expect(view.coupons).toMatchObject([{ code: 'ten', shownCode: 'TEN', discount: 480 }]);
    expect(view.notices.map(({ text }) => text)).toEqual(['Coupon TEN was applied.']);
    expect(view.rows[1]).toMatchObject({ code: 'discount', label: 'Discount TEN', amount: -480 });
  });

  test.each([
    ['', 'coupons.problem.empty'],
    ['  ', 'coupons.problem.empty'],
    ['nope', 'coupons.problem.unknown'],
    ['x'.repeat(5000), 'coupons.problem.unknown'],
    ["' or 1=1 --", 'coupons.problem.unknown'],
    ['OLD', 'coupons.problem.expired'],
    ['BIG', 'coupons.problem.minimumSpend'],
  ])('%.20s is refused and the cart unharmed', async (code, problem) => {
    const result = await applyCoupon(ctx, ann, code);
    expect([result.ok, result.problems[0]?.code]).toEqual([false, problem]);
    expect(result.cart.totals.total).toBe(5400);
  });

  test('is applied once', async () => {
    await applyCoupon(ctx, ann, 'TEN');
    const again = await applyCoupon(ctx, ann, 'ten');
    expect(again.problems).toMatchObject([{ code: 'coupons.problem.alreadyApplied' }]);
  });

  test('one that stands alone takes the others out and says so', async () => {
    await applyCoupon(ctx, ann, 'TEN');
    const view = await seen(await applyCoupon(ctx, ann, 'ALONE'));
    expect(codes(view)).toEqual(['alone']);
    expect(view.notices.map(({ text }) => text)).toEqual([
      'Coupon ALONE was applied.',
      'Coupon ALONE cannot be combined with others, so TEN was removed.',
    ]);
  });

  test('that no longer fits drops out with a word, once', async () => {
    await setQuantity(ctx, ann, key, 3);
    await applyCoupon(ctx, ann, 'BIG');
    const view = await seen(await setQuantity(ctx, ann, key, 1));
    expect(codes(view)).toEqual([]);
    expect(view.notices.at(-1)?.text).toBe(
      'Coupon BIG was removed: This coupon is for baskets of $100.00 or more.',
    );
    expect((await showCartView(ctx, ann)).notices).toEqual([]);
  });

  test('for free delivery opens the free way', async () => {
    const view = await seen(await applyCoupon(ctx, ann, 'SHIP'));
    expect(view.totals).toMatchObject({ shipping: 0, total: 4800 });
  });

  test('waits in an empty cart and is removed by its code', async () => {
    await removeLine(ctx, ann, key);
    const waiting = await seen(await applyCoupon(ctx, ann, 'TEN'));
    expect(waiting.notices.map(({ code }) => code)).toEqual(['cart.notice.couponWaiting']);
    await addLine(ctx, ann, { productId: shop.tray });
    expect((await showCartView(ctx, ann)).totals.discount).toBe(480);
    expect((await seen(await removeCoupon(ctx, ann, 'Ten'))).totals.discount).toBe(0);
    const again = await removeCoupon(ctx, ann, 'TEN');
    expect(again.problems).toMatchObject([{ code: 'coupons.problem.notApplied' }]);
  });

  test('is offered with its state, and taken by its number', async () => {
    const { offers } = await showCartView(ctx, ann);
    expect(offers).toMatchObject([{ code: 'ten', state: 'usable', applied: false, problem: '' }]);
    const id = offers[0]?.id ?? 0;
    const wrong = await applyCouponById(ctx, ann, id, 'FIVE');
    expect(wrong.problems).toMatchObject([{ code: 'coupons.problem.unknown' }]);
    expect(codes(await seen(await applyCouponById(ctx, ann, id, 'TEN')))).toEqual(['ten']);
    expect((await showCartView(ctx, ann)).offers).toMatchObject([{ applied: true }]);
  });

  test('that is switched off for the whole shop is refused', async () => {
    const closed = { ...ctx, settings: { ...ctx.settings, 'coupons.enabled': false } };
    expect((await applyCoupon(closed, ann, 'TEN')).problems[0]?.code).toBe('cart.problem.closed');
    expect((await showCartView(closed, ann)).offers).toEqual([]);
  });

  test('that comes by itself stays away once it was taken out', async () => {
    const saved = await saveCoupon(
      db,
      { code: 'AUTO', kind: 'fixed_cart', amount: 100, automatic: true },
      NOW,
    );
    try {
      const view = await showCartView(ctx, ann);
      expect(view.coupons).toMatchObject([{ code: 'auto', automatic: true, discount: 100 }]);
      expect(codes(await seen(await removeCoupon(ctx, ann, 'AUTO')))).toEqual([]);
      expect(codes(await showCartView(ctx, ann))).toEqual([]);
      expect(codes(await seen(await applyCoupon(ctx, ann, 'AUTO')))).toEqual(['auto']);
    } finally {
      if (saved.ok) await db.deleteFrom('coupons').where('id', '=', saved.id).execute();
    }
  });
});

describe('a link with a coupon', () => {
  test('is remembered for this visitor alone until something is in the cart', async () => {
    const bob = visitor();
    await parkCoupons(ctx, bob, ['ten']);
    expect(codes(await showCartView(ctx, bob))).toEqual([]);
    const view = await seen(await addLine(ctx, bob, { productId: shop.tray }));
    expect(codes(view)).toEqual(['ten']);
    expect(codes(await showCartView(ctx, ann))).toEqual([]);
  });

  test('waits for what it needs, and is dropped after half an hour', async () => {
    await parkCoupons(ctx, ann, ['big']);
    expect(codes(await showCartView(ctx, ann))).toEqual([]);
    const soon = { ...ctx, now: NOW + 29 * 60_000 };
    expect(codes(await loadCartView(soon, await setQuantity(soon, ann, key, 3)))).toEqual(['big']);
    const bob = visitor();
    await parkCoupons(ctx, bob, ['ten']);
    const late = { ...ctx, now: NOW + 31 * 60_000 };
    const result = await addLine(late, bob, { productId: shop.tray });
    expect(codes(await loadCartView(late, result))).toEqual([]);
  });

  test('with a made-up code remembers nobody', async () => {
    const bob = visitor();
    await parkCoupons(ctx, bob, ['made-up']);
    expect(bob.cookies.size).toBe(0);
  });
});

describe('codes that do not exist', () => {
  const limits = { 'coupons.wrongPerVisitor': 3, 'coupons.wrongPerAddress': 5 };
  const limited = shopContext(db, limits);
  const loadProblem = async (who: Visitor, code: string, at = limited) =>
    (await applyCoupon(at, who, code)).problems[0]?.code;

  /** The same browser at its next request, from this address. */
  function again(who: Visitor, address: string): Visitor {
    return { ...who, address, secretHash: who.started, cookies: new Map() };
  }

  test('may be tried so often by one visitor, and then not even a right one is confirmed', async () => {
    const bob = again(ann, '');
    for (const code of ['a1', 'a2', 'a3']) {
      expect(await loadProblem(bob, code)).toBe('coupons.problem.unknown');
    }
    const waits = await applyCoupon(limited, bob, 'TEN');
    expect(waits.problems).toMatchObject([{ code: 'coupons.problem.tooManyTries', count: 4 }]);
    const [notice] = waits.notices;
    expect(notice?.text).toContain('Please try again in 4 minutes.');
    expect(await loadProblem({ ...bob, secretHash: 'another' }, 'a4')).toBe(
      'coupons.problem.unknown',
    );
    const later = { ...limited, now: NOW + 5 * 60_000 };
    expect(await loadProblem(bob, 'OLD', later)).toBe('coupons.problem.expired');
  });

  test('count for their address, whatever the session, by number and by link too', async () => {
    const from = () => again(visitor(), '192.0.2.77');
    expect(await loadProblem(from(), 'b1')).toBe('coupons.problem.unknown');
    await applyCouponById(limited, from(), 1e9, '');
    await parkCoupons(limited, from(), ['b2', 'b3', 'b4']);
    expect(await loadProblem(from(), 'TEN')).toBe('coupons.problem.tooManyTries');
    const linked = from();
    await parkCoupons(limited, linked, ['ten']);
    expect(linked.cookies.size).toBe(0);
  });

  test('are not counted where they exist', async () => {
    const bob = again(ann, '192.0.2.78');
    for (let round = 0; round < 8; round += 1) {
      expect(await loadProblem(bob, 'OLD')).toBe('coupons.problem.expired');
    }
    expect(await loadProblem(bob, 'TEN')).toBeUndefined();
  });

  test('are limited without a setting changed, and not where the limit is 0', async () => {
    const bob = again(ann, '');
    const cat = { ...bob, secretHash: 'cat' };
    const free = shopContext(db, { 'coupons.wrongPerVisitor': 0 });
    for (let round = 0; round < 10; round += 1) {
      expect(await loadProblem(cat, `c${round}`, ctx)).toBe('coupons.problem.unknown');
    }
    expect(await loadProblem(cat, 'c10', ctx)).toBe('coupons.problem.tooManyTries');
    expect(await loadProblem(cat, 'c10', free)).toBe('coupons.problem.unknown');
  });

  test('a coupon that no list shows is not found by its number alone', async () => {
    const hidden = await saveCoupon(db, { code: 'HIDDEN', kind: 'fixed_cart', amount: 100 }, NOW);
    if (!hidden.ok) throw new Error('not saved');
    try {
      const without = await applyCouponById(ctx, ann, hidden.id, '');
      expect(without.problems).toMatchObject([{ code: 'coupons.problem.unknown' }]);
      expect((await applyCouponById(ctx, ann, hidden.id, 'hidden')).ok).toBe(true);
    } finally {
      await db.deleteFrom('coupons').where('id', '=', hidden.id).execute();
    }
  });
});

describe('what things bought together bring', () => {
  const cheapest = {
    kind: 'cheapest',
    quantity: 3,
    discounted: 1,
    percent: 10_000,
    times: null,
  } as const;
  const trio = { code: 'TRIO', kind: 'percent', amount: 0, automatic: true } as const;

  test('waits with what is missing, comes by itself and says why', async () => {
    await saveCoupon(db, { ...trio, places: ['cart'], promotion: cheapest }, NOW);
    const before = await seen(await setQuantity(ctx, ann, key, 2));
    expect(codes(before)).toEqual([]);
    expect(before.offers.find(({ code }) => code === 'trio')).toMatchObject({
      state: 'waiting',
      problem: 'Add one more to get the cheapest free.',
    });
    const after = await seen(await setQuantity(ctx, ann, key, 3));
    expect(after.coupons.find(({ code }) => code === 'trio')).toMatchObject({
      automatic: true,
      discount: 4800,
      reason: 'Of every 3, the cheapest is free.',
    });
    expect(after.totals).toMatchObject({ subtotal: 14_400, discount: 4800 });
    expect(codes(await seen(await setQuantity(ctx, ann, key, 2)))).toEqual([]);
    await db.deleteFrom('coupons').where('code', '=', 'trio').execute();
  });

  test('in steps says what the next one brings, before and after the first', async () => {
    const tiers = [
      { least: 3, percent: 1000 },
      { least: 5, percent: 2000 },
    ];
    const promotion = { kind: 'tiers', measure: 'quantity', tiers } as const;
    await saveCoupon(db, { ...trio, code: 'STEPS', promotion }, NOW);
    const next = async (quantity: number) =>
      (await seen(await setQuantity(ctx, ann, key, quantity))).nextSteps;
    expect(await next(2)).toEqual(['Add one more and save 10%.']);
    expect(await next(3)).toEqual(['Add 2 more and save 20%.']);
    expect(await next(5)).toEqual([]);
    await db.deleteFrom('coupons').where('code', '=', 'steps').execute();

    const onlyFor = { productIds: [shop.tray], categoryIds: [] };
    const spend = {
      kind: 'tiers',
      measure: 'subtotal',
      tiers: [{ least: 10_000, percent: 550 }],
    } as const;
    await saveCoupon(db, { ...trio, code: 'ONLY', promotion, conditions: { onlyFor } }, NOW);
    await saveCoupon(db, { ...trio, code: 'MUCH', promotion: spend }, NOW);
    await addLine(ctx, ann, { productId: shop.lights, quantity: 2 });
    expect(await next(1)).toEqual([
      'Add 2 more Oak tray and save 10%.',
      'Spend $42.00 more and save 5.5%.',
    ]);
    await db.deleteFrom('coupons').where('code', 'in', ['only', 'much']).execute();
  });
});
