import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscounts } from '../../cart/apply-discounts.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { sampleTax } from '../../cart/testing/sample-line.ts';
import { cartTotals } from '../../cart/totals.ts';
import { money } from '../../money/money.ts';
import { sampleRate } from '../../tax/testing/sample-rate.ts';
import { checkCoupon } from '../check-coupon.ts';
import { combineCoupons } from '../combine.ts';
import type { CouponConditions } from '../conditions/conditions.ts';
import { testCoupon, testLine, toCart, unused } from '../testing/test-coupon.ts';
import { promotionProblems } from './check.ts';
import type { Promotion } from './promotion.ts';
import { parsePromotion, type WrittenPromotion, writePromotion } from './written.ts';

const line = (key: string, price: number, quantity = 1, more: Partial<CartLine> = {}) =>
  testLine(key, { productId: key.charCodeAt(0), unitPrice: money(price), quantity, ...more });
const id = (key: string) => key.charCodeAt(0);

const coupon = (promotion: Promotion, conditions: CouponConditions = {}) =>
  testCoupon('promo', { amount: 0, promotion, conditions });

/** What each line loses, or the code of the problem. */
function lowered(promotion: Promotion, lines: CartLine[], conditions: CouponConditions = {}) {
  const cart = toCart(lines);
  const checked = checkCoupon(coupon(promotion, conditions), cart);
  if (!checked.ok) {
    const [{ code, count, amount } = { code: '' }] = checked.problems;
    return [code.replace('coupons.problem.', ''), count ?? amount].filter(
      (one) => one !== undefined,
    );
  }
  const { discounts } = combineCoupons(
    { chosen: [unused(coupon(promotion, conditions))], automatic: [] },
    cart,
  );
  return applyDiscounts(lines, discounts).map(({ deducted }) =>
    deducted.reduce((sum, one) => sum + one, 0),
  );
}

const cheapest = (
  quantity: number,
  discounted: number,
  percent = 10_000,
  times: number | null = null,
): Promotion => ({ kind: 'cheapest', quantity, discounted, percent, times });

describe('of several the cheapest', () => {
  test.each<[string, Promotion, CartLine[], (number | string)[], CouponConditions?]>([
    ['two of three are not enough', cheapest(3, 1), [line('a', 900, 2)], ['cheapestFree', 1]],
    ['three are', cheapest(3, 1), [line('a', 900, 3)], [900]],
    [
      'the cheapest of three products',
      cheapest(3, 1),
      [line('a', 900), line('b', 400), line('c', 500)],
      [0, 400, 0],
    ],
    [
      'twice: the two cheapest of all six',
      cheapest(3, 1),
      [line('a', 900, 4), line('b', 400), line('c', 500)],
      [0, 400, 500],
    ],
    ['at most once', cheapest(3, 1, 10_000, 1), [line('a', 900, 6)], [900]],
    ['two of five', cheapest(5, 2), [line('a', 900, 4), line('b', 400, 2)], [0, 800]],
    ['half of it', cheapest(2, 1, 5000), [line('a', 905, 2)], [452]],
    ['half is said otherwise', cheapest(2, 1, 5000), [line('a', 905)], ['cheapestLess', 1]],
    [
      'what is on sale neither counts nor is free',
      cheapest(3, 1),
      [line('a', 900, 3), line('b', 100, 2, { onSale: true })],
      [900, 0],
      { noSaleItems: {} },
    ],
    [
      'so that it may not be enough',
      cheapest(3, 1),
      [line('a', 900, 2), line('b', 100, 2, { onSale: true })],
      ['cheapestFree', 1],
      { noSaleItems: {} },
    ],
    [
      'only of some products',
      cheapest(2, 1),
      [line('a', 900, 2), line('b', 100, 2)],
      [900, 0],
      { onlyFor: { productIds: [id('a')], categoryIds: [] } },
    ],
    ['a gift is not one of them', cheapest(2, 1), [line('a', 900, 2), line('b', 0)], [900, 0]],
    [
      'cloth by the half metre counts by the metre',
      cheapest(3, 1),
      [line('a', 2000, 1.5), line('b', 1000, 1.5)],
      [0, 1000],
    ],
    ['not yet three metres', cheapest(3, 1), [line('a', 2000, 2.5)], ['cheapestFree', 0.5]],
    [
      'what no coupon lowers stays',
      cheapest(2, 1),
      [line('a', 900, 2, { undiscounted: money(300) })],
      [600],
    ],
    [
      'a huge quantity is not walked through',
      cheapest(3, 1),
      [line('a', 1, 900_000_000)],
      [300_000_000],
    ],
  ])('%s', (_, promotion, lines, expected, conditions) => {
    expect(lowered(promotion, lines, conditions)).toEqual(expected);
  });
});

