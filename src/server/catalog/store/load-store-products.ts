import type { MediaRow } from '#server/media/tables.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { refreshDueListings } from '../listing/refresh-listings.ts';
import { inProductWords } from '../reading/product-gallery.ts';
import type { ExtrasRow } from '../reading/product-parts.ts';
import { readRows } from '../reading/read-products.ts';
import type { ProductRow } from '../tables.ts';
import { loadStoreContent, type StoreProductContent } from './load-store-content.ts';

// Everything the Store API tells about some products, read in one sweep: a fixed number of queries
// however many products there are.

/** A variation has the attributes of its product, to name its values by. */
export interface StoreProductParts extends Omit<StoreProductContent, 'images'> {
  images: MediaRow[];
  product: ProductRow;
  /** The variable product, for a variation. */
  parent: ProductRow | null;
  /** Of the product that a variation belongs to, or its own. */
  owner: ExtrasRow | undefined;
}

type Ids = readonly number[];

const loadMedia = compiledQuery((db, ids: Ids) =>
  db.selectFrom('media').selectAll().where('id', 'in', ids),
);

/** Only a variation shows a picture of its own row. */
async function loadVariationImages(
  db: Db,
  rows: readonly ProductRow[],
): Promise<Map<number, MediaRow>> {
  const ids = rows.flatMap((row) =>
    row.kind === 'variation' && row.image_id !== null ? row.image_id : [],
  );
  if (ids.length === 0) return new Map();
  return new Map((await loadMedia(db, ids)).map((row) => [row.id, row]));
}

/** In the order of the ids; an id without a row is left out. */
export async function loadStoreProducts(ctx: ShopContext, ids: Ids): Promise<StoreProductParts[]> {
  if (ids.length === 0) return [];
  const { db } = ctx;
  await refreshDueListings(ctx);
  const rows = await readRows(db, ids);
  const parentIds = [...rows.values()].map((row) => row.parent_id).filter((id) => id !== null);
  const [parents, variationImages, contents] = await Promise.all([
    readRows(db, parentIds),
    loadVariationImages(db, [...rows.values()]),
    loadStoreContent(ctx, [...new Set([...rows.keys(), ...parentIds])]),
  ]);

  return ids.flatMap((id) => {
    const product = rows.get(id);
    const content = contents.get(id);
    const owner = contents.get(product?.parent_id ?? id);
    if (product === undefined || content === undefined || owner === undefined) return [];
    const images = owner.images.map(inProductWords);
    const variationImage =
      product.image_id === null ? undefined : variationImages.get(product.image_id);
    return [
      {
        ...content,
        product,
        parent: product.parent_id === null ? null : (parents.get(product.parent_id) ?? null),
        // A variation shows its own picture, else the product's main one.
        images:
          product.kind === 'variation'
            ? [variationImage ?? images[0]].filter((image) => image !== undefined)
            : images,
        attributes: owner.attributes,
        owner: owner.extras,
      },
    ];
  });
}
