import { type DomainSchema, integer, json, text, time } from '#server/platform/database/schema.ts';
import type { BoosterTables } from './tables.ts';

export const boosterSchema: DomainSchema<BoosterTables> = {
  tables: {
    product_boosters: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        kind: text,
        settings: json.default('{}'),
      },
      key: ['product_boosters_key', ['product_id', 'kind']],
    },
    product_viewers: {
      columns: {
        product_id: integer.ownedBy('products.id'),
        visitor: text,
        seen_at: time,
      },
      key: ['product_viewers_key', ['product_id', 'visitor']],
      indexes: {
        product_viewers_seen: ['seen_at'],
      },
    },
  },
};
