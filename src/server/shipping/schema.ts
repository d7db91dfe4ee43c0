import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
} from '#server/platform/database/schema.ts';
import type { ShippingTables } from './tables.ts';

export const shippingSchema: DomainSchema<ShippingTables> = {
  tables: {
    shipping_zones: {
      columns: {
        id,
        name: text,
        position: integer,
        countries: json,
        states: json,
        postcodes: json,
      },
    },
    shipping_methods: {
      columns: {
        instance_id: id,
        zone_id: integer.ownedBy('shipping_zones.id'),
        kind: text,
        title: text,
        enabled: flag.default(1),
        position: integer,
        taxable: flag.default(1),
        options: json,
      },
      indexes: {
        shipping_methods_zone: ['zone_id', 'position'],
      },
    },
  },
};
