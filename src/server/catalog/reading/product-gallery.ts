import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readParts } from './read-products.ts';

/** Images of products in their order, by product. */
export async function loadGalleries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaRow[]>> {
  const parts = await readParts(db, ids, ['images']);
  return new Map([...parts].map(([id, { images }]) => [id, images]));
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
