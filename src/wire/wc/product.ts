import * as z from 'zod/mini';
import { PRODUCT_KINDS, PRODUCT_STATUSES } from '#rules/catalog/product.ts';
import { RETURNABLE } from '#rules/catalog/returnable.ts';
import { responseObject } from './field.ts';
import {
  contentDetails,
  costDetails,
  quantityLimits,
  seoTexts,
  wcProductInput,
  wcProductReadOnly,
  wcVariationInput,
  wcVariationReadOnly,
} from './product-fields.ts';
import type { Served } from './response.ts';
import { moment } from './response-parts.ts';

// Products and variations in responses.

const dates = {
  date_created: moment,
  date_created_gmt: moment,
  date_modified: moment,
  date_modified_gmt: moment,
};

export const imageResponse = z.object({
  id: z.int(),
  ...dates,
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

export const productResponse = responseObject({
  ...wcProductReadOnly,
  ...wcProductInput,
  ...dates,
  status: z.enum(PRODUCT_STATUSES),
  total_sales: z.number(),
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
  /** In the context `edit`. */
  permalink_template: z.optional(z.string()),
  generated_slug: z.optional(z.string()),
  extensions: z.object({
    vitrine: responseObject({
      ...quantityLimits,
      ...costDetails,
      ...contentDetails,
      returnable: z.enum(RETURNABLE),
      /** Percent of the price; of a product with variations the lowest of theirs. Only read. */
      margin: z.nullable(z.number()),
      ...seoTexts,
      type: z.enum(PRODUCT_KINDS),
      videos: z.array(z.object({ image_id: z.int(), url: z.string() })),
      image_texts: z.array(z.object({ image_id: z.int(), alt: z.string(), caption: z.string() })),
    }),
  }),
});
export type Product = Served<typeof productResponse>;

export const variationResponse = responseObject({
  ...wcVariationReadOnly,
  ...wcVariationInput,
  ...dates,
  name: z.string(),
  type: z.literal('variation'),
  status: z.enum(PRODUCT_STATUSES),
  image: z.nullable(productImage),
  attributes: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), option: z.string() }),
  ),
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
