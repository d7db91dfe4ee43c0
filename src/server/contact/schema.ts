import { type DomainSchema, id, text, time } from '#server/platform/database/schema.ts';
import type { ContactTables } from './tables.ts';

export const contactSchema: DomainSchema<ContactTables> = {
  tables: {
    contact_messages: {
      columns: {
        id,
        name: text,
        email: text,
        subject: text,
        text,
        status: text,
        created_at: time,
      },
      indexes: {
        contact_messages_email: ['email', 'created_at'],
        contact_messages_status: ['status', 'created_at'],
      },
    },
  },
};
