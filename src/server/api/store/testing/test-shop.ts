import { refreshListings } from '#server/catalog/listing/refresh-listings.ts';
import type { ProductInput } from '#server/catalog/saving/product-input.ts';
import { saveAttribute } from '#server/catalog/saving/save-attribute.ts';
import { saveCategory } from '#server/catalog/saving/save-category.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveTag } from '#server/catalog/saving/save-tag.ts';
import { saveTerm } from '#server/catalog/saving/save-term.ts';
import { PLAIN_TERM } from '#server/catalog/terms/managed-term.ts';
import { brands } from '#server/catalog/terms/taxonomies.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testUploads } from '#server/platform/http/testing/test-uploads.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { apiRoutes } from '../../api-routes.ts';
import { noFragments } from '../../testing/no-fragments.ts';

// A small shop with one product of every kind, for the tests of the Store API.

export const origin = 'https://shop.example';
export const now = Date.UTC(2026, 5, 1);
const day = 24 * 60 * 60 * 1000;

async function addImage(db: Db, slug: string, width: number): Promise<number> {
  const row = await db
    .insertInto('media')
    .values({
      key: `${slug}-0123456789`,
      slug,
      width,
      height: width,
      mime: 'image/png',
      bytes: 1000,
      alt: `${slug} on a table`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function addBrand(db: Db, slug: string, parentId: number | null): Promise<number> {
  const name = `${slug[0]?.toUpperCase()}${slug.slice(1)}`;
  return brands.save(db, undefined, { ...PLAIN_TERM, slug, name, parentId });
}

async function addAttribute(db: Db, name: string, label: string, terms: string[]) {
  const id = await saveAttribute(db, { name, label });
  const termIds: Record<string, number> = {};
  for (const [position, term] of terms.entries()) {
    const named = `${term[0]?.toUpperCase()}${term.slice(1)}`;
    termIds[term] = await saveTerm(db, { attributeId: id, slug: term, name: named, position });
  }
  return { id, terms: termIds };
}

export async function fillShop(db: Db) {
  const tableware = await saveCategory(db, { slug: 'tableware', name: 'Tableware' });
  const mugs = await saveCategory(db, { slug: 'mugs', name: 'Mugs & cups', parentId: tableware });
  const textiles = await saveCategory(db, { slug: 'textiles', name: 'Textiles' });
  await saveCategory(db, { slug: 'empty', name: 'Empty shelf' });
  const gift = await saveTag(db, { slug: 'gift', name: 'Gift' });
  const oak = await saveTag(db, { slug: 'oak', name: 'Oak' });
  const makers = await addBrand(db, 'makers', null);
  const north = await addBrand(db, 'north', makers);
  const color = await addAttribute(db, 'color', 'Colour', ['sand', 'ink']);
  const size = await addAttribute(db, 'size', 'Size', ['small', 'large']);
  const trayImage = await addImage(db, 'tray', 1200);
  const mugImage = await addImage(db, 'mug', 200);

  let age = 10;
  const save = async (input: ProductInput): Promise<number> => {
    age -= 1;
    return saveProduct(db, { publishedAt: now - age * day, ...input }, now);
  };
  const tray = await save({
    slug: 'oak-tray',
    name: 'Oak <tray>',
    sku: 'TRAY',
    regularPrice: 4800,
    manageStock: true,
    stockQuantity: 120,
    weight: 850,
    length: 40,
    width: 30,
    height: 4.5,
    featured: true,
    totalSales: 5,
    shortDescription: '<p>A tray.</p>',
    description: '<p>Of solid oak.</p>',
    categories: [tableware],
    tags: [gift, oak],
    brands: [makers],
    gallery: [trayImage, mugImage],
  });
  const candle = await save({
    slug: 'candle',
    name: 'Beeswax candle',
    regularPrice: 2200,
    salePrice: 1760,
    saleFrom: now - day,
    saleTo: now + day,
    manageStock: true,
    stockQuantity: 3,
    minQuantity: 2,
    maxQuantity: 20,
    quantityStep: 2,
    categories: [textiles],
    tags: [gift],
    totalSales: 9,
  });
  const vase = await save({
    slug: 'vase',
    name: 'Moss vase',
    regularPrice: 3000,
    stockStatus: 'outofstock',
    categories: [tableware],
    menuOrder: 3,
  });
  const throwId = await save({
    slug: 'throw',
    name: 'Wool throw',
    regularPrice: 9000,
    manageStock: true,
    backorders: 'notify',
    soldIndividually: true,
    categories: [textiles],
  });
  const mug = await save({
    kind: 'variable',
    slug: 'mug',
    name: 'Stoneware mug',
    categories: [mugs],
    brands: [north],
    gallery: [mugImage],
    attributes: [
      { attribute: 'color', terms: ['sand', 'ink'], forVariations: true },
      { attribute: 'size', terms: ['small', 'large'], forVariations: true },
      { label: 'Made in', options: ['Jutland'] },
    ],
    variations: [
      { attributes: { color: 'sand', size: 'small' }, regularPrice: 1400, sku: 'MUG-S' },
      {
        attributes: { color: 'ink', size: 'small' },
        regularPrice: 1400,
        stockStatus: 'outofstock',
      },
      { attributes: { color: 'sand' }, regularPrice: 1800, salePrice: 1700, image: trayImage },
      { attributes: { color: 'ink', size: 'large' }, regularPrice: 1800, enabled: false },
    ],
  });
  const set = await save({
    kind: 'grouped',
    slug: 'breakfast',
    name: 'Breakfast table',
    members: [tray, candle],
    categories: [tableware],
  });
  const apron = await save({
    kind: 'external',
    slug: 'apron',
    name: 'Apron',
    regularPrice: 6500,
    externalUrl: 'https://maker.example/apron',
    buttonText: 'Buy from the weaver',
    categories: [textiles],
    attributes: [{ attribute: 'color', terms: ['ink'] }],
  });
  const hidden = await save({
    slug: 'hidden',
    name: 'Hidden oak',
    regularPrice: 100,
    visibility: 'hidden',
  });
  const draft = await save({
    slug: 'draft',
    name: 'Draft oak',
    regularPrice: 100,
    status: 'draft',
  });
  await db
    .updateTable('products')
    .set({ rating_sum: 31, rating_count: 8 })
    .where('id', '=', tray)
    .execute();
  await refreshListings(db, [tray], now);
  return {
    categories: { tableware, mugs, textiles },
    tags: { gift, oak },
    brands: { makers, north },
    attributes: { color, size },
    images: { trayImage, mugImage },
    products: { tray, candle, vase, throw: throwId, mug, set, apron, hidden, draft },
  };
}

export type TestShop = Awaited<ReturnType<typeof fillShop>>;

/** Asks the Store API of this database; a bug inside a call fails the test. */
export function storeApi(db: Db, changed: Partial<Settings> = {}, more: Partial<ShopContext> = {}) {
  const app = apiRoutes({
    context: () => ({ ...testContext(db, { settings: changed, now }), ...more }),
    secret: 's'.repeat(64),
    origin: () => origin,
    render: noFragments,
    uploads: testUploads(),
    failed(error) {
      throw error;
    },
  });
  return {
    ask: (path: string, init?: RequestInit) =>
      app.request(`${origin}/wp-json/wc/store/v1${path}`, init),
    async get(path: string) {
      const response = await app.request(`${origin}/wp-json/wc/store/v1${path}`);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}
