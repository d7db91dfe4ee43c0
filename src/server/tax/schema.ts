import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
} from '#server/platform/database/schema.ts';
import type { TaxTables } from './tables.ts';

export const taxSchema: DomainSchema<TaxTables> = {
  tables: {
    tax_rates: {
      columns: {
        id,
        country: text.default(''),
        state: text.default(''),
        postcodes: json,
        cities: json,
        rate: integer,
        name: text,
        priority: integer.default(1),
        compound: flag.default(0),
        on_shipping: flag.default(1),
        tax_class: text.default(''),
        position: integer.default(0),
      },
      indexes: {
        tax_rates_place: ['country', 'state'],
      },
    },
    tax_classes: {
      columns: {
        slug: text.primaryKey(),
        name: text,
      },
    },
  },
};
