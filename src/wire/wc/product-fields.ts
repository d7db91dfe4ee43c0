import * as z from 'zod/mini';
import { BACKORDERS, STOCK_STATUSES, VISIBILITIES } from '#rules/catalog/product.ts';
import { RETURNABLE } from '#rules/catalog/returnable.ts';
import { CONTENT_UNITS } from '#rules/catalog/unit-price.ts';
import {
  choice,
  dateTime,
  decimal,
  decimalOrNumber,
  described,
  describedAs,
  flag,
  group,
  integer,
  listOf,
  metaData,
  nullable,
  number,
  text,
} from './field.ts';
import { productParts } from './product-part-fields.ts';

// What a program may write of a product and of a variation, in WooCommerce's own words.

export const WC_TYPES = ['simple', 'grouped', 'external', 'variable'] as const;
export const WC_STATUSES = [
  'draft',
  'pending',
  'private',
  'publish',
  'future',
  'auto-draft',
  'trash',
] as const;
const TAX_STATUSES = ['taxable', 'shipping', 'none'] as const;

const named = (maxLength: number) => text({ maxLength });
const ids = () => listOf(integer({ minimum: 1 }));
const moment = () => nullable(dateTime());

const image = group({
  id: integer({ minimum: 0 }),
  src: text({ maxLength: 2000, format: 'uri' }),
  name: named(200),
  alt: named(400),
});

/** How many may be bought at once; 0.5 is a step for cloth by the half metre. */
export const quantityLimits = {
  min_quantity: number({ minimum: 0.001, maximum: 1_000_000 }),
  max_quantity: nullable(number({ minimum: 0.001, maximum: 1_000_000 })),
  quantity_step: number({ minimum: 0.001, maximum: 100_000 }),
};

/** What it is known by at its maker, and what a piece costs the shop; shoppers see nothing of the latter. */
export const costDetails = { mpn: named(70), cost: decimal() };

/** What is in a piece, by which its price is compared: 250 `g`, priced by 100 of them. */
export const contentDetails = {
  unit: choice([...CONTENT_UNITS, '']),
  unit_content: nullable(number({ minimum: 0.001, maximum: 1_000_000 })),
  unit_base: nullable(number({ minimum: 0.001, maximum: 1_000_000 })),
};

/** In place of name and summary in results of search engines. */
export const seoTexts = { seo_title: named(200), seo_description: named(500) };

const download = group({ id: named(60), name: named(200), file: named(2000) });

const taxonomyTerm = group({ id: integer({ minimum: 1 }) });

/** Of products and variations alike. */
const sellable = {
  sku: named(80),
  global_unique_id: named(60),
  regular_price: decimal(),
  sale_price: decimal(),
  date_on_sale_from: moment(),
  date_on_sale_from_gmt: moment(),
  date_on_sale_to: moment(),
  date_on_sale_to_gmt: moment(),
  virtual: flag(),
  downloadable: flag(),
  downloads: listOf(download, { most: 100 }),
  download_limit: integer({ minimum: -1, maximum: 1_000_000 }),
  download_expiry: integer({ minimum: -1, maximum: 1_000_000 }),
  tax_status: choice(TAX_STATUSES),
  tax_class: named(60),
  stock_quantity: nullable(number({ minimum: -1_000_000, maximum: 1_000_000_000 })),
  stock_status: choice(STOCK_STATUSES),
  backorders: choice(BACKORDERS),
  low_stock_amount: nullable(number({ minimum: 0, maximum: 1_000_000_000 })),
  weight: decimalOrNumber(),
  dimensions: group({
    length: decimalOrNumber(),
    width: decimalOrNumber(),
    height: decimalOrNumber(),
  }),
  shipping_class: named(60),
  description: text(),
  menu_order: integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  meta_data: metaData(),
};

