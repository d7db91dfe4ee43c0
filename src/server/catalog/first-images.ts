import { findImages } from '#server/media/find-images.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';

const firstRows = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('product_images')
    .select(['product_id', 'media_id'])
    .where('product_id', 'in', ids)
    .where('position', '=', 0),
);

/** The number of each product's first picture, by the product's; those without one are missing. */
export async function firstImageIds(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await firstRows(db, ids);
  return new Map(rows.map((row) => [row.product_id, row.media_id]));
}

/** The same with the pictures themselves. */
export async function firstImages(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ImageRecord>> {
  if (ids.length === 0) return new Map();
  const imageIds = await firstImageIds(db, ids);
  const images = await findImages(db, [...imageIds.values()]);
  const photos = new Map<number, ImageRecord>();
  for (const [product, photo] of imageIds) {
    const image = images.get(photo);
    if (image) photos.set(product, image);
  }
  return photos;
}
