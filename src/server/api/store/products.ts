import { findStoreProduct } from '#server/catalog/store/find-store-product.ts';
import { findStoreProducts } from '#server/catalog/store/find-store-products.ts';
import { loadStoreProducts } from '#server/catalog/store/load-store-products.ts';
import { idPath } from '#wire/store/params.ts';
import { slugPath, storeProductQuery } from '#wire/store/product-query.ts';
import type { CallRequest } from '../call.ts';
import { endpoint, found, type RestResult, refused } from '../rest/rest-route.ts';
import { loadStoreBoosters } from './store-boosters.ts';
import { loadStoreBundles } from './store-bundles.ts';
import { loadStoreOptionForms } from './store-option-forms.ts';
import { storeProductOf } from './store-product-of.ts';

async function answer({ ctx, origin }: CallRequest, id: number): Promise<RestResult> {
  const parts = (await loadStoreProducts(ctx, [id]))[0];
  // Deleted between the two reads.
  if (parts === undefined) return notFound;
  const formOf = await loadStoreOptionForms(ctx, [parts]);
  const bundles = await loadStoreBundles(ctx, [parts]);
  const boosters = await loadStoreBoosters(ctx, [parts]);
  return found(storeProductOf(parts, ctx, origin, formOf, bundles, boosters));
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
    const parts = await loadStoreProducts(ctx, ids);
    const formOf = await loadStoreOptionForms(ctx, parts);
    const bundles = await loadStoreBundles(ctx, parts);
    const boosters = await loadStoreBoosters(ctx, parts);
    return found(
      parts.map((part) => storeProductOf(part, ctx, origin, formOf, bundles, boosters)),
      { total, page: query.page, perPage: query.per_page },
    );
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
