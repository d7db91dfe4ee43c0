import { addMoney, multiplyMoney, toPercent } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { addQuantities } from '../quantities/quantity.ts';
import type { PackageDetails, PackageLine } from './package-details.ts';
import type { ShippingMethod } from './shipping.ts';
import { ANY_COUPON, NO_CLASS, type RowMeasure, type TableRow } from './table-row.ts';

// What a table of rows charges for a package. Of the rows that fit the first is charged, or all of them
// together; surcharges that fit are added. Each part of a row is rounded by itself.
// Example: up to 5 kg 4.50, up to 20 kg 7.00 and 0.35 per kg, and 9.99 more where something is bulky:
// 6.4 kg with a bulky chair are 7.00 + 2.24 + 9.99 = 19.23.

type TableRate = ShippingMethod & { kind: 'table_rate' };
type Table = Pick<TableRate, 'rows' | 'calculation' | 'freeFrom'>;
type Details = Pick<PackageDetails, 'lines' | 'spent' | 'coupons' | 'chargedWeight'>;

/** Null where no row has a price for it: it is not offered then. */
export function tableCost({ rows, calculation, freeFrom }: Table, details: Details): Money | null {
  const fitting = rows.flatMap((row) => {
    const lines = rowLines(row, details.lines);
    return lines.length > 0 && fits(row, lines, details.coupons) ? [{ row, lines }] : [];
  });
  const prices = fitting.filter(({ row }) => !row.surcharge);
  if (prices.length === 0) return null;
  if (freeFrom !== null && details.spent >= freeFrom) return money(0);
  const charged = [
    ...(calculation === 'first' ? prices.slice(0, 1) : prices),
    ...fitting.filter(({ row }) => row.surcharge),
  ];
  return addMoney(...charged.map(({ row, lines }) => rowCost(row, lines, details.chargedWeight)));
}

/** The lines that a row is about, which it measures and charges. */
function rowLines(
  { shippingClass }: TableRow,
  lines: readonly PackageLine[],
): readonly PackageLine[] {
  if (shippingClass === '') return lines;
  const slug = shippingClass === NO_CLASS ? '' : shippingClass;
  return lines.filter((line) => line.shippingClass === slug);
}

function fits(
  { by, from, to, coupon }: TableRow,
  lines: readonly PackageLine[],
  coupons: readonly string[],
): boolean {
  const hasCoupon = coupon === ANY_COUPON ? coupons.length > 0 : coupons.includes(coupon);
  if (coupon !== '' && !hasCoupon) return false;
  if (by === '') return true;
  const size = measure(by, lines);
  return (from === null || size >= from) && (to === null || size <= to);
}

function measure(by: Exclude<RowMeasure, ''>, lines: readonly PackageLine[]): number {
  switch (by) {
    case 'weight':
      return totalWeight(lines);
    case 'price':
      return addMoney(...lines.map(({ price }) => price));
    case 'pieces':
      return pieces(lines);
  }
}

function rowCost(row: TableRow, lines: readonly PackageLine[], chargedWeight: number): Money {
  const goods = addMoney(...lines.map(({ cost }) => cost));
  return addMoney(
    row.cost,
    multiplyMoney(row.perPiece, pieces(lines)),
    multiplyMoney(row.perWeight, totalWeight(lines) / chargedWeight),
    toPercent(goods, row.percent / 100),
  );
}

function pieces(lines: readonly PackageLine[]): number {
  return addQuantities(...lines.map(({ quantity }) => quantity));
}

/** Thousandths of a unit are what a scale can tell: 0.1 and 0.2 are 0.3, which a row may end at. */
function totalWeight(lines: readonly PackageLine[]): number {
  return addQuantities(...lines.map(({ weight }) => weight));
}
