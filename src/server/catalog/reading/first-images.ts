import { findImages } from '#server/media/find-images.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import { readParts } from './read-products.ts';

/** The media id of each product's first image, by product; those without one are missing. */
export async function firstImageIds(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const parts = await readParts(db, ids, ['mainImageId']);
  return new Map(
    [...parts].flatMap(([id, { mainImageId }]): [number, number][] =>
      mainImageId === null ? [] : [[id, mainImageId]],
    ),
  );
}

/** The same with the images themselves. */
export async function firstImages(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ImageRecord>> {
  const imageIds = await firstImageIds(db, ids);
  const images = await findImages(db, [...imageIds.values()]);
  return new Map(
    [...imageIds].flatMap(([product, id]): [number, ImageRecord][] => {
      const image = images.get(id);
      return image ? [[product, image]] : [];
    }),
  );
}
