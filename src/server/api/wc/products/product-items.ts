import { refreshDueListings } from '#server/catalog/listing/refresh-listings.ts';
import { loadProductParts } from '#server/catalog/managing/load-parts.ts';
import { relatedIdsOf } from '#server/catalog/managing/related-ids.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { editingJson, type ProductJson, productJson } from './product-json.ts';

/** In the order of the ids; a fixed number of queries however many there are. */
export async function productItems(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
  editing: boolean,
): Promise<ProductJson[]> {
  if (ids.length === 0) return [];
  const { db, settings, now } = ctx;
  if (!db.isTransaction) await refreshDueListings(db, now);
  const parts = await loadProductParts(db, ids);
  const bundles = parts.flatMap(({ row }) => (row.kind === 'bundle' ? row.id : []));
  const [related, bundleParts, shippingClasses] = await Promise.all([
    relatedIdsOf(db, parts),
    loadBundleParts(db, bundles),
    loadShippingClasses(db),
  ]);
  const facts = { settings, now, origin, related, bundleParts, shippingClasses };
  return parts.map((each) => {
    const item = productJson(each, facts);
    return editing ? { ...item, ...editingJson(each, facts) } : item;
  });
}

async function loadBundleParts(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bundle_parts')
    .selectAll()
    .where('bundle_id', 'in', ids)
    .orderBy('product_id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.bundle_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map((row) => row.product_id)]));
}

/** Ids by slug; a shop has a handful. */
export async function loadShippingClasses(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('shipping_classes').select(['id', 'slug']).execute();
  return new Map(rows.map((row) => [row.slug, row.id]));
}
