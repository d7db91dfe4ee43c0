import { type DomainSchema, integer, json, text, time } from '#server/platform/database/schema.ts';
import type { UpsellTables } from './tables.ts';

export const upsellSchema: DomainSchema<UpsellTables> = {
  tables: {
    upsell_offers: {
      columns: {
        product_id: integer.ownedBy('products.id').primaryKey(),
        source: text,
        items: json.default('[]'),
      },
    },
    bought_together: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        other_id: integer.ownedBy('products.id'),
        orders: integer,
      },
      key: ['bought_together_key', ['product_id', 'other_id']],
      indexes: {
        bought_together_other: ['other_id'],
      },
    },
    upsell_progress: {
      columns: {
        name: text.primaryKey(),
        at: time,
      },
    },
  },
};
