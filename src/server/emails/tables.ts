/** Emails handed to a mail server, which has no name for "the same again" that it would have to heed. */
export interface MailTables {
  email_sends: {
    /** The email's id. */
    id: string;
    state: 'sending' | 'sent';
    /** Attempts that began and whose outcome is unknown. */
    unconfirmed: number;
    at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends MailTables {}
}
