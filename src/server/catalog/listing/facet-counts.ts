import type { ColorFamily } from '#rules/catalog/color-families.ts';
import type { StockStatus } from '#rules/catalog/product.ts';
import type { Money } from '#rules/money/money.ts';
import type { Swatch } from '#wire/product.ts';

export interface FamilyCount {
  family: ColorFamily;
  /** The slugs of all terms in it, also of those that no product here has. */
  terms: string[];
  count: number;
}

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
    /** Colours as shoppers look for them, in place of their terms; empty where that saves nothing. */
    families: FamilyCount[];
  }[];
  price: { min: Money; max: Money } | null;
  ratings: { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  stock: Record<StockStatus, number>;
}
