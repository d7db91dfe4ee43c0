import * as z from 'zod';
import type { MediaRow } from '#server/media/tables.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { refreshDueListings } from '../listing/refresh-listings.ts';
import type { ProductRow } from '../tables.ts';

// Everything the Store API tells about some products, read in one sweep: a fixed number of queries
// however many products there are.

export interface StoreTaxonomyTerm {
  id: number;
  name: string;
  slug: string;
}

export interface StoreProductAttribute {
  /** Null for an attribute of this product alone. */
  id: number | null;
  /** `pa_color`, or the plain name of an own attribute. */
  name: string;
  label: string;
  forVariations: boolean;
  terms: { id: number; name: string; slug: string }[];
}

export interface StoreProductParts {
  product: ProductRow;
  /** The variable product, for a variation. */
  parent: ProductRow | null;
  images: MediaRow[];
  categories: StoreTaxonomyTerm[];
  tags: StoreTaxonomyTerm[];
  /** The product's attributes; for a variation those of its parent, to name its values by. */
  attributes: StoreProductAttribute[];
  /** A variation's own values by attribute name; '' means any. */
  values: Map<string, string>;
  variations: { id: number; values: Map<string, string> }[];
  members: number[];
}

type Ids = readonly number[];

function byProduct<Row extends { product_id: number }>(rows: Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.product_id);
}

async function loadImages(db: Db, ids: Ids) {
  const rows = await db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .selectAll('media')
    .select('product_images.product_id')
    .where('product_images.product_id', 'in', ids)
    .orderBy('product_images.position')
    .execute();
  return byProduct(rows);
}

async function loadCategories(db: Db, ids: Ids) {
  const rows = await db
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['pc.product_id', 'c.id', 'c.name', 'c.slug'])
    .where('pc.product_id', 'in', ids)
    .orderBy('pc.position')
    .execute();
  return byProduct(rows);
}

async function loadTags(db: Db, ids: Ids) {
  const rows = await db
    .selectFrom('product_tags as pt')
    .innerJoin('tags as t', 't.id', 'pt.tag_id')
    .select(['pt.product_id', 't.id', 't.name', 't.slug'])
    .where('pt.product_id', 'in', ids)
    .orderBy('pt.position')
    .execute();
  return byProduct(rows);
}

async function loadAttributes(db: Db, ids: Ids): Promise<Map<number, StoreProductAttribute[]>> {
  const attributes = await db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const terms = byProduct(
    await db
      .selectFrom('product_terms as pt')
      .innerJoin('terms as t', 't.id', 'pt.term_id')
      .select(['pt.product_id', 't.id', 't.name', 't.slug', 't.attribute_id'])
      .where('pt.product_id', 'in', ids)
      .orderBy('pt.position')
      .execute(),
  );
  return new Map(
    [...byProduct(attributes)].map(([productId, own]) => [
      productId,
      own.map((row) => ({
        id: row.attribute_id,
        name: row.name,
        label: row.label,
        forVariations: decodeFlag(row.for_variations),
        terms:
          row.attribute_id === null
            ? decodeJson(row.options, z.array(z.string())).map((name) => ({
                id: 0,
                name,
                slug: name,
              }))
            : (terms.get(productId) ?? [])
                .filter((term) => term.attribute_id === row.attribute_id)
                .map(({ id, name, slug }) => ({ id, name, slug })),
      })),
    ]),
  );
}

/** The published variations of each product, and their values. */
async function loadVariations(db: Db, ids: Ids) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('parent_id', 'in', ids)
    .where('status', '=', 'publish')
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.parent_id);
}

async function loadValues(db: Db, ids: Ids): Promise<Map<number, Map<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variation_attributes')
    .selectAll()
    .where('variation_id', 'in', ids)
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.variation_id);
  return new Map(
    [...grouped].map(([id, own]) => [id, new Map(own.map((row) => [row.name, row.value]))]),
  );
}

async function loadMembers(db: Db, ids: Ids) {
  const rows = await db
    .selectFrom('product_links as l')
    .innerJoin('products as m', 'm.id', 'l.target_id')
    .select(['l.product_id', 'l.target_id'])
    .where('l.product_id', 'in', ids)
    .where('l.kind', '=', 'member')
    .where('m.status', '=', 'publish')
    .orderBy('l.position')
    .execute();
  return byProduct(rows);
}

async function loadRows(db: Db, ids: Ids): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadOwnImages(db: Db, rows: readonly ProductRow[]): Promise<Map<number, MediaRow>> {
  const ids = rows.map((row) => row.image_id).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const media = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return new Map(media.map((row) => [row.id, row]));
}

/** In the order of the ids; an id without a row is left out. */
export async function loadStoreProducts(
  { db, now }: ShopContext,
  ids: Ids,
): Promise<StoreProductParts[]> {
  if (ids.length === 0) return [];
  await refreshDueListings(db, now);
  const rows = await loadRows(db, ids);
  const parentIds = [...rows.values()].map((row) => row.parent_id).filter((id) => id !== null);
  const parents = await loadRows(db, parentIds);
  const all = [...rows.keys(), ...parents.keys()];
  const images = await loadImages(db, all);
  const ownImages = await loadOwnImages(db, [...rows.values()]);
  const categories = await loadCategories(db, ids);
  const tags = await loadTags(db, ids);
  const attributes = await loadAttributes(db, all);
  const variations = await loadVariations(db, ids);
  const values = await loadValues(db, [
    ...rows.keys(),
    ...[...variations.values()].flat().map((variation) => variation.id),
  ]);
  const members = await loadMembers(db, ids);
  const none = new Map<string, string>();

  return ids.flatMap((id) => {
    const product = rows.get(id);
    if (product === undefined) return [];
    const owner = product.parent_id ?? id;
    const own = product.image_id === null ? undefined : ownImages.get(product.image_id);
    const gallery = images.get(owner) ?? [];
    return [
      {
        product,
        parent: product.parent_id === null ? null : (parents.get(product.parent_id) ?? null),
        // A variation shows its own picture, else the product's main one.
        images:
          product.kind === 'variation'
            ? [own ?? gallery[0]].filter((row) => row !== undefined)
            : gallery,
        categories: categories.get(id) ?? [],
        tags: tags.get(id) ?? [],
        attributes: attributes.get(owner) ?? [],
        values: values.get(id) ?? none,
        variations: (variations.get(id) ?? []).map((variation) => ({
          id: variation.id,
          values: values.get(variation.id) ?? none,
        })),
        members: (members.get(id) ?? []).map((row) => row.target_id),
      },
    ];
  });
}
