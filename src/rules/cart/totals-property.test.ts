import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { rateShares, taxOn } from '../tax/tax-amounts.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import { sampleRate } from '../tax/testing/sample-rate.ts';
import type { CartLine } from './cart-line.ts';
import type { CartTotals, Discount, TaxChoices, TotalsInput } from './cart-totals.ts';
import { lineAmounts } from './line-amounts.ts';
import { sampleCart, sampleDiscount, sampleLine, sampleTax } from './testing/sample-line.ts';
import { cartTotals } from './totals.ts';

const CLASSES = ['', 'reduced-rate', 'zero-rate'];
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const cents = (max: number) => fc.integer({ min: 0, max }).map(money);

const line = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 99 }).map((tenths) => tenths / 10),
  ),
  unitPrice: fc.oneof(cents(9), cents(30_000)),
  once: fc.oneof(fc.constant(money(0)), cents(2000)),
  undiscounted: fc.oneof(fc.constant(money(0)), cents(5000)),
  taxable: fc.boolean(),
  taxClass: fc.constantFrom(...CLASSES),
});
const lines = fc
  .array(line, { maxLength: KEYS.length })
  .map((drafts) =>
    KEYS.slice(0, drafts.length).map(
      (key, index): CartLine => sampleLine({ ...drafts[index], key }),
    ),
  );

const discount = fc.record({
  kind: fc.constantFrom<Discount['kind']>('percent', 'fixed_cart', 'fixed_product'),
  amount: fc.integer({ min: 0, max: 12_000 }),
  lines: fc.subarray(KEYS),
  itemLimit: fc.option(fc.integer({ min: 0, max: 30 })),
  most: fc.option(cents(5000)),
  freePieces: fc.dictionary(fc.constantFrom(...KEYS), fc.integer({ min: 0, max: 5 }), {
    maxKeys: 3,
  }),
});
const discounts = fc
  .array(discount, { maxLength: 5 })
  .map((drafts) => drafts.map((one, at) => sampleDiscount({ ...one, code: `c${at}` })));

const ratesOfClass = (firstId: number) =>
  fc
    .array(
      fc.record({
        rate: fc.integer({ min: 0, max: 300_000 }),
        compound: fc.boolean(),
        onShipping: fc.boolean(),
      }),
      { maxLength: 3 },
    )
    .map((drafts) =>
      drafts.map((one, at) => sampleRate({ ...one, id: firstId + at, priority: at + 1 })),
    );
const place = (firstId: number) =>
  fc
    .tuple(ratesOfClass(firstId), ratesOfClass(firstId + 10), ratesOfClass(firstId + 20))
    .map(
      (rates): Record<string, readonly TaxRate[]> =>
        Object.fromEntries(CLASSES.map((name, at) => [name, rates[at] ?? []])),
    );

const tax = fc
  .record({
    here: place(100),
    base: fc.option(place(200)),
    pricesIncludeTax: fc.boolean(),
    roundAtSubtotal: fc.boolean(),
    shippingClass: fc.constantFrom('inherit', ...CLASSES),
  })
  .map(({ here, base, ...drafts }): TaxChoices => {
    const expectedBase = base ?? here;
    return sampleTax(here, { ...drafts, baseRates: (taxClass) => expectedBase[taxClass] ?? [] });
  });

const fees = fc
  .array(
    fc.record({
      amount: cents(3000),
      taxable: fc.boolean(),
      taxClass: fc.constantFrom(...CLASSES),
    }),
    { maxLength: 3 },
  )
  .map((drafts) => drafts.map((one, at) => ({ ...one, id: `f${at}`, name: '' })));
const shipping = fc
  .array(fc.record({ cost: cents(3000), taxable: fc.boolean() }), { maxLength: 3 })
  .map((drafts) => drafts.map((one, at) => ({ ...one, packageId: at, rateId: `flat_rate:${at}` })));

const cart: fc.Arbitrary<TotalsInput> = fc.record({ lines, discounts, fees, shipping, tax });

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const RUNS = { numRuns: 200 };

