import type { ProductRecord } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

/** The page around a section of reviews. */
export interface ReviewsPage {
  shop: ShopConfig;
  /** The page's product; null for a widget. */
  product: ProductRecord | null;
}
