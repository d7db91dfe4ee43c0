import { type DomainSchema, integer, text, time } from '#server/platform/database/schema.ts';
import type { TestPayTables } from './tables.ts';

export const testPaySchema: DomainSchema<TestPayTables> = {
  tables: {
    test_cards: {
      columns: {
        reference: text.primaryKey(),
        customer: text,
        brand: text,
        last4: text,
        exp_month: integer,
        exp_year: integer,
        fingerprint: text,
        reaction: text,
        created_at: time,
      },
      indexes: {
        test_cards_by_customer: ['customer', 'created_at'],
      },
    },
  },
};