describe('whatever is in a cart', () => {
  it('the parts sum to the whole', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = cartTotals(input);
        const of = <K extends keyof CartTotals['lines'][number]>(name: K) =>
          totals.lines.map((one) => one[name]);
        expect(sum(of('subtotal') as number[])).toBe(totals.items);
        expect(sum(of('subtotalTax') as number[])).toBe(totals.itemsTax);
        const net = sum(of('total') as number[]);
        const lineTax = sum(of('totalTax') as number[]);
        if (input.tax.pricesIncludeTax) {
          expect(net + lineTax).toBe(
            totals.items + totals.itemsTax - totals.discount - totals.discountTax,
          );
        } else {
          expect(net).toBe(totals.items - totals.discount);
        }
        for (const one of totals.lines) {
          expect(sum(Object.values(one.discounts))).toBe(one.subtotal - one.total);
          expect(sum(Object.values(one.taxes))).toBe(one.totalTax);
        }
        for (const { code, discount: all } of totals.coupons) {
          if (input.tax.pricesIncludeTax) break;
          expect(sum(totals.lines.map((one) => one.discounts[code] ?? 0))).toBe(all);
        }
        expect(sum(totals.coupons.map((one) => one.discount))).toBe(totals.discount);
        expect(sum(totals.coupons.map((one) => one.discountTax))).toBe(totals.discountTax);
        expect(sum(totals.feeLines.map((one) => one.total))).toBe(totals.fees);
        expect(sum(totals.feeLines.map((one) => one.tax))).toBe(totals.feesTax);
        expect(sum(totals.shippingLines.map((one) => one.cost))).toBe(totals.shipping);
        expect(sum(totals.shippingLines.map((one) => one.tax))).toBe(totals.shippingTax);
        expect(sum(totals.taxLines.map((one) => one.amount))).toBe(totals.tax);
        expect(totals.tax).toBe(lineTax + totals.feesTax + totals.shippingTax);
        expect(totals.total).toBe(net + totals.fees + totals.shipping + totals.tax);
      }),
      RUNS,
    );
  });

  it('no amount is below nought', () => {
    fc.assert(
      fc.property(cart, (input) => {
        const negative: string[] = [];
        JSON.stringify(cartTotals(input), (name, value) => {
          if (typeof value === 'number' && value < 0) negative.push(name);
          return value;
        });
        expect(negative).toEqual([]);
      }),
      RUNS,
    );
  });

  it('the order of fees, of parcels and of lines of different worth does not matter', () => {
    const shuffled = cart.chain((input) =>
      fc.record({
        input: fc.constant(input),
        lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
        fees: fc.shuffledSubarray([...input.fees], { minLength: input.fees.length }),
        shipping: fc.shuffledSubarray([...input.shipping], { minLength: input.shipping.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ input, ...order }) => {
        // Of lines of equal worth the one added first takes an odd cent.
        const worth = input.lines.map((one) => lineAmounts(one).discountable * one.quantity);
        fc.pre(new Set(worth).size === worth.length);
        const { lines: a, feeLines: af, shippingLines: as, ...one } = cartTotals(input);
        const {
          lines: b,
          feeLines: bf,
          shippingLines: bs,
          ...other
        } = cartTotals({
          ...input,
          ...order,
        });
        expect(other).toEqual(one);
        const by = <T, K extends string | number>(rows: T[], key: (row: T) => K) =>
          Object.fromEntries(rows.map((row) => [key(row), row]));
        expect(by(b, ({ key }) => key)).toEqual(by(a, ({ key }) => key));
        expect(by(bf, ({ id }) => id)).toEqual(by(af, ({ id }) => id));
        expect(by(bs, ({ packageId }) => packageId)).toEqual(by(as, ({ packageId }) => packageId));
        expect(b.map(({ key }) => key)).toEqual(order.lines.map(({ key }) => key));
      }),
      RUNS,
    );
  });

  it('no coupon takes more than its maximum, and none touches what is undiscounted', () => {
    const untaxed = cart.map((input) => ({ ...input, tax: { ...input.tax, enabled: false } }));
    fc.assert(
      fc.property(untaxed, (input) => {
        const totals = cartTotals(input);
        for (const [at, { most: max }] of input.discounts.entries()) {
          if (max !== null) expect(totals.coupons[at]?.discount).toBeLessThanOrEqual(max);
        }
        for (const [at, one] of input.lines.entries()) {
          const excluded = Math.min(one.undiscounted, one.unitPrice) * one.quantity + one.once;
          // A fraction of a cent, of 7.2 pieces for instance, is rounded with the rest of the line.
          expect(totals.lines[at]?.total).toBeGreaterThanOrEqual(Math.floor(excluded));
        }
      }),
      RUNS,
    );
  });
});

describe('prices entered with tax and without', () => {
  const single = lines.map((all) => all.map((one) => ({ ...one, quantity: 1, once: money(0) })));

  it('agree to the cent on lines, taxes and total where shopper and shop are in one place', () => {
    fc.assert(
      fc.property(single, place(100), (all, rates) => {
        const gross = all.map((one) => {
          const shares = one.taxable ? rateShares(rates[one.taxClass] ?? []) : [];
          return { ...one, unitPrice: money(one.unitPrice + sum(taxOn(one.unitPrice, shares))) };
        });
        const without = cartTotals(sampleCart({ lines: all, tax: sampleTax(rates) }));
        const tax = sampleTax(rates, { pricesIncludeTax: true });
        expect(cartTotals(sampleCart({ lines: gross, tax }))).toEqual(without);
      }),
      RUNS,
    );
  });

  it('a price with tax is what is paid, with any quantity, coupon and rounding', () => {
    fc.assert(
      fc.property(
        lines,
        discounts,
        place(100),
        fc.boolean(),
        (all, off, rates, roundAtSubtotal) => {
          const included = { pricesIncludeTax: true, roundAtSubtotal };
          const plain = cartTotals(sampleCart({ lines: all, discounts: off }));
          const taxed = cartTotals(
            sampleCart({ lines: all, discounts: off, tax: sampleTax(rates, included) }),
          );
          expect(taxed.total).toBe(plain.total);
          expect(taxed.items + taxed.itemsTax).toBe(plain.items);
          expect(taxed.discount + taxed.discountTax).toBe(plain.discount);
          for (const [at, one] of taxed.lines.entries()) {
            expect(one.total + one.totalTax).toBe(plain.lines[at]?.total);
          }
        },
      ),
      RUNS,
    );
  });
});
