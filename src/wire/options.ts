import type { FieldValue } from '#rules/options/field-value.ts';
import {
  type FieldPrice,
  type GroupProduct,
  isChoice,
  type OptionField,
  type OptionForm,
} from '#rules/options/option-form.ts';
import type { ImageRecord } from './image.ts';
import type { LocationSettings } from './locations.ts';

/** From a page without script: which fields with conditions it shows, with spaces between. */
export const OPTIONS_SEEN_FIELD = 'options_seen';

/** A product of a group with its picture. */
export interface OfferedProduct extends GroupProduct {
  image: ImageRecord | null;
}

/** What scripts of Custom Product Addons read of the product beside an option form. */
export interface OptionProductData {
  wc_product_price: number;
  wc_product_regular_price: number;
  wc_product_price_default: number;
  con_unit: number;
  is_variable: boolean;
  is_grouped: boolean;
  stock_status: string;
  stock_quantity: number | null;
  product_id: number;
  product_attributes: Record<string, string[]>;
  /** Names with their prefix `wcpa_pcf_`. */
  product_cfs: Record<string, string>;
}

/** What the same scripts read of the price of a field, in whole units of the currency or percent. */
export interface FieldPriceData {
  type: OptionField['type'];
  pricingType: FieldPrice['pricingType'];
  value: number;
  /** By option; those without a price of their own take the field's. */
  option_price: Record<string, number>;
  taxpu: number;
  con_unit: number;
  is_fee: boolean;
  is_show_price: boolean;
}

export function fieldPriceData(
  field: OptionField,
  price: FieldPrice,
  con_unit: number,
  decimals: number,
): FieldPriceData {
  const { pricingType, amount, taxpu, isFee, isShowPrice } = price;
  const unit = pricingType === 'percentage' ? 1 : 10 ** decimals;
  const priced = isChoice(field) ? field.options.filter((option) => option.price !== null) : [];
  return {
    type: field.type,
    pricingType,
    value: amount / unit,
    option_price: Object.fromEntries(
      priced.map((option) => [option.value, (option.price ?? 0) / unit]),
    ),
    taxpu,
    con_unit,
    is_fee: isFee,
    is_show_price: isShowPrice,
  };
}

/** The option form of a product page: what the server checked when it was saved, so it is read as it is. */
export interface ProductOptions {
  form: OptionForm;
  groupProducts: OfferedProduct[];
  /** Pictures that options bring into the gallery, by the address of their small form. */
  pictures: Record<string, ImageRecord>;
  /** Names of colours without a label of the manager, by their hex values. */
  colors: Record<string, string>;
  product: OptionProductData;
  /** What the fields hold at first where it is not their own default: what was sent before. */
  values: Record<string, FieldValue>;
  /** Key of the cart's line that is being changed; '' where one is to be added. */
  editing: string;
  /** Of forms that ask for a place; null for the others. */
  places: LocationSettings | null;
  settings: {
    scrollToError: boolean;
    errorSummary: boolean;
    /** Rows of the price summary with an amount of zero are left out. */
    hideZero: boolean;
  };
}
