import * as z from 'zod';
import { findImages } from '#server/media/find-images.ts';
import { type Cached, type CachingContext, cachedEach } from '#server/platform/cache/read-cache.ts';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import { firstImageIds } from '../first-images.ts';
import type { ProductRow } from '../tables.ts';
import { CATALOG_TAG, productTags } from '../tags.ts';

// The catalogue's data about the lines of a cart: a fixed number of queries however many lines.

/** All but the id and the stock are facts of migration 097. */
export const CART_COLUMNS = [
  'id',
  'kind',
  'parent_id',
  'status',
  'slug',
  'name',
  'sku',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'tax_status',
  'tax_class',
  'shipping_class',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'backorders',
  'low_stock',
  'sold_individually',
  'min_quantity',
  'max_quantity',
  'quantity_step',
  'weight',
  'virtual',
  'image_id',
] as const satisfies readonly (keyof ProductRow)[];

export type CartProduct = Pick<ProductRow, (typeof CART_COLUMNS)[number]>;

export interface FactAttribute {
  name: string;
  label: string;
  /** Slug to name. */
  terms: ReadonlyMap<string, string>;
}

export interface CartData {
  /** Products and variations alike, whatever their status. */
  rows: ReadonlyMap<number, CartProduct>;
  /** The categories of a product with all their parents. */
  categories: ReadonlyMap<number, readonly number[]>;
  attributes: ReadonlyMap<number, readonly FactAttribute[]>;
  /** The first picture of a product, by product. */
  pictures: ReadonlyMap<number, ImageRecord>;
  /** Variations' own pictures, by media id. */
  images: ReadonlyMap<number, ImageRecord>;
}

interface Named {
  productId: number;
  variationId: number | null;
}

type FactContext = CachingContext & { db: Db };

const loadRows = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('products').select(CART_COLUMNS).where('id', 'in', ids),
);

function getIds(lines: readonly Named[]): number[] {
  const ids = new Set<number>();
  for (const { productId, variationId } of lines) {
    ids.add(productId);
    if (variationId !== null) ids.add(variationId);
  }
  return [...ids];
}

export async function loadCartRows(
  db: Db,
  lines: readonly Named[],
): Promise<Map<number, CartProduct>> {
  const ids = getIds(lines);
  if (ids.length === 0) return new Map();
  const rows = await loadRows(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

const loadStock = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('products').select(['id', 'stock_quantity']).where('id', 'in', ids),
);

/**
 * The same for an order. Every change of a product but of its stock moves the number on that the
 * memory is proven by; the stock is what it was at the last look, or looked at now.
 */
async function loadProvenRows(
  ctx: FactContext,
  lines: readonly Named[],
  cachedStock: boolean,
): Promise<ReadonlyMap<number, CartProduct>> {
  const ids = getIds(lines);
  const rows = await cachedEach(
    ctx,
    'row',
    ids,
    async (missing) => {
      const found = await loadRows(ctx.db, missing);
      return new Map(found.map((row) => [row.id, { ...row }]));
    },
    productTags,
  );
  if (cachedStock) return rows;
  const now = new Map<number, CartProduct>();
  for (const { id, stock_quantity } of await loadStock(ctx.db, ids)) {
    const row = rows.get(id);
    if (!row) continue;
    row.stock_quantity = stock_quantity;
    now.set(id, { ...row });
  }
  return now;
}

export interface FactChoices {
  /** Where rows are cached, so is their stock. */
  cachedStock?: boolean;
}

export async function loadCartData(
  ctx: FactContext,
  lines: readonly Named[],
  { cachedStock = false }: FactChoices = {},
): Promise<CartData> {
  const { db } = ctx;
  const products = [...new Set(lines.map((line) => line.productId))];
  if (products.length === 0) {
    const none = new Map<number, never>();
    return { rows: none, categories: none, attributes: none, pictures: none, images: none };
  }
  const { proven } = ctx.readCache;
  const rows = await (proven ? loadProvenRows(ctx, lines, cachedStock) : loadCartRows(db, lines));
  const varied = [...new Set(lines.flatMap((line) => (line.variationId ? line.productId : [])))];
  const imageIds = await cachedEach(
    ctx,
    'picture',
    products,
    (ids) => firstImageIds(db, ids),
    productTags,
  );
  const visible = new Set(imageIds.values());
  for (const { kind, image_id } of rows.values()) {
    if (kind === 'variation' && image_id !== null) visible.add(image_id);
  }
  const images = await cachedEach(
    ctx,
    'image',
    [...visible],
    (ids) => findImages(db, ids),
    () => [CATALOG_TAG],
  );
  const photos = new Map<number, ImageRecord>();
  for (const [product, media] of imageIds) {
    const image = images.get(media);
    if (image) photos.set(product, image);
  }
  return {
    rows,
    categories: await cachedCategories(ctx, products),
    attributes: await cachedEach(
      ctx,
      'attributes',
      varied,
      (ids) => loadAttributeNames(db, ids),
      productTags,
    ),
    pictures: photos,
    images,
  };
}

/** The product's categories with all their parents. */
export async function getCategories(ctx: FactContext, id: number): Promise<readonly number[]> {
  return (await cachedCategories(ctx, [id])).get(id) ?? [];
}

/** The same for several products at once. */
export function categoriesOfAll(
  ctx: FactContext,
  ids: readonly number[],
): Cached<ReadonlyMap<number, readonly number[]>> {
  return cachedCategories(ctx, ids);
}

function cachedCategories(ctx: FactContext, ids: readonly number[]) {
  return cachedEach(
    ctx,
    'categories',
    ids,
    (missing) => loadCategories(ctx.db, missing),
    productTags,
  );
}

const categoryPaths = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select(['product_id', 'path'])
    .where('product_id', 'in', ids),
);

async function loadCategories(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await categoryPaths(db, ids);
  const categories = new Map<number, number[]>();
  for (const { product_id, path } of rows) {
    const categoryIds = categories.get(product_id) ?? [];
    categories.set(product_id, categoryIds);
    for (const part of path.split('/')) if (part !== '') categoryIds.push(Number(part));
  }
  return categories;
}

const options = z.array(z.string());

async function loadAttributeNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FactAttribute[]>> {
  const attributes = new Map<number, FactAttribute[]>();
  if (ids.length === 0) return attributes;
  const rows = await db
    .selectFrom('product_attributes')
    .select(['product_id', 'attribute_id', 'name', 'label', 'options'])
    .where('product_id', 'in', ids)
    .where('for_variations', '=', 1)
    .orderBy('position')
    .execute();
  const terms = await db
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'product_terms.term_id')
    .select(['product_id', 'terms.attribute_id', 'terms.slug', 'terms.name'])
    .where('product_id', 'in', ids)
    .execute();
  const byAttribute = Map.groupBy(terms, (term) => `${term.product_id}/${term.attribute_id}`);
  for (const row of rows) {
    const productAttributes = attributes.get(row.product_id) ?? [];
    attributes.set(row.product_id, productAttributes);
    const shared = byAttribute.get(`${row.product_id}/${row.attribute_id}`) ?? [];
    const named: [string, string][] =
      row.attribute_id === null
        ? decodeJson(row.options, options).map((value) => [value, value])
        : shared.map((term) => [term.slug, term.name]);
    productAttributes.push({ name: row.name, label: row.label, terms: new Map(named) });
  }
  return attributes;
}
