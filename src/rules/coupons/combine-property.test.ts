import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import type { Discount } from '../cart/cart-totals.ts';
import { lineAmounts } from '../cart/line-amounts.ts';
import { cartTotals } from '../cart/totals.ts';
import { money } from '../money/money.ts';
import { combineCoupons } from './combine.ts';
import { COUPON_KINDS } from './coupon.ts';
import { testCoupon, testLine, toCart, unused } from './testing/test-coupon.ts';

// Any coupons in any cart, brought to an amount by the totals of the cart.

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
const target = fc.record({ productIds: ids, categoryIds: ids });
const side = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  productIds: ids,
  categoryIds: ids,
});
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });

const anyLine = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.nat(20_000),
    once: fc.nat(500),
    undiscountedPart: fc.nat(3000),
    onSale: fc.boolean(),
    categoryIds: ids,
  })
  .map(({ unitPrice, once, undiscountedPart, ...rest }) => ({
    ...rest,
    unitPrice: money(unitPrice),
    once: money(once),
    undiscounted: money(Math.min(unitPrice, undiscountedPart)),
  }));
const anyLines = fc
  .array(anyLine, { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map((row, index): CartLine => testLine(`line-${index}`, row)));

const anyCoupon = fc
  .record({
    kind: fc.constantFrom(...COUPON_KINDS),
    amount: fc.nat(10_000),
    buyGet: maybe(fc.record({ buy: side, get: side, repeat: fc.boolean() })),
    itemLimit: maybe(fc.integer({ min: 1, max: 5 })),
    maximumDiscount: maybe(fc.nat(5000).map(money)),
    individualUse: fc.boolean(),
    onlyFor: maybe(target),
    notFor: maybe(target),
    noSaleItems: fc.boolean(),
  })
  .map(({ onlyFor, notFor, noSaleItems, ...rest }) => ({
    ...rest,
    conditions: {
      ...(onlyFor && { onlyFor }),
      ...(notFor && { notFor }),
      ...(noSaleItems && { noSaleItems: {} }),
    },
  }));
const anyCoupons = fc
  .array(anyCoupon, { maxLength: 5 })
  .map((rows) => rows.map((row, index) => testCoupon(`C${index}`, row)));

function totals(lines: readonly CartLine[], discounts: readonly Discount[]) {
  const tax = {
    enabled: false,
    pricesIncludeTax: false,
    rates: () => [],
    baseRates: () => [],
    roundAtSubtotal: false,
    shippingClass: '',
  };
  return cartTotals({ lines, discounts, fees: [], shipping: [], tax });
}

test('no coupons take more than there is, nor more than they may', () => {
  fc.assert(
    fc.property(anyLines, anyCoupons, (lines, coupons) => {
      const combined = combineCoupons(
        { chosen: coupons.map(unused), automatic: [] },
        toCart(lines),
      );
      const cart = totals(lines, combined.discounts);
      expect(cart.discount).toBeLessThanOrEqual(cart.items);
      expect(cart.total).toBeGreaterThanOrEqual(0);
      for (const { coupon } of combined.applied) {
        const discount = cart.coupons.find((one) => one.code === coupon.code)?.discount ?? 0;
        expect(discount).toBeGreaterThanOrEqual(0);
        if (coupon.maximumDiscount !== null)
          expect(discount).toBeLessThanOrEqual(coupon.maximumDiscount);
      }
      for (const { freePieces } of combined.discounts) {
        for (const line of lines) {
          expect(freePieces[line.key] ?? 0).toBeLessThanOrEqual(line.quantity);
        }
      }
    }),
  );
});

test('a coupon lowers no line its conditions keep out', () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, row) => {
      const coupon = testCoupon('one', row);
      const combined = combineCoupons({ chosen: [unused(coupon)], automatic: [] }, toCart(lines));
      const { noSaleItems, notFor } = coupon.conditions;
      for (const line of totals(lines, combined.discounts).lines) {
        const bought = lines.find((one) => one.key === line.key);
        const isExcluded =
          (noSaleItems && bought?.onSale) || notFor?.productIds.includes(bought?.productId ?? 0);
        if (isExcluded) expect(line.total).toBe(line.subtotal);
      }
    }),
  );
});

test('neither the order of lines of different worth nor of coupons changes an amount', () => {
  const sociable = anyCoupons.map((all) => all.map((one) => ({ ...one, individualUse: false })));
  const both = fc.tuple(anyLines, sociable).chain(([lines, coupons]) =>
    fc.record({
      lines: fc.constant(lines),
      coupons: fc.constant(coupons),
      mixedLines: fc.shuffledSubarray(lines, { minLength: lines.length }),
      mixedCoupons: fc.shuffledSubarray(coupons, { minLength: coupons.length }),
    }),
  );
  const priced = (lines: readonly CartLine[], coupons: Parameters<typeof unused>[0][]) => {
    const choice = { chosen: coupons.map(unused), automatic: [] };
    const cart = totals(lines, combineCoupons(choice, toCart(lines)).discounts);
    const byKey = Object.fromEntries(cart.lines.map((line) => [line.key, line.total]));
    return { total: cart.total, byKey };
  };
  fc.assert(
    fc.property(both, ({ lines, coupons, mixedLines, mixedCoupons }) => {
      // Of lines of equal worth the one added first takes an odd cent.
      const worth = lines.map((line) => lineAmounts(line).discountable * line.quantity);
      fc.pre(new Set(worth).size === worth.length);
      expect(priced(mixedLines, mixedCoupons)).toEqual(priced(lines, coupons));
    }),
  );
});
