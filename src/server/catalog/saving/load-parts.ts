import type { MediaRow } from '#server/media/tables.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogTables, ProductRow } from '../tables.ts';

// Everything stored about some products, whatever their status, read by a fixed number of queries
// however many there are. Nothing of it is cached: a manager changes what is there now.

export interface NamedTerm {
  id: number;
  name: string;
  slug: string;
}

export interface PartAttribute {
  /** Null for an attribute of this product alone. */
  id: number | null;
  /** `pa_color`, or the plain name of an own attribute. */
  name: string;
  label: string;
  forVariations: boolean;
  visible: boolean;
  /** An own attribute's values have no ids. */
  terms: NamedTerm[];
}

export interface VariationPart {
  row: ProductRow;
  /** By stored name; '' means any. */
  values: ReadonlyMap<string, string>;
}

export type ExtrasRow = CatalogTables['product_extras'];
export interface MetaRow {
  id: number;
  product_id: number;
  key: string;
  value: string;
}
type LinkKind = CatalogTables['product_links']['kind'];

/** What products and variations have alike. */
export interface ItemParts {
  row: ProductRow;
  extras: ExtrasRow | undefined;
  meta: readonly MetaRow[];
}

export interface ProductParts extends ItemParts {
  images: (MediaRow & { video: string })[];
  categories: NamedTerm[];
  tags: NamedTerm[];
  brands: NamedTerm[];
  attributes: PartAttribute[];
  links: { kind: LinkKind; target_id: number }[];
  reviewsClosed: boolean;
  variationIds: number[];
}

type Ids = readonly number[];
const AT_ONCE = 5000;

async function inParts<Row>(ids: Ids, load: (part: Ids) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of chunks(ids, AT_ONCE)) rows.push(...(await load(part)));
  return rows;
}

const byProduct = <Row extends { product_id: number }>(rows: Row[]) =>
  Map.groupBy(rows, (row) => row.product_id);

export async function loadExtras(db: Db, ids: Ids): Promise<Map<number, ExtrasRow>> {
  const rows = await inParts(ids, (part) =>
    db.selectFrom('product_extras').selectAll().where('product_id', 'in', part).execute(),
  );
  return new Map(rows.map((row) => [row.product_id, row]));
}

export async function loadMeta(db: Db, ids: Ids): Promise<Map<number, MetaRow[]>> {
  const rows = await inParts(ids, (part) =>
    db
      .selectFrom('product_meta')
      .selectAll()
      .where('product_id', 'in', part)
      .orderBy('id')
      .execute(),
  );
  return byProduct(rows);
}

export async function loadAttributes(db: Db, ids: Ids): Promise<Map<number, PartAttribute[]>> {
  const [rows, terms] = await Promise.all([
    db
      .selectFrom('product_attributes')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('product_terms as pt')
      .innerJoin('terms as t', 't.id', 'pt.term_id')
      .select(['pt.product_id', 't.id', 't.name', 't.slug', 't.attribute_id'])
      .where('pt.product_id', 'in', ids)
      .orderBy('pt.position')
      .execute(),
  ]);
  const termsOf = byProduct(terms);
  const attributes = rows.map((row) => ({
    product_id: row.product_id,
    id: row.attribute_id,
    name: row.name,
    label: row.label,
    forVariations: row.for_variations === 1,
    visible: row.visible === 1,
    terms:
      row.attribute_id === null
        ? customTerms(row.options)
        : (termsOf.get(row.product_id) ?? [])
            .filter((term) => term.attribute_id === row.attribute_id)
            .map(({ id, name, slug }) => ({ id, name, slug })),
  }));
  return byProduct(attributes);
}

function customTerms(options: string): NamedTerm[] {
  const names: unknown = JSON.parse(options);
  return Array.isArray(names)
    ? names.map((name) => ({ id: 0, name: String(name), slug: String(name) }))
    : [];
}

