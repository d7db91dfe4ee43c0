import type { Insertable } from 'kysely';
import type { StockStatus } from '#rules/catalog/product.ts';
import type { ListingTables } from '../listing-tables.ts';
import type { ProductRow } from '../tables.ts';
import type { DerivedColumns } from './derive-product.ts';

export type EntryRow = Insertable<ListingTables['listing_entries']>;
export type FactRow = Insertable<ListingTables['listing_facts']>;

/** Scope of the whole shop; every other scope is a category's id. */
export const ENTIRE_SHOP = 0;

export const STOCK_CODE: Record<StockStatus, number> = {
  outofstock: 0,
  instock: 1,
  onbackorder: 2,
};

/** Products without a price come last by either price and are in no price range. */
const NO_LOW_PRICE = 2 ** 52;
const NO_HIGH_PRICE = -1;

export interface Taxonomies {
  /** Categories of the product and all above them. */
  scopes: readonly number[];
  terms: readonly number[];
  tags: readonly number[];
}

/** 4.25 from 12 reviews sorts as 4250 thousandths, then 12. */
export function ratingKey(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 1000) * 1_000_000 + Math.min(count, 999_999);
}

/** Whole stars, 0 without ratings. */
export function getStars(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round(sum / count);
}

function visibility(product: ProductRow): { in_catalog: number; in_search: number } {
  const isVisible = product.status === 'publish';
  return {
    in_catalog: isVisible && ['visible', 'catalog'].includes(product.visibility) ? 1 : 0,
    in_search: isVisible && ['visible', 'search'].includes(product.visibility) ? 1 : 0,
  };
}

function prices(derived: DerivedColumns): { price_low: number; price_high: number } {
  return {
    price_low: derived.price_min ?? NO_LOW_PRICE,
    price_high: derived.price_max ?? NO_HIGH_PRICE,
  };
}

/** One row for each scope the product is listed in; none where it is listed nowhere. */
export function entryRows(
  product: ProductRow,
  derived: DerivedColumns,
  scopes: readonly number[],
): EntryRow[] {
  const seen = visibility(product);
  if (seen.in_catalog === 0 && seen.in_search === 0) return [];
  return [ENTIRE_SHOP, ...scopes].map((scope) => ({
    scope,
    product_id: product.id,
    ...seen,
    menu_order: product.menu_order,
    popularity: product.total_sales,
    rating_key: ratingKey(product.rating_sum, product.rating_count),
    published_at: product.published_at,
    ...prices(derived),
    stars: getStars(product.rating_sum, product.rating_count),
    stock: STOCK_CODE[derived.stock_state],
    on_sale: derived.on_sale,
  }));
}

export function factRow(
  product: ProductRow,
  derived: DerivedColumns,
  taxonomies: Taxonomies,
): Omit<FactRow, 'revision'> {
  const list = (ids: readonly number[]) => JSON.stringify([...ids].sort((a, b) => a - b));
  return {
    product_id: product.id,
    ...visibility(product),
    ...prices(derived),
    stars: getStars(product.rating_sum, product.rating_count),
    stock: STOCK_CODE[derived.stock_state],
    on_sale: derived.on_sale,
    scopes: list(taxonomies.scopes),
    terms: list(taxonomies.terms),
    tags: list(taxonomies.tags),
  };
}
