import { type DomainSchema, text, time } from '#server/platform/database/schema.ts';
import type { NewsletterTables } from './tables.ts';

export const newsletterSchema: DomainSchema<NewsletterTables> = {
  tables: {
    newsletter_subscribers: {
      columns: {
        email: text.primaryKey(),
        created_at: time,
        key: text.default(''),
        consent: text.default(''),
        asked_at: time.default(0),
        confirmed_at: time.nullable(),
        ended_at: time.nullable(),
      },
      indexes: {
        newsletter_subscribers_key: ['key'],
      },
    },
  },
};
