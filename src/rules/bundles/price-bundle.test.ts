import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyFormat, formatMoney } from '../money/format.ts';
import { money } from '../money/money.ts';
import type { BundleDiscount } from './bundle.ts';
import { firstPrice } from './first-price.ts';
import { type BundlePart, type BundleTerms, priceBundle } from './price-bundle.ts';

const NOTHING = { unit: money(0), undiscounted: money(0) };
const percent = (value: number): BundleDiscount => ({ kind: 'percent', hundredths: value * 100 });
const part = (id: string, unit: number, more: Partial<BundlePart> = {}): BundlePart => ({
  id,
  unit: money(unit),
  undiscounted: money(0),
  quantity: 1,
  discount: null,
  ...more,
});
const MORNING: BundleTerms = {
  base: 'free',
  tiers: [
    { minimum: 2, discount: percent(5) },
    { minimum: 3, discount: percent(10) },
    { minimum: 4, discount: percent(15) },
  ],
};
const FOUR = [part('mug', 1800), part('tray', 4800), part('napkin', 1400), part('honey', 1600)];

describe('a bundle of known prices', () => {
  test('the discount is taken once off the sum of the chosen items [BU-07]', () => {
    const price = priceBundle(MORNING, NOTHING, FOUR);
    expect(price).toMatchObject({ sum: 9600, off: 1440, total: 8160 });
    expect(price.parts.map(({ total }) => total)).toEqual([1530, 4080, 1190, 1360]);
  });

  test('the tier goes by how many items are ticked, not by their pieces [BU-08]', () => {
    const price = priceBundle(MORNING, NOTHING, [part('napkin', 900, { quantity: 6 })]);
    expect(price).toMatchObject({ tier: null, off: 0, total: 5400 });
    const two = priceBundle(MORNING, NOTHING, [
      part('napkin', 900, { quantity: 6 }),
      part('honey', 1900),
    ]);
    expect(two).toMatchObject({ off: 365, total: 6935 });
  });

  test('an amount is taken off once for each bundle [BU-09]', () => {
    const tiers = [{ minimum: 2, discount: { kind: 'fixed', amount: money(500) } as const }];
    expect(priceBundle({ base: 'free', tiers }, NOTHING, FOUR).total).toBe(9100);
  });

  test('it never goes below nought [BU-12]', () => {
    const tiers = [{ minimum: 1, discount: { kind: 'fixed', amount: money(99_999) } as const }];
    const price = priceBundle({ base: 'free', tiers }, NOTHING, FOUR);
    expect(price.total).toBe(0);
    expect(price.parts.every(({ total, unit }) => total === 0 && unit === 0)).toBe(true);
  });

  test("an item's own discount comes first, and each step says what it takes", () => {
    const price = priceBundle(MORNING, NOTHING, [
      part('napkin', 1000, { quantity: 2, discount: percent(10) }),
      part('honey', 2000),
    ]);
    // 2 × 9.00 and 20.00 are 38.00, of which 5 % are 1.90: 0.90 and 1.00.
    expect(price.total).toBe(3610);
    expect(price.parts[0]?.steps).toEqual([
      { code: 'bundle.item', subject: '', amount: -100 },
      { code: 'bundle.tier', subject: '', amount: -45 },
    ]);
  });

  test('what no discount may touch stays whole', () => {
    const price = priceBundle(MORNING, NOTHING, [
      part('board', 4000, { undiscounted: money(800) }),
      part('honey', 2000),
    ]);
    expect(price.off).toBe(260);
  });

  test('the bundle itself costs nothing, its price, or its price less the tier', () => {
    const productPart = { unit: money(600), undiscounted: money(0) };
    const total = (base: BundleTerms['base']) =>
      priceBundle({ ...MORNING, base }, productPart, FOUR).total;
    expect([total('free'), total('added'), total('discounted')]).toEqual([8160, 8760, 8670]);
  });

  test('prices of a bundle show two decimals [BU-11]', () => {
    const dollars: CurrencyFormat = {
      code: 'USD',
      symbol: '$',
      position: 'left',
      decimals: 2,
      decimalSeparator: '.',
      thousandSeparator: ',',
    };
    const { total, off } = priceBundle(MORNING, NOTHING, FOUR);
    expect([formatMoney(total, dollars), formatMoney(off, dollars)]).toEqual(['$81.60', '$14.40']);
  });

  test('what is still to be chosen counts with its lowest price', () => {
    const item = {
      variationId: null,
      required: false,
      quantity: { first: 1, min: 1, max: 1 },
      attributes: {},
      discount: null,
      title: '',
    };
    const bundle = {
      ...MORNING,
      items: [
        { ...item, id: 'mug', productId: 1, chosen: true },
        { ...item, id: 'tray', productId: 2, chosen: true },
        { ...item, id: 'honey', productId: 3, chosen: false },
      ],
    };
    const spans = [
      { min: money(1400), max: money(1800) },
      { min: money(4800), max: money(4800) },
    ];
    expect(firstPrice(bundle, null, ({ productId }) => spans[productId - 1] ?? null)).toEqual({
      min: 5890,
      max: 6270,
      sumMin: 6200,
      sumMax: 6600,
    });
  });
});

describe('any bundle', () => {
  const discounts: fc.Arbitrary<BundleDiscount> = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      hundredths: fc.integer({ min: 0, max: 10_000 }),
    }),
    fc.record({
      kind: fc.constant('fixed' as const),
      amount: fc.integer({ min: 0, max: 50_000 }).map(money),
    }),
  );
  const parts = fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 100_000 }).map(money),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      quantity: fc.integer({ min: 1, max: 12 }),
      discount: fc.option(discounts),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const tiers = fc.array(
    fc.record({ minimum: fc.integer({ min: 1, max: 8 }), discount: discounts }),
    {
      maxLength: 4,
    },
  );
  const bases = fc.constantFrom('free', 'added', 'discounted');

  test('its parts sum to the whole, to the cent, and none is below nought', () => {
    fc.assert(
      fc.property(
        parts,
        tiers,
        bases,
        fc.integer({ min: 0, max: 9000 }),
        (input, steps, base, productPart) => {
          const chosen = input.map(({ share, ...one }, at) => ({
            ...one,
            id: String(at),
            undiscounted: money(Math.floor(one.unit * share)),
          }));
          const price = priceBundle(
            { base, tiers: steps },
            { unit: money(productPart), undiscounted: money(0) },
            chosen,
          );
          const all = [...(price.base ? [price.base] : []), ...price.parts];
          const sum = (of: (one: (typeof all)[number]) => number) =>
            all.reduce((total, one) => total + of(one), 0);
          expect(sum((one) => one.total)).toBe(price.total);
          expect(sum((one) => one.sum)).toBe(price.sum);
          expect(price.total + price.off).toBe(price.sum);
          expect(price.off).toBeGreaterThanOrEqual(0);
          for (const one of all) {
            expect(one.total).toBe(one.unit * one.quantity - one.cents);
            expect(one.total).toBeGreaterThanOrEqual(0);
            expect(one.cents).toBeGreaterThanOrEqual(0);
            expect(one.cents).toBeLessThan(one.quantity);
            const stepped = one.steps.reduce(
              (unit, step) => unit + step.amount,
              one.sum / one.quantity,
            );
            expect(stepped).toBe(one.unit);
          }
          // What no discount may touch is still there.
          for (const [at, one] of price.parts.entries()) {
            const { undiscounted = 0, quantity = 1 } = chosen[at] ?? {};
            expect(one.total).toBeGreaterThanOrEqual(undiscounted * quantity);
          }
        },
      ),
    );
  });
});
