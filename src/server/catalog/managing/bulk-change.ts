import { bulkPrices, type PriceWish } from '#rules/catalog/bulk-prices.ts';
import type { ProductStatus } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadDrafts, type StoredProduct } from '../saving/load-drafts.ts';
import { changeProducts, type ProductOutcome } from './change-products.ts';
import type { ProductPatch, VariationStep } from './product-patch.ts';

// The same change of many products, each from its own values. Every one is checked for itself.

export interface BulkWish extends PriceWish {
  addCategories: readonly number[];
  removeCategories: readonly number[];
  status: ProductStatus | undefined;
}

export interface BulkOutcome {
  id: number;
  outcome: ProductOutcome;
}

/** Must run in a transaction. What is as wanted already is not written. */
export async function bulkChange(
  trx: Db,
  ids: readonly number[],
  wish: BulkWish,
  now: number,
): Promise<BulkOutcome[]> {
  const wanted = [...new Set(ids)];
  const stored = await loadDrafts(trx, wanted);
  const requests = wanted.map((id) => ({ id, patch: toPatch(stored.get(id)?.draft, wish) }));
  const outcomes = await changeProducts(trx, requests, now, { onlyChanged: true });
  return outcomes.map((outcome, at) => ({ id: wanted[at] ?? 0, outcome }));
}

function toPatch(draft: StoredProduct['draft'] | undefined, wish: BulkWish): ProductPatch {
  if (!draft) return {};
  const { addCategories, removeCategories, status } = wish;
  const categories = [...draft.categories, ...addCategories].filter(
    (id, at, all) => all.indexOf(id) === at && !removeCategories.includes(id),
  );
  return {
    ...bulkPrices(draft, wish),
    ...(addCategories.length + removeCategories.length > 0 && { categories }),
    ...(status && { status }),
    variations: draft.variations.flatMap((variation): VariationStep[] => {
      const patch = bulkPrices(variation, wish);
      const isSame = variation.id === undefined || Object.keys(patch).length === 0;
      return isSame ? [] : [{ do: 'change', id: variation.id ?? 0, patch }];
    }),
  };
}
