import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Pictures of products in their order, by the products' ids. */
export async function loadGalleries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .selectAll('media')
    .select('product_images.product_id')
    .where('product_images.product_id', 'in', ids)
    .orderBy('product_images.position')
    .execute();
  return new Map<number, MediaRow[]>(Map.groupBy(rows, (row) => row.product_id));
}

/** The pictures of variations that have their own, by the variations' ids. */
export async function loadVariationImages(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .innerJoin('media', 'media.id', 'products.image_id')
    .selectAll('media')
    .select('products.id as owner_id')
    .where('products.id', 'in', ids)
    .execute();
  return new Map<number, MediaRow>(rows.map((row) => [row.owner_id, row]));
}
