import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { PackageLine } from './package-details.ts';
import { tableCost } from './table-cost.ts';
import { NO_CLASS, type TableRow } from './table-row.ts';

const row = (values: Partial<TableRow>): TableRow => ({
  by: '',
  from: null,
  to: null,
  shippingClass: '',
  coupon: '',
  cost: money(0),
  perPiece: money(0),
  perWeight: money(0),
  percent: 0,
  surcharge: false,
  ...values,
});

const line = (
  quantity: number,
  weight: number,
  cents: number,
  shippingClass = '',
): PackageLine => ({
  quantity,
  weight,
  shippingClass,
  cost: money(cents),
  price: money(Math.round(cents * 1.2)),
});

/** In kilograms. */
const details = (lines: readonly PackageLine[], coupons: readonly string[] = []) => ({
  lines,
  coupons,
  spent: money(lines.reduce((sum, { price }) => sum + price, 0)),
  chargedWeight: 1,
});

// The table of a furniture maker, as it would stand on paper:
//   up to 5 kg               4.50
//   up to 20 kg              7.00 + 0.35 per kg
//   from 20.001 to 60 kg    12.00 + 0.35 per kg + 1.5 % of the products
//   bulky, surcharge         9.99 + 2.00 per piece
//   coupon GENTLE, surcharge 3.00
const furniture: readonly TableRow[] = [
  row({ by: 'weight', to: 5, cost: money(450) }),
  row({ by: 'weight', to: 20, cost: money(700), perWeight: money(35) }),
  row({
    by: 'weight',
    from: 20.001,
    to: 60,
    cost: money(1200),
    perWeight: money(35),
    percent: 150,
  }),
  row({ shippingClass: 'bulky', cost: money(999), perPiece: money(200), surcharge: true }),
  row({ coupon: 'gentle', cost: money(300), surcharge: true }),
];

describe('a table of weights', () => {
  test.each<[string, PackageLine[], string[], number | null]>([
    ['a light parcel', [line(2, 1.7, 4800)], [], 450],
    ['exactly at the end of a row', [line(1, 5, 4800)], [], 450],
    ['three tenths of binary numbers at the end', [line(1, 4.7, 100), line(1, 0.3, 100)], [], 450],
    // 7.00 + 6.4 * 0.35 = 7.00 + 2.24
    ['6.4 kg', [line(1, 6.4, 18_000)], [], 924],
    // and 9.99 + 2 * 2.00 for two bulky chairs
    ['with two bulky chairs', [line(1, 1.4, 3000), line(2, 5, 15_000, 'bulky')], [], 2323],
    // 12.00 + 25.5 * 0.35 = 8.925 -> 8.93, 1.5 % of 333.33 = 4.99995 -> 5.00
    ['each part is rounded by itself', [line(3, 25.5, 33_333)], [], 1200 + 893 + 500],
    ['a coupon', [line(1, 1, 1000)], ['gentle', 'other'], 750],
    ['another coupon', [line(1, 1, 1000)], ['other'], 450],
    ['heavier than the table', [line(1, 60.001, 1000)], [], null],
    ['no weight at all', [line(1, 0, 1000)], [], 450],
  ])('%s', (_, lines, coupons, cost) => {
    const table = { rows: furniture, calculation: 'first', freeFrom: null } as const;
    expect(tableCost(table, details(lines, coupons))).toBe(cost);
  });

  test('weighed in grams is charged by the kilogram', () => {
    const rows = [row({ by: 'weight', to: 7000, perWeight: money(250) })];
    const grams = { ...details([line(1, 6400, 1000)]), chargedWeight: 1000 };
    expect(tableCost({ rows, calculation: 'first', freeFrom: null }, grams)).toBe(1600);
  });
});

