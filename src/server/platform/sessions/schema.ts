import { type DomainSchema, integer, text, time } from '#server/platform/database/schema.ts';
import type { SessionTables } from './tables.ts';

export const sessionSchema: DomainSchema<SessionTables> = {
  tables: {
    sessions: {
      columns: {
        id: text.primaryKey(),
        secret_hash: text.unique(),
        customer_id: integer.nullable(),
        cart_owner: text,
        created_at: time,
        expires_at: time,
        browser: text.default(''),
        system: text.default(''),
        seen_at: time.default(0),
        ends_at: time.nullable(),
        confirmed_at: time.nullable(),
      },
      indexes: {
        sessions_expires: ['expires_at'],
        sessions_customer: ['customer_id'],
      },
    },
  },
};
