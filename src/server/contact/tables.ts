import type { Generated } from 'kysely';

export type ContactStatus = 'sent' | 'spam';

export interface ContactTables {
  /** What visitors wrote by the contact form; plain text. */
  contact_messages: {
    id: Generated<number>;
    name: string;
    /** Lower case. */
    email: string;
    subject: string;
    text: string;
    /** The manager gets an email of what was sent, not of spam. */
    status: ContactStatus;
    created_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ContactTables {}
}
