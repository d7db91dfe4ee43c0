import { catalogCache } from '#server/catalog/catalog-cache.ts';
import { bringUpToDate } from '#server/catalog/listing/refresh-listings.ts';
import { findStoreProduct } from '#server/catalog/store/find-store-product.ts';
import { findStoreProducts } from '#server/catalog/store/find-store-products.ts';
import { loadStoreProducts } from '#server/catalog/store/load-store-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { idPath } from '#wire/store/params.ts';
import type { StoreProduct } from '#wire/store/product.ts';
import { slugPath, storeProductQuery } from '#wire/store/product-query.ts';
import type { CallRequest } from '../call.ts';
import { type JsonBytes, jsonList } from '../rest/json-bytes.ts';
import { endpoint, found, type RestResult, refused } from '../rest/rest-route.ts';
import { loadStoreBoosters } from './store-boosters.ts';
import { loadStoreBundles } from './store-bundles.ts';
import { loadStoreOptionForms } from './store-option-forms.ts';
import { storeProductOf } from './store-product-of.ts';

async function answer({ ctx, origin }: CallRequest, id: number): Promise<RestResult> {
  const [product] = await readProducts(ctx, origin, [id]);
  // Deleted between the two reads.
  return product === undefined ? notFound : found(product);
}

/** As they are now, in the order of the ids. */
async function readProducts(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
): Promise<StoreProduct[]> {
  const parts = await loadStoreProducts(ctx, ids);
  const [formOf, bundles, boosters] = await Promise.all([
    loadStoreOptionForms(ctx, parts),
    loadStoreBundles(ctx, parts),
    loadStoreBoosters(ctx, parts),
  ]);
  return parts.map((part) => storeProductOf(part, ctx, origin, formOf, bundles, boosters));
}

/** Lists send the same products again and again, so each is cached as it is sent. */
async function listedProducts(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
): Promise<JsonBytes> {
  await bringUpToDate(ctx);
  const json = await catalogCache.of(ctx).storeJson(ids, origin, ctx.now, async (missing) => {
    const products = await readProducts(ctx, origin, missing);
    return products.map((product) => ({
      id: product.id,
      json: Buffer.from(JSON.stringify(product)),
      cacheable: !product.extensions.vitrine?.option_form?.group_products.length,
    }));
  });
  return jsonList(ids.flatMap((id) => json.get(id) ?? []));
}

const notFound = refused({
  code: 'woocommerce_rest_product_invalid_id',
  message: 'There is no product with this id.',
  status: 404,
});

const slugNotFound = refused({
  code: 'woocommerce_rest_product_invalid_slug',
  message: 'There is no product with this slug.',
  status: 404,
});

export const productList = endpoint(
  storeProductQuery,
  async (query, { ctx, origin }) => {
    const { ids, total } = await findStoreProducts(ctx, query);
    const products = await listedProducts(ctx, origin, ids);
    return found(products, { total, page: query.page, perPage: query.per_page });
  },
  { cache: 'revalidate' },
);

export const productById = endpoint(
  idPath,
  async ({ id }, call) => {
    const own = await findStoreProduct(call.ctx.db, { id });
    return own === null ? notFound : answer(call, own);
  },
  { cache: 'revalidate' },
);

export const productBySlug = endpoint(
  slugPath,
  async ({ slug }, call) => {
    const own = await findStoreProduct(call.ctx.db, { slug });
    return own === null ? slugNotFound : answer(call, own);
  },
  { cache: 'revalidate' },
);
