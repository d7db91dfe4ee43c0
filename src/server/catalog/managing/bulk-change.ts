import { bulkPrices, type PriceRequest } from '#rules/catalog/bulk-prices.ts';
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

function toPatch(draft: StoredProduct['draft'] | undefined, request: BulkRequest): ProductPatch {
  if (!draft) return {};
  const { addCategories, removeCategories, status } = request;
  const categories = [...draft.categories, ...addCategories].filter(
    (id, at, all) => all.indexOf(id) === at && !removeCategories.includes(id),
  );
  return {
    ...bulkPrices(draft, request),
    ...(addCategories.length + removeCategories.length > 0 && { categories }),
    ...(status && { status }),
    variations: draft.variations.flatMap((variation): VariationStep[] => {
      const patch = bulkPrices(variation, request);
      const isSame = variation.id === undefined || Object.keys(patch).length === 0;
      return isSame ? [] : [{ do: 'change', id: variation.id ?? 0, patch }];
    }),
  };
}
