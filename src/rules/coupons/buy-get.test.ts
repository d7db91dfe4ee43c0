import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type BuyGet, freePieces } from './buy-get.ts';
import { checkCoupon } from './check-coupon.ts';
import { getDiscount } from './line-discount.ts';
import { testCoupon, testLine, toCart } from './testing/test-coupon.ts';

const side = (quantity: number, ...productIds: number[]) => ({
  quantity,
  productIds,
  categoryIds: [],
});
const offer = (buy: BuyGet['buy'], get: BuyGet['get'], repeat = true): BuyGet => ({
  buy,
  get,
  repeat,
});
/** [product, price, quantity] for each line, its key being the product. */
const lines = (...rows: [number, number, number][]) =>
  rows.map(([productId, price, quantity]) =>
    testLine(`p${productId}`, { productId, unitPrice: money(price), quantity }),
  );

const sameProduct = offer(side(2, 1), side(1, 1));
const mugsGiveNapkins = offer(side(2, 1), side(2, 2));
const anyThree = offer(side(2), side(1));

test.each<[string, BuyGet, ReturnType<typeof lines>, Record<string, number>]>([
  ['two of the same are not yet enough', sameProduct, lines([1, 900, 2]), {}],
  ['the third is free', sameProduct, lines([1, 900, 3]), { p1: 1 }],
  ['five are one round and two over', sameProduct, lines([1, 900, 5]), { p1: 1 }],
  ['six are two rounds', sameProduct, lines([1, 900, 6]), { p1: 2 }],
  ['once only', { ...sameProduct, repeat: false }, lines([1, 900, 6]), { p1: 1 }],
  ['other products are free', mugsGiveNapkins, lines([1, 900, 2], [2, 400, 5]), { p2: 2 }],
  ['what is there of them', mugsGiveNapkins, lines([1, 900, 2], [2, 400, 1]), { p2: 1 }],
  ['nothing to give', mugsGiveNapkins, lines([1, 900, 4]), {}],
  ['nothing bought', mugsGiveNapkins, lines([2, 400, 4]), {}],
  ['the cheapest is free', anyThree, lines([1, 900, 1], [2, 400, 1], [3, 500, 1]), { p2: 1 }],
  ['a begun round counts', offer(side(3, 1), side(2, 1)), lines([1, 900, 4]), { p1: 1 }],
  ['a begun second round', offer(side(3, 1), side(2, 1)), lines([1, 900, 9]), { p1: 3 }],
  [
    'what was bought is not free too',
    offer(side(2, 1, 2), side(2, 2)),
    lines([1, 900, 1], [2, 400, 2]),
    { p2: 1 },
  ],
])('%s', (_, buyGet, cart, free) => {
  expect(freePieces(buyGet, cart)).toEqual(free);
  expect(freePieces(buyGet, cart.toReversed())).toEqual(free);
});

/** Every way to say for each piece whether it is paid for, free or neither, best one taken. */
function bestByTrying(buyGet: BuyGet, cart: ReturnType<typeof lines>): number {
  const pieces = cart.flatMap((line) =>
    Array.from({ length: line.quantity }, () => line.productId),
  );
  const fits = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id);
  let best = 0;
  const place = (index: number, paid: number, free: number): void => {
    const id = pieces[index];
    if (id === undefined) {
      const rounds = Math.floor(paid / buyGet.buy.quantity);
      const allowed = (buyGet.repeat ? rounds : Math.min(rounds, 1)) * buyGet.get.quantity;
      if (free <= allowed) best = Math.max(best, free);
      return;
    }
    place(index + 1, paid, free);
    if (fits(buyGet.buy.productIds, id)) place(index + 1, paid + 1, free);
    if (fits(buyGet.get.productIds, id)) place(index + 1, paid, free + 1);
  };
  place(0, 0, 0);
  return best;
}

test('as many pieces are free as the offer allows, and never more', () => {
  const ids = fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 2 });
  const sides = fc.tuple(fc.integer({ min: 1, max: 3 }), ids);
  const quantities = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2));
  fc.assert(
    fc.property(sides, sides, fc.boolean(), quantities, ([b, bs], [g, gs], repeat, [x, y, z]) => {
      const cart = lines([1, 900, x], [2, 400, y], [3, 500, z]).filter((one) => one.quantity > 0);
      const buyGet = offer(side(b, ...bs), side(g, ...gs), repeat);
      const free = freePieces(buyGet, cart);
      const sum = Object.values(free).reduce((all, one) => all + one, 0);
      expect(sum).toBe(bestByTrying(buyGet, cart));
      for (const line of cart) expect(free[line.key] ?? 0).toBeLessThanOrEqual(line.quantity);
    }),
    { numRuns: 60 },
  );
});

test('a huge quantity is counted, not walked through', () => {
  expect(freePieces(sameProduct, lines([1, 1, 900_000_000]))).toEqual({ p1: 300_000_000 });
});

test('the coupon says how many are still to be bought, or that the free one is missing', () => {
  const coupon = testCoupon('duo', { amount: 0, buyGet: mugsGiveNapkins });
  const first = (cart: ReturnType<typeof lines>) => {
    const check = checkCoupon(coupon, toCart(cart));
    return check.ok ? check.lines : check.problems;
  };
  const buyMore = { code: 'coupons.problem.buyMore', field: 'coupon', count: 1 };
  expect(first(lines([1, 900, 1], [2, 400, 1]))).toEqual([buyMore]);
  expect(first(lines([1, 900, 2]))).toEqual([{ code: 'coupons.problem.addFree', field: 'coupon' }]);
  expect(first(lines([1, 900, 2], [2, 400, 1]))).toEqual(['p1', 'p2']);
});

test('the discount names the free pieces and their lines only', () => {
  const coupon = testCoupon('duo', { amount: 0, buyGet: mugsGiveNapkins });
  expect(getDiscount(coupon, lines([1, 900, 2], [2, 400, 3]))).toEqual([
    {
      code: 'duo',
      kind: 'percent',
      amount: 0,
      lines: ['p2'],
      itemLimit: null,
      most: null,
      freePieces: { p2: 2 },
    },
  ]);
});

test('lines the coupon may not touch are neither bought nor free', () => {
  const conditions = { notFor: { productIds: [2], categoryIds: [] } };
  const coupon = testCoupon('duo', { amount: 0, buyGet: anyThree, conditions });
  expect(getDiscount(coupon, lines([1, 900, 2], [2, 400, 3]))).toEqual([]);
});
