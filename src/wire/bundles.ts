import type { Bundle, BundleItem } from '#rules/bundles/bundle.ts';
import type { FieldValue } from '#rules/options/field-value.ts';
import type { CartResponse } from './cart.ts';
import type { ImageRecord } from './image.ts';
import type { ProductOptions } from './options.ts';
import type { PriceRecord, ProductAttribute, StockRecord, VariationRecord } from './product.ts';
import type { UpsellConfig } from './upsells.ts';

// A bundle as its page needs it. The server checked it when it was saved, so it is read as it is.

/** The name of the call that adds a bundle, and what its form sends besides a product's own fields. */
export const ADD_BUNDLE_ACTION = 'vitrine_add_bundle';
export const BUNDLE_ITEMS_FIELD = 'bundle_items';
export const BUNDLE_TOTAL_FIELD = 'bundle_total';
/** Marks a request of the page's script. */
export const BUNDLE_AJAX_FIELD = 'is_ajax';
/** Names what is being added, for programs that observe the request. */
export const ADDED_MARKER_FIELD = 'added-to-cart';

/** One chosen item in the list `bundle_items`. */
export interface SentBundleItem {
  /** The item's name in its bundle. */
  item: string;
  /** The variation's number, or the product's where it has none. */
  id: number;
  parent: number;
  attributes: Record<string, string>;
  quantity: number;
  /** Of one piece, in whole units: '18.50'. */
  price: string;
  /** Values of option fields; left out where there are none. */
  options?: Record<string, FieldValue>;
}

/** What scripts of WooCommerce plug-ins read of a bundle's form. */
export interface BundleConfig extends UpsellConfig {
  discount_type: 'percent' | 'fixed';
  /** Discounts as they were written: '15', '$5'. */
  discount_rules: { minimum: number; discount: string }[];
  bundle_enabled: boolean;
}

export interface BundleProduct {
  id: number;
  name: string;
  url: string;
  image: ImageRecord | null;
  /** Null where it cannot be had. */
  price: PriceRecord | null;
  stock: StockRecord;
  soldIndividually: boolean;
  /** Those a variation is chosen by, with the values the bundle allows. */
  attributes: ProductAttribute[];
  /** Those the bundle allows; none for a product without. */
  variations: VariationRecord[];
  options: ProductOptions | null;
}

export interface BundleItemView extends BundleItem {
  name: string;
  product: BundleProduct;
}

/** What an item holds when the page opens. */
export interface StartedItem {
  on: boolean;
  /** The text that was typed. */
  quantity: string;
  attributes: Record<string, string>;
  options: Record<string, FieldValue>;
}

export interface BundleView extends Omit<Bundle, 'items'> {
  items: BundleItemView[];
  /** Of the bundle's own product; null where it has none. */
  own: PriceRecord | null;
  start: {
    items: Record<string, StartedItem>;
    fields: Record<string, string>;
    quantity: string;
    /** The bundle in the cart that is being changed, or ''. */
    edits: string;
  };
  config: BundleConfig;
}

export interface BundleResponse extends CartResponse {
  /** Key of the bundle's own line; its items are in `cart` with it. */
  bundle_key: string;
  /** For analytics: what was added, as a short text. */
  label: string;
}
