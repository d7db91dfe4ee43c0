import { type DomainSchema, integer, text, time } from '#server/platform/database/schema.ts';
import { priceVersionStatements } from './price-version.ts';
import type { CartTables } from './tables.ts';

export const cartSchema: DomainSchema<CartTables> = {
  tables: {
    carts: {
      columns: {
        owner: text.primaryKey(),
        version: integer,
        state: text,
        updated_at: time,
        expires_at: time,
      },
      indexes: {
        carts_expires: ['expires_at'],
      },
    },
  },
  statements: priceVersionStatements,
};
