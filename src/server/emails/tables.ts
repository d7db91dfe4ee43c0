import type { Generated } from 'kysely';

/** Emails handed to a mail server, which has no name for "the same again" that it would have to heed. */
export interface MailTables {
  email_sends: {
    id: string;
    state: 'sending' | 'sent';
    /** Attempts that began and whose outcome is unknown. */
    unconfirmed: number;
    at: number;
  };
  /** Emails about orders that were sent. */
  order_emails: {
    id: string;
    order_id: number;
    kind: string;
    recipient: string;
    subject: string;
    /** JSON: what the email says besides the order. */
    data: string;
    state: SentState;
    error: Generated<string>;
    at: number;
  };
}

/** Handed over; not accepted by the mail server; or sent with an unknown outcome once too often. */
export type SentState = 'sent' | 'refused' | 'given-up';

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MailTables {}
}
