import type { Money } from '../money/money.ts';
import type { FieldValues } from './field-value.ts';
import type { GroupProduct } from './option-form.ts';

/** What the form is told of its product; names as other programs know them are in the wire record. */
export interface OptionProduct {
  id: number;
  /** Of the product or the chosen variation. */
  price: Money;
  stockStatus: string;
  stockQuantity: number | null;
  /** `pa_color` to `sand`. */
  attributes: Readonly<Record<string, string>>;
  /** Names without their prefix. */
  customFields: Readonly<Record<string, string>>;
}

/** All that decides what a form shows and costs at one moment. */
export interface OptionInput {
  values: FieldValues;
  quantity: number;
  product: OptionProduct;
  /** Products that groups of the form offer, by number. */
  groupProducts: ReadonlyMap<number, GroupProduct>;
  /** Seconds since 1970 on the shop's own clock, as if it stood in UTC. */
  today: number;
  /** Of the currency. */
  decimals: number;
  /** Price of one unit of the currency shown. */
  conUnit: number;
}
