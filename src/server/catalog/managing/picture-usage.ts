import type { Db } from '#server/platform/database/database.ts';
import type { PictureUser } from '#wire/vitrine/media.ts';

export interface PictureUse {
  kind: PictureUser;
  /** A variation is named by its product. */
  id: number;
  name: string;
}

/** Everything of the catalogue that shows a picture. */
export async function pictureUsage(db: Db, mediaId: number): Promise<PictureUse[]> {
  const products = await db
    .selectFrom('product_images')
    .innerJoin('products', 'products.id', 'product_images.product_id')
    .select(['products.id', 'products.name'])
    .where('product_images.media_id', '=', mediaId)
    .orderBy('products.name')
    .execute();
  const variations = await db
    .selectFrom('products as variation')
    .innerJoin('products', 'products.id', 'variation.parent_id')
    .select(['products.id', 'products.name'])
    .distinct()
    .where('variation.image_id', '=', mediaId)
    .execute();
  const named = (table: 'categories' | 'brands' | 'terms') =>
    db.selectFrom(table).select(['id', 'name']).where('image_id', '=', mediaId).execute();
  const of = (kind: PictureUser, rows: readonly { id: number; name: string }[]) =>
    rows.map((row) => ({ kind, ...row }));
  return [
    ...of('product', products),
    ...of('variation', variations),
    ...of('category', await named('categories')),
    ...of('brand', await named('brands')),
    ...of('term', await named('terms')),
  ];
}
