import type { ProductCard } from '#wire/product.ts';

export interface RailData {
  /** Unique among the rails of a page. */
  id: string;
  title: string;
  products: readonly ProductCard[];
}
