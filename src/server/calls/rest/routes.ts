import { collectionData } from '../store/collection-data.ts';
import { productById, productBySlug, productList } from '../store/products.ts';
import {
  attributeById,
  attributeList,
  attributeTerms,
  categoryById,
  categoryList,
  tagList,
} from '../store/terms.ts';
import type { RestEndpoint, RestRoute } from './rest-route.ts';

/** The first route that fits answers, so what has a name of its own stands before `:slug`. */
const storeReading: [path: string, get: RestEndpoint][] = [
  ['/products', productList],
  ['/products/collection-data', collectionData],
  ['/products/categories', categoryList],
  ['/products/categories/:id', categoryById],
  ['/products/tags', tagList],
  ['/products/attributes', attributeList],
  ['/products/attributes/:id', attributeById],
  ['/products/attributes/:attribute_id/terms', attributeTerms],
  ['/products/:id', productById],
  ['/products/:slug', productBySlug],
];

/** Every route behind `/wp-json`; `wc/store` is the older name of `wc/store/v1`. */
export const restRoutes: readonly RestRoute[] = ['wc/store/v1', 'wc/store'].flatMap((namespace) =>
  storeReading.map(([path, get]) => ({ namespace, path, methods: { GET: get } })),
);
