import {
  type DomainSchema,
  flag,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { BundleTables } from './tables.ts';

export const bundleSchema: DomainSchema<BundleTables> = {
  tables: {
    bundles: {
      columns: {
        product_id: integer.ownedBy('products.id').primaryKey(),
        enabled: flag.default(1),
        source: text,
        bundle: json,
        updated_at: time,
      },
    },
    bundle_parts: {
      columns: {
        bundle_id: integer.ownedBy('bundles.product_id'),
        product_id: integer.ownedBy('products.id'),
      },
      key: ['bundle_parts_key', ['product_id', 'bundle_id']],
    },
  },
};