/** In the order of the ids; an id of a variation or of nothing is left out. */
export async function loadProductParts(db: Db, ids: Ids): Promise<ProductParts[]> {
  if (ids.length === 0) return [];
  const [
    rows,
    images,
    categories,
    tags,
    brands,
    attributes,
    links,
    closed,
    variations,
    extras,
    meta,
  ] = await Promise.all([
    db
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', ids)
      .where('parent_id', 'is', null)
      .execute(),
    db
      .selectFrom('product_images as pi')
      .innerJoin('media', 'media.id', 'pi.media_id')
      .selectAll('media')
      .select(['pi.product_id', 'pi.video'])
      .where('pi.product_id', 'in', ids)
      .orderBy('pi.position')
      .execute()
      .then(byProduct),
    db
      .selectFrom('product_categories as pc')
      .innerJoin('categories as c', 'c.id', 'pc.category_id')
      .select(['pc.product_id', 'c.id', 'c.name', 'c.slug'])
      .where('pc.product_id', 'in', ids)
      .orderBy('pc.position')
      .execute()
      .then(byProduct),
    db
      .selectFrom('product_tags as pt')
      .innerJoin('tags as t', 't.id', 'pt.tag_id')
      .select(['pt.product_id', 't.id', 't.name', 't.slug'])
      .where('pt.product_id', 'in', ids)
      .orderBy('pt.position')
      .execute()
      .then(byProduct),
    db
      .selectFrom('product_brands as pb')
      .innerJoin('brands as b', 'b.id', 'pb.brand_id')
      .select(['pb.product_id', 'b.id', 'b.name', 'b.slug'])
      .where('pb.product_id', 'in', ids)
      .orderBy('pb.position')
      .execute()
      .then(byProduct),
    loadAttributes(db, ids),
    db
      .selectFrom('product_links')
      .select(['product_id', 'kind', 'target_id'])
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute()
      .then(byProduct),
    db.selectFrom('reviews_closed').selectAll().where('product_id', 'in', ids).execute(),
    db
      .selectFrom('products')
      .select(['id', 'parent_id'])
      .where('parent_id', 'in', ids)
      .orderBy('menu_order')
      .orderBy('id')
      .execute(),
    loadExtras(db, ids),
    loadMeta(db, ids),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const isClosed = new Set(closed.map((row) => row.product_id));
  const variationsOf = Map.groupBy(variations, (row) => row.parent_id ?? 0);
  const plain = ({ id, name, slug }: NamedTerm) => ({ id, name, slug });
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    return {
      row,
      extras: extras.get(id),
      meta: meta.get(id) ?? [],
      images: images.get(id) ?? [],
      categories: (categories.get(id) ?? []).map(plain),
      tags: (tags.get(id) ?? []).map(plain),
      brands: (brands.get(id) ?? []).map(plain),
      attributes: attributes.get(id) ?? [],
      links: links.get(id) ?? [],
      reviewsClosed: isClosed.has(id),
      variationIds: (variationsOf.get(id) ?? []).map((variation) => variation.id),
    };
  });
}

/** The variations of these products, in their order. */
export async function loadVariationParts(
  db: Db,
  productIds: Ids,
): Promise<Map<number, VariationPart[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('parent_id', 'in', productIds)
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
  const values = await loadValues(
    db,
    rows.map((row) => row.id),
  );
  const parts = rows.map((row) => ({ row, values: values.get(row.id) ?? new Map() }));
  return Map.groupBy(parts, ({ row }) => row.parent_id ?? 0);
}

export async function loadValues(db: Db, ids: Ids): Promise<Map<number, Map<string, string>>> {
  const rows = await inParts(ids, (part) =>
    db.selectFrom('variation_attributes').selectAll().where('variation_id', 'in', part).execute(),
  );
  const grouped = Map.groupBy(rows, (row) => row.variation_id);
  return new Map(
    [...grouped].map(([id, parts]) => [id, new Map(parts.map((row) => [row.name, row.value]))]),
  );
}
