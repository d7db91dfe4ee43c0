import { galleryTexts } from '#rules/media/gallery-texts.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { GalleryPart, ProductImagePart } from './product-parts.ts';
import { readParts } from './read-products.ts';

/** Images of products in their order, by product. */
export async function loadGalleries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaRow[]>> {
  const parts = await readParts(db, ids, ['images']);
  return new Map([...parts].map(([id, { images }]) => [id, images.map(inProductWords)]));
}

/** A picture with what its product says of it. */
export function inProductWords(image: ProductImagePart): MediaRow {
  return {
    ...image,
    alt: image.product_alt || image.alt,
    caption: image.product_caption || image.caption,
  };
}

/** Pictures by id, those of the gallery with the words that shoppers read on the page of the product. */
export function withGalleryTexts(
  images: ReadonlyMap<number, ImageRecord>,
  gallery: readonly GalleryPart[],
  productName: string,
): Map<number, ImageRecord> {
  const described = new Map(images);
  for (const part of gallery) {
    const image = images.get(part.media_id);
    if (image) described.set(image.id, { ...image, ...galleryTexts(part, image, productName) });
  }
  return described;
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
