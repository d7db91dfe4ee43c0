import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// What a cart is priced and written down by besides the products themselves: rarely written, read by
// every order. Whoever changes any of it, by hand too, moves one number on in the same transaction, so that
// one look at the number says whether what was read before still stands.

/** By table, which columns count; none named is all of them. The uses of a coupon do not. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
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
  products: ['custom_fields'],
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

const MOVE_ON = `update counters set value = value + 1 where name = 'facts'`;

export const factsVersion: Migration = {
  name: '095-facts-version',
  async up(db, engine) {
    await sql`insert into counters (name, value) values ('facts', 1)`.execute(db);
    if (engine === 'postgres') {
      await sql
        .raw(
          `create function facts_changed() returns trigger language plpgsql as $$
           begin ${MOVE_ON}; return null; end $$`,
        )
        .execute(db);
    }
    for (const [table, columns] of Object.entries(FACTS)) {
      const update = columns.length === 0 ? 'update' : `update of ${columns.join(', ')}`;
      // A new product has nothing yet that could have been read before.
      const events = table === 'products' ? [update] : ['insert', 'delete', update];
      const statements =
        engine === 'postgres'
          ? [
              `create trigger facts_${table} after ${events.join(' or ')} on ${table}
               for each statement execute function facts_changed()`,
            ]
          : events.map(
              (event) =>
                `create trigger facts_${table}_${event.slice(0, 6)} after ${event} on ${table}
                 begin ${MOVE_ON}; end`,
            );
      for (const statement of statements) await sql.raw(statement).execute(db);
    }
  },
};