export const wcVariationInput = {
  ...sellable,
  extensions: group({ vitrine: group({ ...quantityLimits, ...costDetails, ...contentDetails }) }),
  status: choice(['draft', 'pending', 'private', 'publish']),
  /** `parent` is false: the product counts for all of them. */
  manage_stock: described(
    z.pipe(
      z.transform((value: unknown) => (value === 'parent' ? false : value)),
      flag(),
    ),
    { type: ['boolean', 'string'] },
    z.boolean(),
  ),
  image: nullable(image),
  gallery_image_ids: ids(),
  attributes: listOf(group({ id: integer({ minimum: 0 }), name: named(80), option: named(120) }), {
    most: 20,
  }),
};

export const wcProductInput = {
  ...sellable,
  /** What WooCommerce has no word for; its nearest type for a bundle is a grouped product. */
  extensions: group({
    vitrine: group({
      ...quantityLimits,
      ...costDetails,
      ...contentDetails,
      ...seoTexts,
      returnable: choice(RETURNABLE),
      ...productParts,
      type: choice([...WC_TYPES, 'bundle']),
      /** Pictures that are the first sight of a video. */
      videos: listOf(group({ image_id: integer({ minimum: 1 }), url: named(500) }), { most: 100 }),
      /** What this product says of its pictures, in place of what the library says. */
      image_texts: listOf(
        group({ image_id: integer({ minimum: 1 }), alt: named(400), caption: named(400) }),
        { most: 500 },
      ),
      /** Variations written with their product: one without an id is new, the others stay as they are. */
      variations: listOf(
        group({ ...wcVariationInput, id: integer({ minimum: 1 }), delete: flag() }),
        { most: 500 },
      ),
    }),
  }),
  name: named(200),
  slug: named(200),
  date_created: moment(),
  date_created_gmt: moment(),
  type: choice(WC_TYPES),
  status: choice(WC_STATUSES),
  featured: flag(),
  catalog_visibility: choice(VISIBILITIES),
  short_description: text(),
  external_url: text({ maxLength: 2000, format: 'uri' }),
  button_text: named(80),
  manage_stock: flag(),
  sold_individually: flag(),
  reviews_allowed: flag(),
  post_password: named(255),
  upsell_ids: ids(),
  cross_sell_ids: ids(),
  parent_id: integer({ minimum: 0 }),
  purchase_note: text(),
  categories: listOf(taxonomyTerm),
  brands: listOf(taxonomyTerm),
  tags: listOf(taxonomyTerm),
  images: listOf(image, { most: 100 }),
  attributes: listOf(
    group({
      id: integer({ minimum: 0 }),
      name: named(80),
      position: integer(),
      visible: flag(),
      variation: flag(),
      options: listOf(named(120), { most: 200 }),
    }),
    { most: 20 },
  ),
  default_attributes: listOf(
    group({ id: integer({ minimum: 0 }), name: named(80), option: named(120) }),
    { most: 20 },
  ),
  grouped_products: ids(),
};

const displayDate = () => text({ format: 'date-time' });
const editing = () => describedAs(text(), { context: ['edit'] });

/** What is only read of a product. */
export const wcProductReadOnly = {
  id: integer(),
  permalink: text({ format: 'uri' }),
  date_modified: displayDate(),
  date_modified_gmt: displayDate(),
  price: text(),
  price_html: text(),
  on_sale: flag(),
  purchasable: flag(),
  total_sales: integer(),
  backorders_allowed: flag(),
  backordered: flag(),
  shipping_required: flag(),
  shipping_taxable: flag(),
  shipping_class_id: integer(),
  average_rating: text(),
  rating_count: integer(),
  related_ids: ids(),
  has_options: flag(),
  variations: ids(),
  permalink_template: editing(),
  generated_slug: editing(),
};

export const wcVariationReadOnly = {
  id: integer(),
  type: text(),
  date_created: displayDate(),
  date_modified: displayDate(),
  permalink: text({ format: 'uri' }),
  price: text(),
  on_sale: flag(),
  purchasable: flag(),
  backorders_allowed: flag(),
  backordered: flag(),
  shipping_class_id: integer(),
  parent_id: integer(),
};
