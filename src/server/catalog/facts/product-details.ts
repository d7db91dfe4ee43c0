import { findImages } from '#server/media/find-images.ts';
import { type Cached, type CachingContext, cachedEach } from '#server/platform/cache/read-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import { firstImageIds } from '../reading/first-images.ts';
import type { AttributePart } from '../reading/product-parts.ts';
import { readParts } from '../reading/read-products.ts';
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

async function loadCategories(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const parts = await readParts(db, ids, ['categories']);
  return new Map(
    [...parts].map(([id, { categories }]) => [
      id,
      categories.flatMap(({ path }) => path.split('/').filter(Boolean).map(Number)),
    ]),
  );
}

async function loadAttributeNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FactAttribute[]>> {
  const parts = await readParts(db, ids, ['attributes']);
  return new Map(
    [...parts].map(([id, { attributes }]) => [
      id,
      attributes.filter(({ forVariations }) => forVariations).map(toFactAttribute),
    ]),
  );
}

function toFactAttribute({ name, label, terms }: AttributePart): FactAttribute {
  return { name, label, terms: new Map(terms.map((term) => [term.slug, term.name])) };
}
