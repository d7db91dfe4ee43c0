import { type ImageReferences, keysInText } from '#rules/media/references.ts';
import type { TextColumn } from '#server/media/rename-in-texts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface CatalogImageUse {
  kind: 'product' | 'variation' | 'category' | 'brand' | 'term';
  /** A variation is named by its product. */
  id: number;
  name: string;
}

/** Descriptions, which name pictures by an address. */
export const CATALOG_TEXTS: readonly TextColumn[] = [
  { table: 'products', column: 'description' },
  { table: 'products', column: 'short_description' },
  { table: 'categories', column: 'description' },
  { table: 'brands', column: 'description' },
  { table: 'terms', column: 'description' },
];

/** Everything of the catalogue that shows a picture. */
export async function imageUsage(
  db: Db,
  { id: mediaId, key }: { id: number; key: string },
): Promise<CatalogImageUse[]> {
  const inText = `%/media/${key}/%`;
  const products = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('product_images').select('product_id').where('media_id', '=', mediaId),
        ),
        eb('description', 'like', inText),
        eb('short_description', 'like', inText),
      ]),
    )
    .orderBy('name')
    .execute();
  const variations = await db
    .selectFrom('products as variation')
    .innerJoin('products', 'products.id', 'variation.parent_id')
    .select(['products.id', 'products.name'])
    .distinct()
    .where('variation.image_id', '=', mediaId)
    .execute();
  const named = (table: 'categories' | 'brands' | 'terms') =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where(({ or, eb }) => or([eb('image_id', '=', mediaId), eb('description', 'like', inText)]))
      .execute();
  const of = (kind: CatalogImageUse['kind'], rows: readonly { id: number; name: string }[]) =>
    rows.map((row) => ({ kind, ...row }));
  return [
    ...of('product', products),
    ...of('variation', variations),
    ...of('category', await named('categories')),
    ...of('brand', await named('brands')),
    ...of('term', await named('terms')),
  ];
}

/** Products that show a picture count as changed: programs read them again. */
export async function touchProducts(
  db: Db,
  image: { id: number; key: string },
  now: number,
): Promise<void> {
  const uses = await imageUsage(db, image);
  const ids = uses.flatMap(({ kind, id }) =>
    kind === 'product' || kind === 'variation' ? [id] : [],
  );
  for (const part of chunks([...new Set(ids)], 500)) {
    await db.updateTable('products').set({ updated_at: now }).where('id', 'in', part).execute();
  }
}

/** All pictures that the catalogue shows. */
export async function catalogImages(db: Db): Promise<ImageReferences> {
  const gallery = await db.selectFrom('product_images').select('media_id').distinct().execute();
  const owned = await Promise.all(
    (['products', 'categories', 'brands', 'terms'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('image_id')
        .distinct()
        .where('image_id', 'is not', null)
        .execute(),
    ),
  );
  const products = await db
    .selectFrom('products')
    .select(['description', 'short_description'])
    .where(({ or, eb }) =>
      or([eb('description', 'like', '%/media/%'), eb('short_description', 'like', '%/media/%')]),
    )
    .execute();
  const described = await Promise.all(
    (['categories', 'brands', 'terms'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('description')
        .where('description', 'like', '%/media/%')
        .execute(),
    ),
  );
  const texts = [
    ...products.flatMap(({ description, short_description: short }) => [description, short]),
    ...described.flat().map(({ description }) => description),
  ];
  return {
    ids: [
      ...gallery.map(({ media_id }) => media_id),
      ...owned.flat().flatMap(({ image_id }) => image_id ?? []),
    ],
    keys: texts.flatMap(keysInText),
  };
}
