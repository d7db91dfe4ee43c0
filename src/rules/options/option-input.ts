import type { Money } from '../money/money.ts';
import type { FieldValues } from './field-value.ts';
import type { GroupProduct } from './option-form.ts';

/** Facts of the product for its form; the wire record has the external names. */
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

/** All input of visibility and price at one moment. */
export interface OptionInput {
  values: FieldValues;
  quantity: number;
  product: OptionProduct;
  /** Products offered by the form's groups, by id. */
  groupProducts: ReadonlyMap<number, GroupProduct>;
  /** Seconds since 1970 of the local time in the shop's time zone. */
  today: number;
  /** Decimals of the currency. */
  decimals: number;
  /** Conversion rate of the displayed currency. */
  conUnit: number;
}
