import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
} from '#server/platform/database/schema.ts';
import type { ShippingTables } from './tables.ts';

/** As 1.0.0 created them: the table of costs came later. */
interface FirstTables extends Omit<ShippingTables, 'shipping_methods'> {
  shipping_methods: Omit<ShippingTables['shipping_methods'], 'rate_table'>;
}

export const shippingSchema: DomainSchema<FirstTables> = {
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
