import { increment, startCounter } from '#server/platform/counters/schema.ts';
import type { Engine } from '#server/platform/database/engine.ts';

// What a cart is priced by is rarely written and read by every order. Whoever changes any of it, by
// hand too, increments one counter in the same transaction, so that one look at the counter says
// whether what was read before is still right.

/** By table, the columns that count; an empty list is all of them. The uses of a coupon do not. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  tax_rates: [],
  shipping_zones: [],
  shipping_methods: [],
  option_forms: [],
  option_form_versions: [],
  option_form_targets: [],
  bundles: [],
  product_categories: [],
  product_attributes: [],
  product_images: [],
  product_terms: [],
  terms: ['slug', 'name'],
  media: [],
  categories: ['path'],
  // Neither its stock nor its sales, which orders themselves change.
  products: [
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
  ],
  coupons: [
    'code',
    'shown_code',
    'enabled',
    'kind',
    'amount',
    'free_shipping',
    'buy_get',
    'item_limit',
    'maximum_discount',
    'individual_use',
    'automatic',
    'priority',
    'starts_at',
    'expires_at',
    'usage_limit',
    'customer_limit',
    'conditions',
  ],
};

const COUNTER = 'facts';

/** For a column that a later release adds. */
export function laterColumnStatement(engine: Engine, table: string, column: string): string {
  const event = `after update of ${column} on ${table}`;
  return engine === 'postgres'
    ? `create trigger facts_${table}_${column} ${event}
       for each statement execute function facts_changed()`
    : `create trigger facts_${table}_${column} ${event} begin ${increment(COUNTER)}; end`;
}

export function priceVersionStatements(engine: Engine): string[] {
  const triggers = Object.entries(COLUMNS).flatMap(([table, columns]) => {
    const update = columns.length === 0 ? 'update' : `update of ${columns.join(', ')}`;
    // A new product has nothing yet that could have been read before.
    const events = table === 'products' ? [update] : ['insert', 'delete', update];
    return engine === 'postgres'
      ? `create trigger facts_${table} after ${events.join(' or ')} on ${table}
         for each statement execute function facts_changed()`
      : events.map(
          (event) =>
            `create trigger facts_${table}_${event.slice(0, 6)} after ${event} on ${table}
             begin ${increment(COUNTER)}; end`,
        );
  });
  return engine === 'postgres'
    ? [startCounter(COUNTER), FUNCTION, ...triggers]
    : [startCounter(COUNTER), ...triggers];
}

const FUNCTION = `create function facts_changed() returns trigger language plpgsql as $$
  begin ${increment(COUNTER)}; return null; end $$`;
