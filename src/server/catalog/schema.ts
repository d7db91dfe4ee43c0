import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  money,
  quantity,
  real,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ListingTables } from './listing-tables.ts';
import type { CatalogTables } from './tables.ts';

/** Without the columns of later releases. */
interface FirstTables
  extends Omit<CatalogTables, keyof ListingTables | 'product_extras' | 'product_images' | 'terms'> {
  terms: Omit<CatalogTables['terms'], 'families'>;
  product_images: Omit<CatalogTables['product_images'], 'alt' | 'caption'>;
  product_extras: Omit<
    CatalogTables['product_extras'],
    | 'parent_product'
    | 'written_prices'
    | 'mpn'
    | 'cost'
    | 'seo_title'
    | 'seo_description'
    | 'returnable'
    | 'unit'
    | 'unit_content'
    | 'unit_base'
  >;
}

export const catalogSchema: DomainSchema<FirstTables> = {
  tables: {
    products: {
      columns: {
        id,
        kind: text,
        parent_id: integer.ownedBy('products.id').nullable(),
        status: text,
        visibility: text,
        slug: text,
        name: text,
        sku: text,
        regular_price: money.nullable(),
        sale_price: money.nullable(),
        sale_from: time.nullable(),
        sale_to: time.nullable(),
        tax_status: text,
        tax_class: text,
        shipping_class: text,
        manage_stock: flag,
        stock_quantity: quantity,
        stock_status: text,
        backorders: text,
        low_stock: integer.nullable(),
        sold_individually: flag,
        min_quantity: quantity,
        max_quantity: quantity.nullable(),
        quantity_step: quantity,
        weight: real.nullable(),
        length: real.nullable(),
        width: real.nullable(),
        height: real.nullable(),
        featured: flag,
        virtual: flag,
        downloadable: flag,
        external_url: text,
        button_text: text,
        menu_order: integer,
        total_sales: quantity,
        rating_sum: integer,
        rating_count: integer,
        custom_fields: json,
        short_description: text,
        description: text,
        image_id: integer.pointsAt('media.id'),
        published_at: time,
        updated_at: time,
        price_min: money.nullable(),
        price_max: money.nullable(),
        regular_min: money.nullable(),
        regular_max: money.nullable(),
        on_sale: flag,
        sale_ends_at: time.nullable(),
        stock_state: text,
        next_change_at: time.nullable(),
      },
      indexes: {
        products_slug: { on: ['slug'], where: "slug <> ''", isUnique: true },
        products_sku: { on: ['sku'], where: "sku <> ''", isUnique: true },
        products_parent: { on: ['parent_id', 'menu_order', 'id'], where: 'parent_id is not null' },
        products_next_change: { on: ['next_change_at'], where: 'next_change_at is not null' },
        products_by_published_at: { on: ['published_at', 'id'], where: 'parent_id is null' },
        products_by_updated_at: { on: ['updated_at', 'id'], where: 'parent_id is null' },
        products_by_name: { on: ['name', 'id'], where: 'parent_id is null' },
        products_by_price_min: { on: ['price_min', 'id'], where: 'parent_id is null' },
        products_by_total_sales: { on: ['total_sales', 'id'], where: 'parent_id is null' },
        products_by_menu_order: { on: ['menu_order', 'id'], where: 'parent_id is null' },
        products_by_status: { on: ['status', 'id'], where: 'parent_id is null' },
        products_sold_out: {
          on: ['status'],
          where: "stock_state = 'outofstock' and parent_id is null",
        },
      },
    },
    attributes: {
      columns: {
        id,
        name: text.unique(),
        label: text,
        swatch_kind: text,
        position: integer.default(0),
        filterable: flag.default(1),
        order_by: text.default('menu_order'),
        has_archives: flag.default(0),
      },
    },
    brands: {
      columns: {
        id,
        slug: text.unique(),
        name: text,
        description: text.default(''),
        parent_id: integer.pointsAt('brands.id'),
        display: text.default('default'),
        position: integer.default(0),
        image_id: integer.pointsAt('media.id'),
      },
    },
    product_brands: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        brand_id: integer.ownedBy('brands.id'),
        position: integer.default(0),
      },
      key: ['product_brands_key', ['product_id', 'brand_id']],
      indexes: {
        product_brands_brand: ['brand_id'],
      },
    },
    shipping_classes: {
      columns: {
        id,
        slug: text.unique(),
        name: text,
        description: text.default(''),
      },
    },
    terms: {
      columns: {
        id,
        attribute_id: integer.ownedBy('attributes.id'),
        slug: text,
        name: text,
        swatch_kind: text,
        colours: json,
        image_id: integer.pointsAt('media.id'),
        position: integer.default(0),
        description: text.default(''),
      },
      unique: { terms_attribute_slug: ['attribute_id', 'slug'] },
    },
    product_attributes: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        position: integer,
        attribute_id: integer.ownedBy('attributes.id').nullable(),
        name: text,
        label: text,
        for_variations: flag,
        visible: flag,
        options: json,
      },
      key: ['product_attributes_key', ['product_id', 'position']],
    },
    product_terms: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        term_id: integer.ownedBy('terms.id'),
        attribute_id: integer.ownedBy('attributes.id'),
        position: integer,
      },
      key: ['product_terms_key', ['product_id', 'term_id']],
      indexes: {
        product_terms_term: ['term_id', 'product_id'],
      },
    },
    variation_attributes: {
      columns: {
        variation_id: integer.ownedBy('products.id'),
        name: text,
        value: text,
      },
      key: ['variation_attributes_key', ['variation_id', 'name']],
    },
    categories: {
      columns: {
        id,
        slug: text.unique(),
        name: text,
        description: text,
        parent_id: integer.references('categories.id').nullable(),
        path: text,
        depth: integer,
        position: integer,
        image_id: integer.pointsAt('media.id'),
        display: text.default('default'),
      },
    },
    product_categories: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        category_id: integer.ownedBy('categories.id'),
        position: integer,
      },
      key: ['product_categories_key', ['product_id', 'category_id']],
      indexes: {
        product_categories_back: ['category_id', 'product_id'],
      },
    },
    tags: {
      columns: {
        id,
        slug: text.unique(),
        name: text,
        description: text,
      },
    },
    product_tags: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        tag_id: integer.ownedBy('tags.id'),
        position: integer,
      },
      key: ['product_tags_key', ['product_id', 'tag_id']],
      indexes: {
        product_tags_back: ['tag_id', 'product_id'],
      },
    },
    product_images: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        media_id: integer.ownedBy('media.id'),
        position: integer,
        video: text.default(''),
      },
      key: ['product_images_key', ['product_id', 'media_id']],
      indexes: {
        product_images_back: ['media_id', 'product_id'],
      },
    },
    product_links: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        kind: text,
        target_id: integer.ownedBy('products.id'),
        position: integer,
      },
      key: ['product_links_key', ['product_id', 'kind', 'target_id']],
      indexes: {
        product_links_target: ['target_id', 'kind'],
      },
    },
    product_extras: {
      columns: {
        product_id: integer.ownedBy('products.id').primaryKey(),
        global_unique_id: text.default(''),
        purchase_note: text.default(''),
        downloads: json.default('[]'),
        download_limit: integer.default(-1),
        download_expiry: integer.default(-1),
        default_attributes: json.default('{}'),
        trashed_from: text.nullable(),
      },
    },
    product_meta: {
      columns: {
        id,
        product_id: integer.ownedBy('products.id'),
        key: text,
        value: text,
      },
      indexes: {
        product_meta_product: ['product_id', 'key'],
      },
    },
    reviews_closed: {
      columns: {
        product_id: integer.ownedBy('products.id').primaryKey(),
      },
    },
  },
};
