import type { Money } from '#rules/money/money.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { wallSeconds } from '#rules/options/moments/wall-clock.ts';
import type { OptionInput } from '#rules/options/option-input.ts';
import type { ProductOptions } from '#wire/options.ts';
import type { ProductRecord, VariationRecord } from '#wire/product.ts';

/** The state of a form and its product at one moment. */
export interface FormSnapshot {
  values: FieldValues;
  quantity: number;
  /** What is bought: the chosen variation, or the product itself. */
  variation: Pick<VariationRecord, 'id'> | null;
  price: Money;
  stock: ProductRecord['stock'];
  /** `attribute_pa_color` to `sand`. */
  attributes: Readonly<Record<string, string>>;
}

export interface ShopNow {
  now: number;
  timeZone: string;
  decimals: number;
}

/** Input of the rules that decide what a product's form shows and costs. */
export function formInput(
  { product, groupProducts }: ProductOptions,
  { values, quantity, variation, price, stock, attributes }: FormSnapshot,
  { now, timeZone, decimals }: ShopNow,
): OptionInput {
  return {
    values,
    quantity,
    product: {
      id: variation?.id ?? product.product_id,
      price,
      stockStatus: stock.status,
      stockQuantity: stock.left,
      attributes: named(attributes, 'attribute_'),
      customFields: named(product.product_cfs, 'wcpa_pcf_'),
    },
    groupProducts: new Map(groupProducts.map((each) => [each.id, each])),
    today: wallSeconds(now, timeZone),
    decimals,
    conUnit: product.con_unit,
  };
}

function named(values: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      value,
    ]),
  );
}
