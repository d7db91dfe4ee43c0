import type { Generated } from 'kysely';

export interface NewsletterTables {
  /** Who asked for the newsletter; subscribed are those who confirmed it and have not ended it. */
  newsletter_subscribers: {
    /** Lower case. */
    email: string;
    created_at: number;
    /** Random; the links in emails name the row by it. */
    key: Generated<string>;
    /** The text that was agreed to. */
    consent: Generated<string>;
    /** When the email with the link was last sent. */
    asked_at: Generated<number>;
    confirmed_at: Generated<number | null>;
    ended_at: Generated<number | null>;
    /** When they allowed the shop to count the newsletters they open; null where they did not. */
    opens_allowed_at: Generated<number | null>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends NewsletterTables {}
}
