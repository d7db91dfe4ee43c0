import type { StockStatus } from '#rules/catalog/product.ts';
import type { Money } from '#rules/money/money.ts';
import type { Swatch } from '#wire/product.ts';

/**
 * Counts beside the filters of a listing, without URLs. Each facet is counted under all other
 * filters but not its own, so that every number is what selecting it would show.
 */
export interface RawFacets {
  categories: {
    id: number;
    slug: string;
    name: string;
    parentId: number | null;
    count: number;
    depth: number;
  }[];
  attributes: {
    id: number;
    name: string;
    label: string;
    terms: { id: number; swatch: Swatch; count: number }[];
  }[];
  price: { min: Money; max: Money } | null;
  ratings: { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  stock: Record<StockStatus, number>;
}
