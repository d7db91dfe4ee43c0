import { catalogCache } from '#server/catalog/catalog-cache.ts';
import { bringUpToDate } from '#server/catalog/listing/refresh-listings.ts';
import { findStoreProduct } from '#server/catalog/store/find-store-product.ts';
import { findStoreProducts } from '#server/catalog/store/find-store-products.ts';
import { loadStoreProducts } from '#server/catalog/store/load-store-products.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LinkedStoreProduct, StoreProduct } from '#wire/store/product.ts';
import { productPath, slugPath, storeProductQuery } from '#wire/store/product-query.ts';
import type { CallRequest } from '../call.ts';
import { type JsonBytes, jsonList } from '../rest/json-bytes.ts';
import { endpoint, found, refused } from '../rest/rest-route.ts';
import { loadStoreBoosters } from './store-boosters.ts';
import { loadStoreBundles } from './store-bundles.ts';
import { loadStoreOptionForms } from './store-option-forms.ts';
import { toStoreProduct } from './to-store-product.ts';

interface Reading {
  ctx: ShopContext;
  origin: string;
}

async function respond({ ctx, origin }: CallRequest, id: number) {
  const [product] = await readProducts({ ctx, origin }, [id]);
  // Deleted between the two reads.
  return product === undefined ? notFound : found(product);
}

function getLinks({ id, parent }: StoreProduct, origin: string): LinkedStoreProduct['_links'] {
  const list = `${origin}/wp-json/wc/store/v1/products`;
  return {
    self: [{ href: `${list}/${id}`, targetHints: { allow: ['GET'] } }],
    collection: [{ href: list }],
    ...(parent > 0 && { up: [{ href: `${list}/${parent}`, embeddable: true }] }),
    related: [{ href: `${list}?related=${id}&per_page=10`, embeddable: true }],
  };
}

/** As they are now, in the order of the ids. */
async function readProducts(
  { ctx, origin }: Reading,
  ids: readonly number[],
): Promise<LinkedStoreProduct[]> {
  const parts = await loadStoreProducts(ctx, ids);
  const [getForm, bundles, boosters] = await Promise.all([
    loadStoreOptionForms(ctx, parts),
    loadStoreBundles(ctx, parts),
    loadStoreBoosters(ctx, parts),
  ]);
  return parts.map((part) => {
    const product = toStoreProduct(part, ctx, origin, getForm, bundles, boosters);
    return { ...product, _links: getLinks(product, origin) };
  });
}

/** Lists send the same products again and again, so each is cached as it is sent. */
async function listedProducts(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
): Promise<JsonBytes> {
  await bringUpToDate(ctx);
  const json = await catalogCache.of(ctx).storeJson(ids, origin, ctx.now, async (missing) => {
    const products = await readProducts({ ctx, origin }, missing);
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
  (query, { ctx: primary, origin }) =>
    primary.reads.purged(primary, async (ctx) => {
      const { ids, total } = await findStoreProducts(ctx, query);
      return found(await listedProducts(ctx, origin, ids), {
        total,
        page: query.page,
        perPage: query.per_page,
      });
    }),
  { cache: 'revalidate' },
);

export const productById = endpoint(
  productPath,
  async ({ id }, call) => {
    const product = await findStoreProduct(call.ctx.db, { id });
    return product === null ? notFound : respond(call, product);
  },
  { cache: 'revalidate' },
);

export const productBySlug = endpoint(
  slugPath,
  async ({ slug }, call) => {
    const product = await findStoreProduct(call.ctx.db, { slug });
    return product === null ? slugNotFound : respond(call, product);
  },
  { cache: 'revalidate' },
);
