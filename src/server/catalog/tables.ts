import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  Backorders,
  ProductKind,
  ProductStatus,
  StockStatus,
  SwatchKind,
  Visibility,
} from '#rules/catalog/product.ts';
import type { ListingTables } from './listing-tables.ts';

export const TERM_DISPLAYS = ['default', 'products', 'subcategories', 'both'] as const;
export type TermDisplay = (typeof TERM_DISPLAYS)[number];
export const TERM_ORDERS = ['menu_order', 'name', 'name_num', 'id'] as const;
export type TermOrder = (typeof TERM_ORDERS)[number];

/** Products and variations share one table because they share one number space. */
export interface ProductTable {
  id: Generated<number>;
  kind: ProductKind;
  /** The variable product of a variation, else null. */
  parent_id: number | null;
  status: ProductStatus;
  visibility: Visibility;
  /** Unique among products; '' for a variation. */
  slug: string;
  name: string;
  /** Unique where it is not ''. */
  sku: string;
  regular_price: number | null;
  sale_price: number | null;
  sale_from: number | null;
  sale_to: number | null;
  tax_status: 'taxable' | 'shipping' | 'none';
  /** '' is the standard class. */
  tax_class: string;
  shipping_class: string;
  manage_stock: number;
  stock_quantity: number;
  /** What the manager set; it counts only where stock is not managed. */
  stock_status: StockStatus;
  backorders: Backorders;
  /** Null takes the shop's setting. */
  low_stock: number | null;
  sold_individually: number;
  min_quantity: number;
  max_quantity: number | null;
  quantity_step: number;
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  featured: number;
  virtual: number;
  downloadable: number;
  external_url: string;
  button_text: string;
  menu_order: number;
  total_sales: number;
  rating_sum: number;
  rating_count: number;
  /** JSON object of the fields `wcpa_pcf_*`. */
  custom_fields: string;
  short_description: string;
  description: string;
  /** A variation's own picture; a product's main picture is the first of its gallery. */
  image_id: number | null;
  published_at: number;
  updated_at: number;

  /** Derived at `next_change_at`'s side of time, never typed in: what it costs now, range included. */
  price_min: number | null;
  price_max: number | null;
  regular_min: number | null;
  regular_max: number | null;
  on_sale: number;
  sale_ends_at: number | null;
  /** Stock status after counting, variations and members included. */
  stock_state: StockStatus;
  /** When the passing of time alone next changes a derived column: a sale starts or ends. */
  next_change_at: number | null;
}
export type ProductRow = Selectable<ProductTable>;
export type NewProduct = Insertable<ProductTable>;

export interface CategoryTable {
  id: Generated<number>;
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  parent_id: number | null;
  /** Ids from the root down to this one: `/3/17/`. */
  path: string;
  depth: number;
  position: number;
  image_id: number | null;
  /** What the category's page lists: as the shop does, products, categories or both. */
  display: Generated<TermDisplay>;
}
export type CategoryRow = Selectable<CategoryTable>;

export interface TermTable {
  id: Generated<number>;
  attribute_id: number;
  slug: string;
  name: string;
  swatch_kind: SwatchKind;
  /** JSON list of one or two `#rrggbb`. */
  colours: string;
  image_id: number | null;
  position: number;
  description: Generated<string>;
  /** JSON list of the families its colours are found by: ["blue"]. */
  families: Generated<string>;
}
export type TermRow = Selectable<TermTable>;

export interface ProductAttributeTable {
  product_id: number;
  position: number;
  /** Null for an attribute of this product alone. */
  attribute_id: number | null;
  /** `pa_color` for a shared attribute, the plain name for the product's own. */
  name: string;
  label: string;
  for_variations: number;
  visible: number;
  /** JSON list of the values of an own attribute; '[]' for a shared one (see product_terms). */
  options: string;
}

export interface CatalogTables extends ListingTables {
  products: ProductTable;
  attributes: {
    id: Generated<number>;
    /** Without prefix: `color`. */
    name: string;
    label: string;
    swatch_kind: SwatchKind;
    position: number;
    /** 1 where listings offer it as a filter. */
    filterable: number;
    /** How a program wants its terms sorted. */
    order_by: Generated<TermOrder>;
    has_archives: Generated<number>;
  };
  brands: {
    id: Generated<number>;
    slug: string;
    name: string;
    description: Generated<string>;
    parent_id: number | null;
    display: Generated<TermDisplay>;
    position: Generated<number>;
    image_id: number | null;
  };
  product_brands: { product_id: number; brand_id: number; position: Generated<number> };
  /** The names of the classes products are shipped by; products store the slug. */
  shipping_classes: {
    id: Generated<number>;
    slug: string;
    name: string;
    description: Generated<string>;
  };
  terms: TermTable;
  product_attributes: ProductAttributeTable;
  product_terms: { product_id: number; term_id: number; attribute_id: number; position: number };
  /** `pa_color` to `sand`; an empty value means any. */
  variation_attributes: { variation_id: number; name: string; value: string };
  categories: CategoryTable;
  product_categories: { product_id: number; category_id: number; position: number };
  tags: { id: Generated<number>; slug: string; name: string; description: string };
  product_tags: { product_id: number; tag_id: number; position: number };
  product_images: {
    product_id: number;
    media_id: number;
    position: number;
    /** Address of the video whose first sight the picture is; '' for a plain picture. */
    video: Generated<string>;
    /** Words of this product; '' for those of the library. */
    alt: Generated<string>;
    caption: Generated<string>;
  };
  product_links: {
    product_id: number;
    kind: 'upsell' | 'cross_sell' | 'member';
    target_id: number;
    position: number;
  };
  /** What few products have; no row where all of it is as usual. */
  product_extras: {
    product_id: number;
    /** GTIN, EAN, UPC or ISBN. */
    global_unique_id: string;
    /** Sanitised HTML for buyers. */
    purchase_note: string;
    /** JSON list of files a buyer may download. */
    downloads: string;
    /** How often and for how many days; -1 for without end. */
    download_limit: number;
    download_expiry: number;
    /** JSON object: attribute to the value that is chosen when the page opens. */
    default_attributes: string;
    /** The status it had before the trash. */
    trashed_from: ProductStatus | null;
    /** Under which product a program put it, as WordPress does with pages; the shop makes nothing of it. */
    parent_product: number | null;
    /** JSON object of prices as a program wrote them, "25" for 25.00; null for none. */
    written_prices: string | null;
    /** The maker's number of the part. */
    mpn: string;
    /** What a piece costs the shop, in minor units; never in a public answer. */
    cost: number | null;
    /** In place of name and summary in results of search engines; '' for these. */
    seo_title: string;
    seo_description: string;
    /** `yes`, or why it cannot be sent back: `rules/catalog/returnable.ts`. Of a variation its product's counts. */
    returnable: Generated<string>;
    /** What is in one piece, by which its price is compared: 250 `g`, priced by 100 of them. */
    unit: Generated<string>;
    unit_content: number | null;
    unit_base: number | null;
  };
  /** Values other programs store with products and variations; the shop itself reads none of them. */
  product_meta: { id: Generated<number>; product_id: number; key: string; value: string };
  /** Products that are closed for reviews. */
  reviews_closed: { product_id: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CatalogTables {}
}
