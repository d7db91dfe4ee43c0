import type { ProductRecord } from '#wire/product.ts';

export interface ReviewsData {
  /** Which fragment of the page. */
  id: string;
  /** On a product's page: what the popup sells. */
  product: ProductRecord | null;
}
