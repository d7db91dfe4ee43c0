import { cachedEach } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ProductParts } from '../reading/product-parts.ts';
import { readParts } from '../reading/read-products.ts';
import { productTags } from '../tags.ts';

const STORE_PARTS = [
  'images',
  'categories',
  'tags',
  'brands',
  'attributes',
  'values',
  'variationKeys',
  'links',
  'extras',
] as const;

/** What the Store API tells about a product besides its row. */
export type StoreProductContent = Pick<ProductParts, (typeof STORE_PARTS)[number]>;

/**
 * By product or variation. Only a manager changes these parts, so calls cache them; prices and stock
 * are in the row, which is always read.
 */
export async function loadStoreContent(
  ctx: ShopContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoreProductContent>> {
  return cachedEach(
    ctx,
    'storeContent',
    ids,
    (missing) => readParts(ctx.db, missing, STORE_PARTS),
    productTags,
  );
}
