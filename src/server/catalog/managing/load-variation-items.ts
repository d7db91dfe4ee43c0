import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ProductWith } from '../reading/product-parts.ts';
import { readProducts } from '../reading/read-products.ts';
import type { ProductRow } from '../tables.ts';

/** Everything stored about a variation, with what it has of its product. */
export interface VariationItem extends ProductWith<'extras' | 'meta' | 'values'> {
  parent: ProductRow;
  /** Of the product; only those that distinguish variations. */
  attributes: ProductWith<'attributes'>['attributes'];
  image: MediaRow | undefined;
}

/** In the order of the ids; an id that is no variation is left out. */
export async function loadVariationItems(db: Db, ids: readonly number[]): Promise<VariationItem[]> {
  const variations = await readProducts(db, ids, ['extras', 'meta', 'values']);
  const rows = variations.map(({ row }) => row);
  const [parents, images] = await Promise.all([
    readProducts(db, [...new Set(rows.flatMap((row) => row.parent_id ?? []))], ['attributes']),
    loadMedia(db, [...new Set(rows.flatMap((row) => row.image_id ?? []))]),
  ]);
  const parentById = new Map(parents.map((parent) => [parent.row.id, parent]));
  const imageById = new Map(images.map((image) => [image.id, image]));
  return variations.flatMap((variation) => {
    const { parent_id, image_id } = variation.row;
    const parent = parent_id === null ? undefined : parentById.get(parent_id);
    if (!parent) return [];
    return {
      ...variation,
      parent: parent.row,
      attributes: parent.attributes.filter((attribute) => attribute.forVariations),
      image: image_id === null ? undefined : imageById.get(image_id),
    };
  });
}

async function loadMedia(db: Db, ids: readonly number[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
}