const set = (
  items: Record<string, number>,
  effect: { price: number } | { percent: number },
  times: number | null = null,
): Promotion => ({
  kind: 'bundle',
  items: Object.entries(items).map(([key, quantity]) => ({ productId: id(key), quantity })),
  effect: 'price' in effect ? { price: money(effect.price) } : effect,
  times,
});
const tray = (quantity = 1) => line('t', 4800, quantity);
const mug = (quantity = 1) => line('m', 1850, quantity);

describe('a set together', () => {
  test.each<[string, Promotion, CartLine[], (number | string)[]]>([
    [
      'without one of it',
      set({ t: 1, m: 2 }, { price: 7500 }),
      [tray(), mug()],
      ['setIncomplete', 1],
    ],
    ['without all of it', set({ t: 1, m: 2 }, { price: 7500 }), [mug()], ['setIncomplete', 2]],
    ['for a price', set({ t: 1, m: 2 }, { price: 7500 }), [tray(), mug(2)], [565, 435]],
    ['two sets and one over', set({ t: 1, m: 2 }, { price: 7500 }), [tray(3), mug(4)], [1129, 871]],
    ['at most one set', set({ t: 1, m: 1 }, { price: 6000 }, 1), [tray(2), mug(2)], [469, 181]],
    ['for less', set({ t: 1, m: 1 }, { percent: 1000 }), [tray(2), mug(1)], [480, 185]],
    ['for nothing', set({ t: 1, m: 1 }, { price: 0 }), [tray(), mug()], [4800, 1850]],
    [
      'that costs less already',
      set({ t: 1, m: 1 }, { price: 6650 }),
      [tray(), mug()],
      ['alreadyLess'],
    ],
    [
      'of two variations the dearer',
      set({ t: 1, m: 1 }, { percent: 1000 }),
      [tray(), mug(), line('n', 2000, 1, { productId: id('m'), variationId: 901 })],
      [480, 0, 200],
    ],
    ['the same product several times', set({ m: 3 }, { price: 5000 }), [mug(7)], [1100]],
  ])('%s', (_, promotion, lines, expected) => {
    expect(lowered(promotion, lines)).toEqual(expected);
  });
});

const tiers = (
  measure: 'quantity' | 'subtotal',
  ...rows: [least: number, percent: number][]
): Promotion => ({
  kind: 'tiers',
  measure,
  tiers: rows.map(([least, percent]) => ({ least, percent })),
});

describe('the more, the cheaper', () => {
  const pieces = tiers('quantity', [3, 1000], [6, 2000]);
  const spend = tiers('subtotal', [5000, 500], [10_000, 1500]);
  test.each<[string, Promotion, CartLine[], (number | string)[], CouponConditions?]>([
    ['one short', pieces, [line('a', 1000, 2)], ['buyMore', 1]],
    ['the first step', pieces, [line('a', 1000, 5)], [500]],
    ['the second step, of everything', pieces, [line('a', 1000, 5), line('b', 333)], [1001, 66]],
    ['a cent short', spend, [line('a', 4999)], ['spendMore', 1]],
    ['to the cent', spend, [line('a', 5000)], [250]],
    ['the second amount', spend, [line('a', 5000), line('b', 5000)], [750, 750]],
    [
      'only some products count, and only they are lowered',
      pieces,
      [line('a', 1000, 3), line('b', 1000, 3)],
      [300, 0],
      { onlyFor: { productIds: [id('a')], categoryIds: [] } },
    ],
    ['half metres', pieces, [line('a', 1000, 2.5), line('b', 1000, 0.5)], [250, 50]],
  ])('%s', (_, promotion, lines, expected, conditions) => {
    expect(lowered(promotion, lines, conditions)).toEqual(expected);
  });
});

describe('with other coupons', () => {
  const lines = [tray(), mug(2)];
  const together = (...coupons: ReturnType<typeof testCoupon>[]) => {
    const { discounts } = combineCoupons(
      { chosen: coupons.map(unused), automatic: [] },
      toCart(lines),
    );
    return applyDiscounts(lines, discounts).map(({ deducted }) => deducted);
  };
  const inSet = testCoupon('set', { amount: 0, promotion: set({ t: 1, m: 1 }, { price: 6000 }) });
  const free = testCoupon('free', { amount: 0, promotion: cheapest(3, 1) });
  const ten = testCoupon('ten', { amount: 1000 });

  test('a set is reckoned from full prices, whatever was typed first', () => {
    expect(together(ten, inSet)).toEqual([
      [469, 433],
      [181, 352],
    ]);
    expect(together(inSet, ten)).toEqual(together(ten, inSet));
  });

  test('a piece that is free by one is not lowered below nothing by another', () => {
    const all = testCoupon('all', { amount: 0, promotion: set({ t: 1, m: 2 }, { price: 0 }) });
    expect(together(all, free, ten)).toEqual([
      [4800, 0, 0],
      [3700, 0, 0],
    ]);
  });

  test('a limit of the coupon holds', () => {
    const limited = { ...inSet, maximumDiscount: money(100) };
    expect(together(limited).map(([amount]) => amount)).toEqual([72, 28]);
  });

  test('one that applies by itself waits until it gives something', () => {
    const automatic = [unused({ ...inSet, automatic: true })];
    const applied = (cart: CartLine[]) =>
      combineCoupons({ chosen: [], automatic }, toCart(cart)).applied.length;
    expect([applied([tray()]), applied(lines)]).toEqual([0, 1]);
  });
});

