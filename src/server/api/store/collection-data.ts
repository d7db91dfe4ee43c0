import { type FacetIndex, facetIndex } from '#server/catalog/listing/facet-index.ts';
import {
  storePriceRange,
  storeRatingCounts,
  storeStockCounts,
  storeTaxonomyCounts,
  storeTermCounts,
  type TermCount,
} from '#server/catalog/store/count-store-products.ts';
import { type PreparedFilter, prepareFilter } from '#server/catalog/store/prepare-filter.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { StoreCollectionData } from '#wire/store/collection-data.ts';
import { type StoreCollectionQuery, storeCollectionQuery } from '#wire/store/product-query.ts';
import { endpoint, found } from '../rest/rest-route.ts';
import { toStoreCurrency } from './store-currency.ts';

async function attributeCounts(
  db: Db,
  index: FacetIndex,
  prepared: PreparedFilter,
  requested: StoreCollectionQuery['calculate_attribute_counts'],
): Promise<TermCount[] | null> {
  if (requested.length === 0) return null;
  const counts: TermCount[] = [];
  for (const { taxonomy, query_type } of requested) {
    counts.push(...(await storeTermCounts(db, index, prepared, taxonomy, query_type === 'and')));
  }
  return counts;
}

async function taxonomyCounts(
  db: Db,
  index: FacetIndex,
  prepared: PreparedFilter,
  requested: StoreCollectionQuery['calculate_taxonomy_counts'],
): Promise<TermCount[] | null> {
  if (requested.length === 0) return null;
  const counts: TermCount[] = [];
  for (const taxonomy of new Set(requested)) {
    const kind = taxonomy === 'product_cat' ? 'categories' : 'tags';
    counts.push(...(await storeTaxonomyCounts(db, index, prepared, kind)));
  }
  return counts;
}

function priceRange(index: FacetIndex, prepared: PreparedFilter, settings: Settings) {
  const range = storePriceRange(index, prepared);
  return {
    min_price: String(range?.min ?? 0),
    max_price: String(range?.max ?? 0),
    ...toStoreCurrency(settings),
  };
}

/** Only what is asked for is counted; the rest is null. */
export const collectionData = endpoint(
  storeCollectionQuery,
  async (query, { ctx }) => {
    const prepared = await prepareFilter(ctx, query);
    const index = await facetIndex(ctx.db);
    const stock = query.calculate_stock_status_counts && storeStockCounts(index, prepared);
    const data: StoreCollectionData = {
      price_range: query.calculate_price_range ? priceRange(index, prepared, ctx.settings) : null,
      attribute_counts: await attributeCounts(
        ctx.db,
        index,
        prepared,
        query.calculate_attribute_counts,
      ),
      rating_counts: query.calculate_rating_counts ? storeRatingCounts(index, prepared) : null,
      stock_status_counts: stock
        ? stock.map(({ status, count }) => ({ status, count: String(count) }))
        : null,
      taxonomy_counts: await taxonomyCounts(
        ctx.db,
        index,
        prepared,
        query.calculate_taxonomy_counts,
      ),
    };
    return found(data);
  },
  { cache: 'revalidate' },
);
