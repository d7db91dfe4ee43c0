import {
  type DomainSchema,
  flag,
  integer,
  json,
  large,
  money,
  quantity,
  time,
} from '#server/platform/database/schema.ts';
import type { ListingTables } from '../listing-tables.ts';

export const listingSchema: DomainSchema<ListingTables> = {
  tables: {
    listing_entries: {
      columns: {
        scope: integer,
        product_id: integer,
        in_catalog: flag,
        in_search: flag,
        menu_order: integer,
        popularity: quantity,
        rating_key: large,
        published_at: time,
        price_low: money,
        price_high: money,
        stars: integer,
        stock: integer,
        on_sale: flag,
      },
      key: ['listing_entries_key', ['scope', 'product_id']],
      indexes: {
        listing_by_menu_order: ['scope', 'in_catalog', 'menu_order', 'product_id'],
        listing_by_popularity: ['scope', 'in_catalog', 'popularity desc', 'product_id desc'],
        listing_by_rating: ['scope', 'in_catalog', 'rating_key desc', 'product_id desc'],
        listing_by_date: ['scope', 'in_catalog', 'published_at desc', 'product_id desc'],
        listing_by_price: ['scope', 'in_catalog', 'price_low', 'product_id', 'price_high'],
        listing_by_price_desc: [
          'scope',
          'in_catalog',
          'price_high desc',
          'product_id desc',
          'price_low',
        ],
        listing_entries_product: ['product_id'],
      },
    },
    listing_facts: {
      columns: {
        product_id: integer.primaryKey(),
        revision: large,
        in_catalog: flag,
        in_search: flag,
        price_low: money,
        price_high: money,
        stars: integer,
        stock: integer,
        on_sale: flag,
        scopes: json,
        terms: json,
        tags: json,
      },
      indexes: {
        listing_facts_revision: ['revision'],
      },
    },
    listing_revision: {
      columns: {
        id: integer.primaryKey(),
        generation: large,
        revision: large,
      },
    },
  },
};
