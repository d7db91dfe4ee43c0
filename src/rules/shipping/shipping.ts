import type { Money } from '../money/money.ts';
import type { PickupPlace } from '../pickup/pickup-place.ts';
import type { TableRow } from './table-row.ts';

/** A zone matches the locations it names; the first match in order wins, zone 0 is the rest. */
export interface ShippingZone {
  id: number;
  name: string;
  position: number;
  countries: readonly string[];
  /** `US:CA` */
  states: readonly string[];
  postcodes: readonly string[];
  methods: readonly ShippingMethod[];
}

/** One method of a zone. Costs are amounts or formulas such as `5 + 2 * [qty]` or `[fee percent="10" min_fee="4"]`. */
export type ShippingMethod = {
  instanceId: number;
  title: string;
  enabled: boolean;
  position: number;
  taxable: boolean;
  /** Working days on the way, earliest and latest; null for those of the shop. */
  transitDays?: readonly [number, number] | null;
} & (
  | {
      kind: 'flat_rate';
      cost: string;
      classCosts: Readonly<Record<string, string>>;
      noClassCost: string;
      calculation: 'per_class' | 'per_order';
    }
  | {
      kind: 'free_shipping';
      requires: '' | 'coupon' | 'min_amount' | 'either' | 'both';
      minAmount: Money;
      ignoreDiscounts: boolean;
    }
  /** With places each of them is a rate; without, it is one that names none. */
  | { kind: 'local_pickup'; cost: string; places: readonly string[] }
  | {
      kind: 'table_rate';
      rows: readonly TableRow[];
      /** Whether the first row that fits is charged, or all that fit together. */
      calculation: 'first' | 'sum';
      /** Spent from here on, nothing is charged; null where that is never so. */
      freeFrom: Money | null;
    }
);

/** An offer for one package: rate_id `flat_rate:1`, or `local_pickup:3:harbour` for a place. */
export interface ShippingRate {
  rateId: string;
  kind: ShippingMethod['kind'];
  instanceId: number;
  title: string;
  cost: Money;
  taxable: boolean;
  transitDays?: readonly [number, number] | null;
  /** Where it is collected. */
  place?: PickupPlace;
}

export interface ShippingPackage {
  id: number;
  lineKeys: readonly string[];
}
