import { writeReference } from '#rules/product-csv/cells.ts';
import type { StoredProduct } from '#server/catalog/saving/load-drafts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { imageUrl } from '#wire/image.ts';

/** What else a line names, as the file calls it. */
export interface Names {
  /** What another product is called in the file. */
  product(id: number): string;
  categoryPath(id: number): string[];
  categorySlugs(id: number): string[];
  shippingClass(slug: string): string;
  /** The URL of an image. */
  picture(id: number): string;
}

export async function loadNames(
  db: Db,
  stored: readonly StoredProduct[],
  inForms: readonly number[],
): Promise<Names> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'parent_id'])
    .execute();
  const byId = new Map(categories.map((row) => [row.id, row]));
  const classes = await db.selectFrom('shipping_classes').select(['slug', 'name']).execute();
  const classNames = new Map(classes.map(({ slug, name }) => [slug, name]));
  const skus = await loadSkus(db, stored, inForms);
  const images = await variationImages(db, stored);
  function path(id: number, part: 'name' | 'slug'): string[] {
    const row = byId.get(id);
    if (!row) return [];
    return [...(row.parent_id === null ? [] : path(row.parent_id, part)), row[part]];
  }
  return {
    product: (id) => writeReference({ id, sku: skus.get(id) ?? '' }),
    categoryPath: (id) => path(id, 'name'),
    categorySlugs: (id) => path(id, 'slug'),
    shippingClass: (slug) => classNames.get(slug) ?? slug,
    picture: (id) => images.get(id) ?? '',
  };
}

async function loadSkus(
  db: Db,
  stored: readonly StoredProduct[],
  inForms: readonly number[],
): Promise<Map<number, string>> {
  const named = stored.flatMap(({ draft }) => [
    ...draft.upsells,
    ...draft.crossSells,
    ...draft.members,
  ]);
  const bundled = stored.some(({ draft }) => draft.kind === 'bundle')
    ? (await db.selectFrom('bundle_parts').select('product_id').distinct().execute()).map(
        (row) => row.product_id,
      )
    : [];
  const skus = new Map<number, string>();
  for (const part of chunks([...new Set([...named, ...bundled, ...inForms])], 500)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where((eb) => eb.or([eb('id', 'in', part), eb('parent_id', 'in', part)]))
      .execute();
    for (const { id, sku } of rows) skus.set(id, sku);
  }
  return skus;
}

async function variationImages(
  db: Db,
  stored: readonly StoredProduct[],
): Promise<Map<number, string>> {
  const ids = stored.flatMap(({ draft }) => draft.variations.flatMap(({ image }) => image ?? []));
  const images = new Map<number, string>();
  for (const part of chunks([...new Set(ids)], 500)) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'key', 'width'])
      .where('id', 'in', part)
      .execute();
    for (const row of rows) images.set(row.id, imageUrl(row));
  }
  return images;
}
