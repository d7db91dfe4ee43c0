import { bundleProductIds } from '#server/bundles/load-bundles.ts';
import { refreshDueListings } from '#server/catalog/listing/refresh-listings.ts';
import { readMargins } from '#server/catalog/managing/price-conditions.ts';
import { loadRelatedIds } from '#server/catalog/managing/related-ids.ts';
import { readManagedProducts } from '#server/catalog/saving/managed-product.ts';
import { shippingClassIds } from '#server/catalog/terms/shipping-classes.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Product } from '#wire/wc/product.ts';
import { editingJson, productJson } from './product-json.ts';

/** In the order of the ids; a fixed number of queries however many there are. */
export async function productItems(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
  editing: boolean,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { db, settings, now } = ctx;
  if (!db.isTransaction) await refreshDueListings(ctx);
  const parts = await readManagedProducts(db, ids);
  const bundles = parts.flatMap(({ row }) => (row.kind === 'bundle' ? row.id : []));
  const [related, bundleParts, shippingClasses, margins] = await Promise.all([
    loadRelatedIds(db, parts),
    bundleProductIds(db, bundles),
    shippingClassIds(db),
    readMargins(db, ids, now),
  ]);
  const details = { settings, now, origin, related, bundleParts, shippingClasses, margins };
  return parts.map((each) => {
    const item = productJson(each, details);
    return editing ? { ...item, ...editingJson(each, details) } : item;
  });
}
