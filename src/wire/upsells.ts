import type { ImageRecord } from './image.ts';
import type { PriceRecord } from './product.ts';
import type { ShopConfig } from './shop-config.ts';

export const ADD_UPSELL_ACTION = 'vitrine_add_upsell';
/** Marks the bar's form where a browser posts it by itself. */
export const UPSELL_FORM_FIELD = 'vitrine_upsell';
/** The list of chosen items, and the attributes of each: `upsell_attributes[12][attribute_pa_color]`. */
export const UPSELL_ITEMS_FIELD = 'upsell_items';
export const UPSELL_ATTRIBUTES_FIELD = 'upsell_attributes';

/** An attribute to choose: `attribute_pa_color`. */
export interface UpsellChoice {
  field: string;
  label: string;
  terms: { slug: string; name: string }[];
}

export interface UpsellItem {
  id: number;
  name: string;
  url: string;
  image: ImageRecord | null;
  price: PriceRecord | null;
  /** How many an add takes: the smallest number the product is sold in. */
  quantity: number;
  /** Empty for what is bought as it is. */
  choices: UpsellChoice[];
}

export interface UpsellOffer {
  /** Its messages, by key. */
  messages: ShopConfig['messages'];
  /** The product whose page it is; it is the first of the items where it can be bought here. */
  productId: number;
  /** Chosen by the shop, or what orders have in common. */
  source: 'chosen' | 'computed';
  items: UpsellItem[];
  config: UpsellConfig;
}

/** By the names that scripts of WooCommerce plug-ins know. */
export interface UpsellConfig {
  upsell_bar: boolean;
  ajax_add_to_cart: boolean;
  popup: boolean;
  ajax_url: string;
  cart_url: string;
  currency_symbol: string;
  /** In currency units; pages are cached for everyone, so it is 0 until the page knows the cart. */
  total_cart_amount: number;
}