describe('rows', () => {
  const mug = line(3, 1.2, 3000, 'fragile');
  const tray = line(1, 0.9, 4800);
  test.each<[string, Partial<TableRow>[], 'first' | 'sum', number | null]>([
    [
      'by price as it is displayed',
      [{ by: 'price', from: 9360, to: 9360, cost: money(1) }],
      'first',
      1,
    ],
    ['a price just above', [{ by: 'price', to: 9359, cost: money(1) }], 'first', null],
    ['by pieces', [{ by: 'pieces', from: 4, to: 4, perPiece: money(75) }], 'first', 300],
    [
      'a class counts its own products',
      [{ by: 'pieces', to: 3, shippingClass: 'fragile', perPiece: money(75) }],
      'first',
      225,
    ],
    ['products without a class', [{ shippingClass: NO_CLASS, perPiece: money(75) }], 'first', 75],
    ['a class that is not in the cart', [{ shippingClass: 'bulky' }], 'first', null],
    ['a share of a class', [{ shippingClass: 'fragile', percent: 1000 }], 'first', 300],
    ['the first of two', [{ cost: money(5) }, { cost: money(7) }], 'first', 5],
    ['the sum of two', [{ cost: money(5) }, { cost: money(7) }], 'sum', 12],
    [
      'a surcharge above the price',
      [{ cost: money(7), surcharge: true }, { cost: money(5) }],
      'first',
      12,
    ],
    ['surcharges alone are no price', [{ cost: money(7), surcharge: true }], 'sum', null],
    ['a price of nothing is one', [{}], 'first', 0],
    ['any coupon where there is none', [{ coupon: '*' }], 'first', null],
    ['no rows', [], 'first', null],
  ])('%s', (_, rows, calculation, cost) => {
    const table = { rows: rows.map(row), calculation, freeFrom: null };
    expect(tableCost(table, details([mug, tray]))).toBe(cost);
  });

  test('charge nothing from an amount on, surcharges neither, where there is a price at all', () => {
    const rows = [
      row({ by: 'pieces', to: 4, cost: money(600) }),
      row({ cost: money(100), surcharge: true }),
    ];
    const free = (freeFrom: number, lines = [mug, tray]) =>
      tableCost({ rows, calculation: 'first', freeFrom: money(freeFrom) }, details(lines));
    expect([free(9360), free(9361)]).toEqual([0, 700]);
    expect(free(1, [line(5, 1, 1000)])).toBeNull();
  });
});

const cents = fc.integer({ min: 0, max: 100_000 });
const size = fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null });
const rows = fc.array(
  fc.record({
    by: fc.constantFrom('', 'weight', 'price', 'pieces' as const),
    from: size,
    to: size,
    shippingClass: fc.constantFrom('', 'bulky', NO_CLASS),
    coupon: fc.constantFrom('', '*', 'gentle'),
    cost: cents.map(money),
    perPiece: cents.map(money),
    perWeight: cents.map(money),
    percent: fc.integer({ min: 0, max: 10_000 }),
    surcharge: fc.boolean(),
  }),
  { maxLength: 6 },
);
const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 40 }),
    cost: cents.map(money),
    price: cents.map(money),
    weight: fc.integer({ min: 0, max: 20_000 }),
    shippingClass: fc.constantFrom('', 'bulky'),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The same by whole numbers alone, with weights in grams. */
function byHand(
  table: readonly TableRow[],
  calculation: 'first' | 'sum',
  all: readonly PackageLine[],
  coupons: readonly string[],
): number | null {
  const half = (amount: bigint, of: bigint) => Number((amount * 2n + of) / (of * 2n));
  const charges = table.flatMap((each) => {
    const slug = each.shippingClass === NO_CLASS ? '' : each.shippingClass;
    const matching = all.filter((one) => each.shippingClass === '' || one.shippingClass === slug);
    const sum = (name: 'quantity' | 'weight' | 'price' | 'cost') =>
      matching.reduce((total, one) => total + one[name], 0);
    const sizes = { weight: sum('weight'), price: sum('price'), pieces: sum('quantity'), '': 0 };
    const [from, to] = each.by === '' ? [0, 0] : [each.from ?? 0, each.to ?? 1e9];
    const isHere = sizes[each.by] >= from && sizes[each.by] <= to && matching.length > 0;
    if (!isHere) return [];
    if (
      each.coupon === '*' ? coupons.length === 0 : each.coupon && !coupons.includes(each.coupon)
    ) {
      return [];
    }
    const weight = half(BigInt(each.perWeight) * BigInt(sum('weight')), 1000n);
    const share = half(BigInt(sum('cost')) * BigInt(each.percent), 10_000n);
    const cost = each.cost + each.perPiece * sum('quantity') + weight + share;
    return [{ cost, surcharge: each.surcharge }];
  });
  const prices = charges.filter(({ surcharge }) => !surcharge);
  if (prices.length === 0) return null;
  const counted = calculation === 'first' ? prices.slice(0, 1) : prices;
  return [...counted, ...charges.filter(({ surcharge }) => surcharge)].reduce(
    (total, { cost }) => total + cost,
    0,
  );
}

test('any table is to the cent what whole numbers make of it', () => {
  const calculation = fc.constantFrom('first' as const, 'sum' as const);
  const coupons = fc.subarray(['gentle', 'other']);
  fc.assert(
    fc.property(rows, calculation, lines, coupons, (table, how, all, used) => {
      const cost = tableCost(
        { rows: table, calculation: how, freeFrom: null },
        { lines: all, spent: money(0), coupons: used, chargedWeight: 1000 },
      );
      expect(cost).toBe(byHand(table, how, all, used));
    }),
    { numRuns: 2000 },
  );
});
