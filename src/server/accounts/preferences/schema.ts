import { type DomainSchema, integer, json, text } from '#server/platform/database/schema.ts';
import type { PreferenceTables } from './tables.ts';

export const preferenceSchema: DomainSchema<PreferenceTables> = {
  tables: {
    preferences: {
      columns: {
        customer_id: integer.ownedBy('customers.id'),
        name: text,
        value: json,
      },
      key: ['preferences_key', ['customer_id', 'name']],
    },
  },
};
