import type { Generated } from 'kysely';

export interface CartReminderTables {
  /** One basket of one mailbox that agreed to be reminded of it. */
  basket_reminders: {
    id: Generated<number>;
    /** The cart's owner while reminders may follow; null once they are over. */
    owner: string | null;
    /** The browser they were asked for in. */
    session_id: string | null;
    /** Lower case. */
    email: string;
    /** Random; the links in emails name the row by it. */
    key: string;
    /** The text that was agreed to. */
    consent: string;
    asked_at: number;
    /** When it is looked at next; null once reminders are over. */
    due_at: number | null;
    /** JSON of the lines as they were last sent: the cart of a guest does not live as long. */
    lines: Generated<string>;
    sent: Generated<number>;
    sent_at: Generated<number | null>;
    /** When the link first brought the basket back. */
    returned_at: Generated<number | null>;
    /** The order that followed a reminder, or made one needless. */
    order_id: Generated<number | null>;
    /** When the mailbox asked for no more. */
    ended_at: Generated<number | null>;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CartReminderTables {}
}
