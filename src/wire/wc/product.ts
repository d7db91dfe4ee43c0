import * as z from 'zod/mini';
import {
  BACKORDERS,
  PRODUCT_KINDS,
  PRODUCT_STATUSES,
  STOCK_STATUSES,
  VISIBILITIES,
} from '#rules/catalog/product.ts';
import { TAX_STATUSES, WC_TYPES } from './product-fields.ts';
import type { Served } from './response.ts';
import { metaEntries, moment } from './response-parts.ts';

// Products and variations in responses.

export const imageResponse = z.object({
  id: z.int(),
  date_created: moment,
  date_created_gmt: moment,
  date_modified: moment,
  date_modified_gmt: moment,
  src: z.string(),
  name: z.string(),
  alt: z.string(),
});

const productImage = z.extend(imageResponse, {
  srcset: z.string(),
  sizes: z.string(),
  thumbnail: z.string(),
});
export type ProductImage = Served<typeof productImage>;

const namedTerms = z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() }));
const ids = z.array(z.int());

const limits = {
  min_quantity: z.number(),
  max_quantity: z.nullable(z.number()),
  quantity_step: z.number(),
};

/** Of products and variations alike. */
const sellable = {
  id: z.int(),
  name: z.string(),
  permalink: z.string(),
  date_created: moment,
  date_created_gmt: moment,
  date_modified: moment,
  date_modified_gmt: moment,
  status: z.enum(PRODUCT_STATUSES),
  description: z.string(),
  sku: z.string(),
  global_unique_id: z.string(),
  /** Amounts are texts; '' where there is none. */
  price: z.string(),
  regular_price: z.string(),
  sale_price: z.string(),
  date_on_sale_from: z.nullable(moment),
  date_on_sale_from_gmt: z.nullable(moment),
  date_on_sale_to: z.nullable(moment),
  date_on_sale_to_gmt: z.nullable(moment),
  on_sale: z.boolean(),
  purchasable: z.boolean(),
  virtual: z.boolean(),
  downloadable: z.boolean(),
  downloads: z.array(z.object({ id: z.string(), name: z.string(), file: z.string() })),
  download_limit: z.int(),
  download_expiry: z.int(),
  tax_status: z.enum(TAX_STATUSES),
  tax_class: z.string(),
  manage_stock: z.boolean(),
  stock_quantity: z.nullable(z.number()),
  stock_status: z.enum(STOCK_STATUSES),
  backorders: z.enum(BACKORDERS),
  backorders_allowed: z.boolean(),
  backordered: z.boolean(),
  low_stock_amount: z.nullable(z.number()),
  weight: z.string(),
  dimensions: z.object({ length: z.string(), width: z.string(), height: z.string() }),
  shipping_class: z.string(),
  shipping_class_id: z.int(),
  parent_id: z.int(),
  menu_order: z.int(),
  meta_data: metaEntries,
};

export const productResponse = z.object({
  ...sellable,
  slug: z.string(),
  type: z.enum(WC_TYPES),
  featured: z.boolean(),
  catalog_visibility: z.enum(VISIBILITIES),
  short_description: z.string(),
  total_sales: z.number(),
  external_url: z.string(),
  button_text: z.string(),
  sold_individually: z.boolean(),
  shipping_required: z.boolean(),
  shipping_taxable: z.boolean(),
  reviews_allowed: z.boolean(),
  average_rating: z.string(),
  rating_count: z.int(),
  upsell_ids: ids,
  cross_sell_ids: ids,
  purchase_note: z.string(),
  categories: namedTerms,
  brands: namedTerms,
  tags: namedTerms,
  images: z.array(productImage),
  attributes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      position: z.int(),
      visible: z.boolean(),
      variation: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
  default_attributes: z.array(z.object({ id: z.int(), name: z.string(), option: z.string() })),
  variations: ids,
  grouped_products: ids,
  price_html: z.string(),
  related_ids: ids,
  has_options: z.boolean(),
  post_password: z.string(),
  /** In the context `edit`. */
  permalink_template: z.optional(z.string()),
  generated_slug: z.optional(z.string()),
  extensions: z.object({
    vitrine: z.object({
      type: z.enum(PRODUCT_KINDS),
      ...limits,
      videos: z.array(z.object({ image_id: z.int(), url: z.string() })),
    }),
  }),
});
export type Product = Served<typeof productResponse>;

export const variationResponse = z.object({
  ...sellable,
  type: z.literal('variation'),
  image: z.nullable(productImage),
  gallery_image_ids: ids,
  attributes: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), option: z.string() }),
  ),
  extensions: z.object({ vitrine: z.object(limits) }),
});
export type Variation = Served<typeof variationResponse>;

export const generatedVariationsResponse = z.object({
  count: z.int(),
  deleted_count: z.optional(z.int()),
});

/** A moment as PHP writes it. */
const dateRecord = z.object({ date: z.string(), timezone_type: z.int(), timezone: z.string() });
const empty = z.array(z.never());

/** A copy: WooCommerce responds with its internal record of a product instead of the usual format. */
export const duplicatedResponse = z.extend(
  z.pick(productResponse, {
    id: true,
    name: true,
    status: true,
    featured: true,
    catalog_visibility: true,
    description: true,
    short_description: true,
    sku: true,
    global_unique_id: true,
    price: true,
    regular_price: true,
    sale_price: true,
    tax_status: true,
    tax_class: true,
    manage_stock: true,
    stock_quantity: true,
    stock_status: true,
    backorders: true,
    total_sales: true,
    sold_individually: true,
    weight: true,
    upsell_ids: true,
    cross_sell_ids: true,
    parent_id: true,
    reviews_allowed: true,
    purchase_note: true,
    menu_order: true,
    post_password: true,
    virtual: true,
    downloadable: true,
    shipping_class_id: true,
    downloads: true,
    download_limit: true,
    download_expiry: true,
    average_rating: true,
    meta_data: true,
    slug: true,
  }),
  {
    date_created: dateRecord,
    date_modified: dateRecord,
    date_on_sale_from: z.nullable(dateRecord),
    date_on_sale_to: z.nullable(dateRecord),
    /** '' for none. */
    low_stock_amount: z.union([z.number(), z.literal('')]),
    length: z.string(),
    width: z.string(),
    height: z.string(),
    attributes: z.record(z.string(), z.object({})),
    default_attributes: empty,
    category_ids: ids,
    tag_ids: ids,
    brand_ids: ids,
    image_id: z.string(),
    gallery_image_ids: ids,
    rating_counts: empty,
    review_count: z.int(),
    cogs_value: z.null(),
  },
);
export type DuplicatedProduct = Served<typeof duplicatedResponse>;
