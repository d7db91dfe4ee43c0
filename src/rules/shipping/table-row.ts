import type { Money } from '../money/money.ts';

// One row of a table of shipping costs: when it fits, and what it charges.
// Example: { by: 'weight', from: null, to: 5, shippingClass: '', coupon: '', cost: 4.50, … } charges
// 4.50 for a parcel of up to 5 kg.

export const ROW_MEASURES = ['', 'weight', 'price', 'pieces'] as const;
export type RowMeasure = (typeof ROW_MEASURES)[number];

/** Instead of the slug of a class: products that have none. */
export const NO_CLASS = '-';
/** Instead of the code of a coupon: any. */
export const ANY_COUPON = '*';

export interface TableRow {
  /** What `from` and `to` are compared with; '' where the row fits however much there is. */
  by: RowMeasure;
  /** Both ends are included; null is open. Weights in the shop's unit, prices in minor units. */
  from: number | null;
  to: number | null;
  /** The slug of a class, of whose products alone the row is; '' for all products. */
  shippingClass: string;
  /** The code of a coupon that must be in the cart; '' for no such condition. */
  coupon: string;
  cost: Money;
  perPiece: Money;
  /** For each kilogram or pound. */
  perWeight: Money;
  /** Hundredths of a percent of what the products cost. */
  percent: number;
  /** Added to what is charged otherwise, instead of being a price of its own. */
  surcharge: boolean;
}

export const MAX_TABLE_ROWS = 200;
