import { type DomainSchema, text, time } from '#server/platform/database/schema.ts';
import type { NewsletterTables } from './tables.ts';

/** As 1.0.0 created it: whether openings may be counted came later. */
interface FirstTables {
  newsletter_subscribers: Omit<NewsletterTables['newsletter_subscribers'], 'opens_allowed_at'>;
}

export const newsletterSchema: DomainSchema<FirstTables> = {
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
