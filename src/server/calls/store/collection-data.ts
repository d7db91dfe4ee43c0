import {
  storeCategoryCounts,
  storePriceRange,
  storeRatingCounts,
  storeStockCounts,
  storeTagCounts,
  storeTermCounts,
  type TermCount,
} from '#server/catalog/store/count-store-products.ts';
import { type PreparedFilter, prepareFilter } from '#server/catalog/store/store-selection.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreCollectionData } from '#wire/store/collection-data.ts';
import { type StoreCollectionQuery, storeCollectionQuery } from '#wire/store/product-query.ts';
import { endpoint, found } from '../rest/rest-route.ts';
import { storeCurrencyOf } from './store-currency.ts';

async function attributeCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
  asked: StoreCollectionQuery['calculate_attribute_counts'],
): Promise<TermCount[]> {
  const counts: TermCount[] = [];
  for (const { taxonomy, query_type } of asked) {
    counts.push(...(await storeTermCounts(ctx, prepared, taxonomy, query_type === 'and')));
  }
  return counts;
}

async function taxonomyCounts(
  ctx: ShopContext,
  prepared: PreparedFilter,
  asked: StoreCollectionQuery['calculate_taxonomy_counts'],
): Promise<TermCount[]> {
  const counts: TermCount[] = [];
  if (asked.includes('product_cat')) counts.push(...(await storeCategoryCounts(ctx, prepared)));
  if (asked.includes('product_tag')) counts.push(...(await storeTagCounts(ctx, prepared)));
  return counts;
}

async function priceRange(
  ctx: ShopContext,
  prepared: PreparedFilter,
): Promise<NonNullable<StoreCollectionData['price_range']>> {
  const range = await storePriceRange(ctx, prepared);
  return {
    min_price: String(range?.min ?? 0),
    max_price: String(range?.max ?? 0),
    ...storeCurrencyOf(ctx.settings),
  };
}

/** Only what is asked for is counted; the rest is null. */
export const collectionData = endpoint(
  storeCollectionQuery,
  async (query, { ctx }) => {
    const prepared = await prepareFilter(ctx, query);
    const attributes = query.calculate_attribute_counts;
    const taxonomies = query.calculate_taxonomy_counts;
    const stock = query.calculate_stock_status_counts && (await storeStockCounts(ctx, prepared));
    const data: StoreCollectionData = {
      price_range: query.calculate_price_range ? await priceRange(ctx, prepared) : null,
      attribute_counts:
        attributes.length > 0 ? await attributeCounts(ctx, prepared, attributes) : null,
      rating_counts: query.calculate_rating_counts ? await storeRatingCounts(ctx, prepared) : null,
      stock_status_counts: stock
        ? stock.map(({ status, count }) => ({ status, count: String(count) }))
        : null,
      taxonomy_counts:
        taxonomies.length > 0 ? await taxonomyCounts(ctx, prepared, taxonomies) : null,
    };
    return found(data);
  },
  { cache: 'revalidate' },
);
