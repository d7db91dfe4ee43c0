import * as z from 'zod/mini';
import { PRODUCT_KINDS, STOCK_STATUSES, VISIBILITIES } from '#rules/catalog/product.ts';
import {
  anyId,
  flag,
  idOrSlug,
  idParam,
  ifDefined,
  integer,
  listOf,
  moment,
  oneOf,
  pageParam,
  pathId,
  perPageParam,
  termOperator,
  text,
} from './params.ts';

export const STORE_ORDERS = [
  'date',
  'modified',
  'id',
  'include',
  'title',
  'slug',
  'price',
  'popularity',
  'rating',
  'menu_order',
  'comment_count',
] as const;
export type StoreOrder = (typeof STORE_ORDERS)[number];

const attributeFilter = z.object(
  {
    /** `pa_color`, or `color`. */
    attribute: text(100),
    slug: z.optional(listOf(text(200))),
    term_id: z.optional(listOf(idParam)),
    operator: z._default(termOperator, 'in'),
  },
  'must be a list of {attribute, slug or term_id, operator}',
);

/** What a list of products can be narrowed by; collection-data counts under the same filters. */
export const storeFilters = {
  search: z._default(text(200), ''),
  slug: z._default(listOf(text(200)), []),
  category: z._default(listOf(idOrSlug), []),
  category_operator: z._default(termOperator, 'in'),
  tag: z._default(listOf(idOrSlug), []),
  tag_operator: z._default(termOperator, 'in'),
  brand: z._default(listOf(idOrSlug), []),
  brand_operator: z._default(termOperator, 'in'),
  attributes: z._default(
    z
      .array(attributeFilter, 'must be a list of {attribute, slug or term_id, operator}')
      .check(z.maxLength(20, 'must have at most 20 entries')),
    [],
  ),
  /** Two attributes narrow together either way, as in WooCommerce. */
  attribute_relation: z._default(oneOf(['in', 'and']), 'and'),
  on_sale: z.optional(flag),
  min_price: ifDefined(integer(0, Number.MAX_SAFE_INTEGER)),
  max_price: ifDefined(integer(0, Number.MAX_SAFE_INTEGER)),
  stock_status: z._default(listOf(oneOf(STOCK_STATUSES)), []),
  /** A number of stars that no product can have finds none. */
  rating: z._default(listOf(integer(1, 1_000_000)), []),
  featured: z.optional(flag),
  type: z.optional(oneOf(PRODUCT_KINDS)),
  sku: z._default(listOf(text(100)), []),
  include: z._default(listOf(anyId), []),
  exclude: z._default(listOf(anyId), []),
  parent: z._default(listOf(idParam), []),
  parent_exclude: z._default(listOf(anyId), []),
  /** Products that are shown beside this one. */
  related: ifDefined(anyId),
  after: ifDefined(moment),
  before: ifDefined(moment),
  date_column: z._default(oneOf(['date', 'date_gmt', 'modified', 'modified_gmt']), 'date'),
  catalog_visibility: z.optional(oneOf(['any', ...VISIBILITIES])),
};

export const storeFilter = z.object(storeFilters);
export type StoreFilter = z.infer<typeof storeFilter>;

export const storeProductQuery = z.object({
  ...storeFilters,
  /** Without it: the newest first, or the best match first for a search. */
  orderby: z.optional(oneOf(STORE_ORDERS)),
  order: z.optional(oneOf(['asc', 'desc'])),
  page: pageParam,
  per_page: perPageParam(10),
  offset: z.optional(integer(0, 1_000_000_000)),
});
export type StoreProductQuery = z.infer<typeof storeProductQuery>;

const attributeCount = z.object(
  {
    taxonomy: text(100),
    /** `or`: the filter on this very attribute does not narrow its own counts. */
    query_type: z._default(oneOf(['and', 'or']), 'and'),
  },
  'must be a list of {taxonomy, query_type}',
);

export const storeCollectionQuery = z.object({
  ...storeFilters,
  calculate_price_range: z._default(flag, false),
  calculate_attribute_counts: z._default(
    z
      .array(attributeCount, 'must be a list of {taxonomy, query_type}')
      .check(z.maxLength(20, 'must have at most 20 entries')),
    [],
  ),
  calculate_rating_counts: z._default(flag, false),
  calculate_stock_status_counts: z._default(flag, false),
  calculate_taxonomy_counts: z._default(listOf(oneOf(['product_cat', 'product_tag'])), []),
});
export type StoreCollectionQuery = z.infer<typeof storeCollectionQuery>;

export const productPath = z.object({ id: pathId });
export const slugPath = z.object({ slug: text(200) });
