import { bulkPrices, type PriceRequest } from '#rules/catalog/bulk-prices.ts';
import { bulkStock, type StockRequest } from '#rules/catalog/bulk-stock.ts';
import type { ProductStatus } from '#rules/catalog/product.ts';
import { zip } from '#rules/lists/zip.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadDrafts, type StoredProduct } from '../saving/load-drafts.ts';
import { changeProducts, type ProductResult } from './change-products.ts';
import type { ProductPatch, VariationStep } from './product-patch.ts';

// The same change of many products, each from its own values. Every one is checked for itself.

export interface BulkRequest extends PriceRequest {
  addCategories: readonly number[];
  removeCategories: readonly number[];
  addTags: readonly number[];
  removeTags: readonly number[];
  /** Null takes its brands away. */
  brand: number | null | undefined;
  shippingClass: string | undefined;
  taxClass: string | undefined;
  stock: StockRequest;
  status: ProductStatus | undefined;
}

export interface BulkResult {
  id: number;
  outcome: ProductResult;
}

/** Must run in a transaction. What is as wanted already is not written. */
export async function bulkChange(
  trx: Db,
  ids: readonly number[],
  request: BulkRequest,
  now: number,
): Promise<BulkResult[]> {
  const uniqueIds = [...new Set(ids)];
  const stored = await loadDrafts(trx, uniqueIds);
  const requests = uniqueIds.map((id) => ({ id, patch: toPatch(stored.get(id)?.draft, request) }));
  const results = await changeProducts(trx, requests, now, { onlyChanged: true });
  return zip(uniqueIds, results).map(([id, result]) => ({ id, outcome: result }));
}

function joined(
  stored: readonly number[],
  added: readonly number[],
  removed: readonly number[],
): number[] {
  return [...new Set([...stored, ...added])].filter((id) => !removed.includes(id));
}

/** What has no number of its own is not counted by a change of many. */
const isCounted = ({ kind }: StoredProduct['draft']) => kind === 'simple' || kind === 'variable';

function toPatch(draft: StoredProduct['draft'] | undefined, request: BulkRequest): ProductPatch {
  if (!draft) return {};
  const { addCategories, removeCategories, addTags, removeTags } = request;
  const { brand, shippingClass, taxClass, stock, status } = request;
  return {
    ...bulkPrices(draft, request),
    ...(isCounted(draft) && bulkStock(draft, stock, draft.kind === 'simple')),
    ...(addCategories.length + removeCategories.length > 0 && {
      categories: joined(draft.categories, addCategories, removeCategories),
    }),
    ...(addTags.length + removeTags.length > 0 && {
      tags: joined(draft.tags, addTags, removeTags),
    }),
    ...(brand !== undefined && { brands: brand === null ? [] : [brand] }),
    ...(shippingClass !== undefined && { shippingClass }),
    ...(taxClass !== undefined && { taxClass }),
    ...(status && { status }),
    variations: draft.variations.flatMap((variation): VariationStep[] => {
      const patch = { ...bulkPrices(variation, request), ...bulkStock(variation, stock, false) };
      const isSame = variation.id === undefined || Object.keys(patch).length === 0;
      return isSame ? [] : [{ do: 'change', id: variation.id ?? 0, patch }];
    }),
  };
}
