import { type DomainSchema, integer, json, text, time } from '#server/platform/database/schema.ts';
import type { MailTables } from './tables.ts';

export const mailSchema: DomainSchema<MailTables> = {
  tables: {
    email_sends: {
      columns: {
        id: text.primaryKey(),
        state: text,
        unconfirmed: integer,
        at: time,
      },
      indexes: {
        email_sends_at: ['at'],
      },
    },
    order_emails: {
      columns: {
        id: text.primaryKey(),
        order_id: integer.ownedBy('orders.id'),
        kind: text,
        recipient: text,
        subject: text,
        data: json,
        state: text,
        error: text.default(''),
        at: time,
      },
      indexes: {
        order_emails_order: ['order_id', 'at'],
        order_emails_recipient: ['recipient'],
      },
    },
  },
};