describe('with tax', () => {
  const vat = [sampleRate({ id: 2, rate: 200_000, name: 'VAT' })];
  const lines = [tray(), mug(2)];
  const { discounts } = combineCoupons(
    {
      chosen: [unused(coupon(set({ t: 1, m: 2 }, { price: 7500 })))],
      automatic: [],
    },
    toCart(lines),
  );
  const totals = (pricesIncludeTax: boolean) => {
    const tax = sampleTax({ '': vat }, { pricesIncludeTax });
    const {
      discount,
      discountTax,
      tax: all,
      total,
    } = cartTotals({
      lines,
      discounts,
      fees: [],
      shipping: [],
      tax,
    });
    return [discount, discountTax, all, total];
  };

  test('in the price, the set costs its price', () => {
    expect(totals(true)).toEqual([833, 167, 1250, 7500]);
  });

  test('on top, the price is one without tax', () => {
    expect(totals(false)).toEqual([1000, 200, 1500, 9000]);
  });
});

test('no promotion takes off more than the lines are worth, and the same in any order', () => {
  const quantities = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4));
  const promotions = fc.oneof(
    fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 10_000 }))
      .map(([quantity, percent]) => cheapest(quantity, 1, percent)),
    fc.nat(9000).map((price) => set({ a: 1, b: 2 }, { price })),
    fc.nat(8).map((least) => tiers('quantity', [least + 1, 333])),
  );
  fc.assert(
    fc.property(promotions, quantities, (promotion, [x, y, z]) => {
      const lines = [line('a', 905, x), line('b', 333, y), line('c', 1, z)].filter(
        ({ quantity }) => quantity > 0,
      );
      const amounts = (cart: CartLine[]) => {
        const all = lowered(promotion, cart);
        if (all.some((amount) => typeof amount === 'string')) return new Map([['', all.join()]]);
        return new Map<string, string | number>(
          all.map((amount, at) => [cart[at]?.key ?? '', amount]),
        );
      };
      const forwards = amounts(lines);
      expect(amounts(lines.toReversed())).toEqual(forwards);
      for (const { key, unitPrice, quantity } of lines) {
        const amount = forwards.get(key);
        if (typeof amount === 'number') expect(amount).toBeLessThanOrEqual(unitPrice * quantity);
      }
    }),
  );
});

test.each<[Promotion, string[]]>([
  [cheapest(3, 1), []],
  [cheapest(3, 3), ['notFewer']],
  [set({ m: 1 }, { price: 100 }), ['notSet']],
  [set({ m: 2 }, { price: 100 }), []],
  [
    {
      kind: 'bundle',
      items: [
        { productId: 1, quantity: 1 },
        { productId: 1, quantity: 1 },
      ],
      effect: { percent: 100 },
      times: null,
    },
    ['twice'],
  ],
  [tiers('quantity', [3, 1000], [6, 2000]), []],
  [tiers('quantity', [6, 1000], [3, 2000]), ['notRising']],
  [tiers('quantity', [3, 1000], [6, 1000]), ['notRising']],
])('%j has the problems %j', (promotion, codes) => {
  expect(promotionProblems(promotion).map(({ code }) => code)).toEqual(codes);
});

test.each<WrittenPromotion>([
  { kind: 'cheapest', quantity: 3, discounted: 1, percent: '12.5', times: 2 },
  {
    kind: 'bundle',
    items: [{ product_id: 7, quantity: 2 }],
    price: '75.00',
    percent: null,
    times: null,
  },
  {
    kind: 'bundle',
    items: [{ product_id: 7, quantity: 2 }],
    price: null,
    percent: '10',
    times: null,
  },
  { kind: 'tiers', measure: 'quantity', tiers: [{ least: '3', percent: '10' }] },
  { kind: 'tiers', measure: 'subtotal', tiers: [{ least: '50.00', percent: '10' }] },
])('%j is read and written back', (written) => {
  expect(writePromotion(parsePromotion(written, 2), 2)).toEqual(written);
});

test('what is no number is one that is refused', () => {
  const percent = 'ten';
  const written = { kind: 'cheapest', quantity: 3, discounted: 1, percent, times: null } as const;
  expect(parsePromotion(written, 2)).toMatchObject({ percent: -1 });
});
