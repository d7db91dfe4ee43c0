import * as z from 'zod';
import type { MediaRow } from '#server/media/tables.ts';
import { cachedEach } from '#server/platform/cache/read-cache.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { productTags } from '../tags.ts';

// What the Store API tells about a product besides its own row: pictures, categories, attributes,
// variations. Only a manager changes it, so calls cache it; prices and stock are in the row, which is
// always read.

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

export interface StoreProductContent {
  images: MediaRow[];
  categories: StoreTaxonomyTerm[];
  tags: StoreTaxonomyTerm[];
  brands: StoreTaxonomyTerm[];
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

const loadImages = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .selectAll('media')
    .select('product_images.product_id')
    .where('product_images.product_id', 'in', ids)
    .orderBy('product_images.position'),
);

const loadCategories = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select(['pc.product_id', 'c.id', 'c.name', 'c.slug'])
    .where('pc.product_id', 'in', ids)
    .orderBy('pc.position'),
);

const loadTags = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_tags as pt')
    .innerJoin('tags as t', 't.id', 'pt.tag_id')
    .select(['pt.product_id', 't.id', 't.name', 't.slug'])
    .where('pt.product_id', 'in', ids)
    .orderBy('pt.position'),
);

const loadBrands = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_brands as pb')
    .innerJoin('brands as b', 'b.id', 'pb.brand_id')
    .select(['pb.product_id', 'b.id', 'b.name', 'b.slug'])
    .where('pb.product_id', 'in', ids)
    .orderBy('pb.position'),
);

const getAttributes = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position'),
);

const loadTerms = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_terms as pt')
    .innerJoin('terms as t', 't.id', 'pt.term_id')
    .select(['pt.product_id', 't.id', 't.name', 't.slug', 't.attribute_id'])
    .where('pt.product_id', 'in', ids)
    .orderBy('pt.position'),
);

async function loadAttributes(db: Db, ids: Ids): Promise<Map<number, StoreProductAttribute[]>> {
  const [attributes, termRows] = await Promise.all([getAttributes(db, ids), loadTerms(db, ids)]);
  const terms = byProduct(termRows);
  return new Map(
    [...byProduct(attributes)].map(([productId, rows]) => [
      productId,
      rows.map((row) => ({
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

const getVariations = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('parent_id', 'in', ids)
    .where('status', '=', 'publish')
    .orderBy('menu_order')
    .orderBy('id'),
);

const loadValues = compiledQuery((db, ids: Ids) =>
  db.selectFrom('variation_attributes').selectAll().where('variation_id', 'in', ids),
);

/** The published variations of each product, and the values of these and of the products themselves. */
async function loadVariations(db: Db, ids: Ids) {
  const rows = await getVariations(db, ids);
  const values = Map.groupBy(
    await loadValues(db, [...ids, ...rows.map((row) => row.id)]),
    (row) => row.variation_id,
  );
  return {
    variations: Map.groupBy(rows, (row) => row.parent_id),
    values: new Map(
      [...values].map(([id, rows]) => [id, new Map(rows.map((row) => [row.name, row.value]))]),
    ),
  };
}

const loadMembers = compiledQuery((db, ids: Ids) =>
  db
    .selectFrom('product_links as l')
    .innerJoin('products as m', 'm.id', 'l.target_id')
    .select(['l.product_id', 'l.target_id'])
    .where('l.product_id', 'in', ids)
    .where('l.kind', '=', 'member')
    .where('m.status', '=', 'publish')
    .orderBy('l.position'),
);

async function readContent(db: Db, ids: Ids): Promise<Map<number, StoreProductContent>> {
  const [images, categories, tags, brands, attributes, { variations, values }, members] =
    await Promise.all([
      loadImages(db, ids).then(byProduct),
      loadCategories(db, ids).then(byProduct),
      loadTags(db, ids).then(byProduct),
      loadBrands(db, ids).then(byProduct),
      loadAttributes(db, ids),
      loadVariations(db, ids),
      loadMembers(db, ids).then(byProduct),
    ]);
  const none = new Map<string, string>();
  return new Map(
    ids.map((id) => [
      id,
      {
        images: images.get(id) ?? [],
        categories: categories.get(id) ?? [],
        tags: tags.get(id) ?? [],
        brands: brands.get(id) ?? [],
        attributes: attributes.get(id) ?? [],
        values: values.get(id) ?? none,
        variations: (variations.get(id) ?? []).map((variation) => ({
          id: variation.id,
          values: values.get(variation.id) ?? none,
        })),
        members: (members.get(id) ?? []).map((row) => row.target_id),
      },
    ]),
  );
}

/** Keyed by product or variation. */
export async function loadStoreContent(
  ctx: ShopContext,
  ids: Ids,
): Promise<ReadonlyMap<number, StoreProductContent>> {
  return cachedEach(
    ctx,
    'storeContent',
    ids,
    (missing) => readContent(ctx.db, missing),
    productTags,
  );
}
