import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// What a product is and costs is among the facts an order is priced by, as migration 095 says of the
// others. Only what orders themselves change is not: its stock and its sales.

const COLUMNS = [
  'kind',
  'parent_id',
  'status',
  'slug',
  'name',
  'sku',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'tax_status',
  'tax_class',
  'shipping_class',
  'manage_stock',
  'stock_status',
  'backorders',
  'low_stock',
  'sold_individually',
  'min_quantity',
  'max_quantity',
  'quantity_step',
  'weight',
  'virtual',
  'image_id',
  'custom_fields',
];

export const productFacts: Migration = {
  name: '097-product-facts',
  async up(db, engine) {
    const event = `after update of ${COLUMNS.join(', ')} on products`;
    const statements =
      engine === 'postgres'
        ? [
            'drop trigger facts_products on products',
            `create trigger facts_products ${event} for each statement
             execute function facts_changed()`,
          ]
        : [
            'drop trigger facts_products_update',
            `create trigger facts_products_update ${event}
             begin update counters set value = value + 1 where name = 'facts'; end`,
          ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
