import * as z from 'zod/mini';
import { STOCK_STATUSES } from '#rules/catalog/product.ts';
import { choice, decimalOrNumber, flag, integer, listOf, number, text } from './field.ts';
import { dateFields, listFields } from './list-query.ts';
import { WC_STATUSES, WC_TYPES } from './product-fields.ts';

// By what programs narrow and sort lists of products and variations.

export const PRODUCT_ORDERS = [
  'date',
  'id',
  'include',
  'title',
  'slug',
  'modified',
  'popularity',
  'rating',
  'post__in',
  'price',
  'sales',
  'menu_order',
  'random',
] as const;
/** With `search` the best match first, whichever way is asked for. */
const SEARCHED_ORDERS = [...PRODUCT_ORDERS, 'relevance', 'stock', 'margin'] as const;
export const MISSING_PARTS = ['image', 'description'] as const;
export type ProductOrder = (typeof SEARCHED_ORDERS)[number];

const ids = () => z._default(listOf(integer({ minimum: 0 })), []);
const words = (maxLength = 200) => z.optional(text({ maxLength }));
const oneStatus = choice(['any', ...WC_STATUSES]);
const statuses = () => z._default(listOf(oneStatus), []);
const metaKeys = () => z._default(listOf(text({ maxLength: 255 })), []);

/** Of products and variations alike. */
const sellableQuery = {
  ...dateFields,
  downloadable: z.optional(flag()),
  virtual: z.optional(flag()),
  on_sale: z.optional(flag()),
  min_price: z.optional(decimalOrNumber()),
  max_price: z.optional(decimalOrNumber()),
  stock_status: z.optional(choice(STOCK_STATUSES)),
  sku: words(2000),
  tax_class: words(60),
  global_unique_id: words(2000),
  slug: words(),
  status: z._default(oneStatus, 'any'),
  include_status: statuses(),
  exclude_status: statuses(),
  include_meta: metaKeys(),
  exclude_meta: metaKeys(),
  parent: ids(),
  parent_exclude: ids(),
  image_size: words(),
  pos_products_only: z.optional(flag()),
};

export const wcProductQuery = {
  ...listFields({ orderby: SEARCHED_ORDERS, usual: 'date' }),
  ...sellableQuery,
  attribute: words(),
  attribute_term: words(),
  brand: words(),
  category: words(),
  tag: words(),
  shipping_class: words(),
  featured: z.optional(flag()),
  /** Bundles are this shop's own type; WooCommerce's programs find them as grouped ones. */
  type: z.optional(choice([...WC_TYPES, 'bundle'])),
  include_types: z._default(listOf(choice([...WC_TYPES, 'variation'])), []),
  exclude_types: z._default(listOf(choice([...WC_TYPES, 'variation'])), []),
  /** Products without it. */
  missing: z.optional(choice(MISSING_PARTS)),
  /** Of what is counted: the product itself or one of its variations. */
  min_stock: z.optional(number({ minimum: -1_000_000, maximum: 1_000_000_000 })),
  max_stock: z.optional(number({ minimum: -1_000_000, maximum: 1_000_000_000 })),
  /** Percent of the price; of a product with variations the lowest of theirs. */
  min_margin: z.optional(number({ minimum: -1_000_000, maximum: 100 })),
  max_margin: z.optional(number({ minimum: -1_000_000, maximum: 100 })),
  search_sku: words(),
  search_name_or_sku: words(),
  search_fields: z._default(listOf(text({ maxLength: 60 })), []),
};
export type WcProductQuery = z.output<z.ZodMiniObject<typeof wcProductQuery>>;

export const wcVariationQuery = {
  ...listFields({ orderby: PRODUCT_ORDERS, usual: 'date' }),
  ...sellableQuery,
  attributes: z.optional(
    listOf(z.object({ attribute: text({ maxLength: 80 }), term: text({ maxLength: 120 }) })),
  ),
  has_price: z.optional(flag()),
};
export type WcVariationQuery = z.output<z.ZodMiniObject<typeof wcVariationQuery>>;

export const wcSuggestedQuery = {
  ...wcProductQuery,
  categories: ids(),
  tags: ids(),
  limit: z._default(integer({ minimum: 1, maximum: 100 }), 10),
  in_stock: z.optional(flag()),
};
