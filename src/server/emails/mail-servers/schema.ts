import { type DomainSchema, text, time } from '#server/platform/database/schema.ts';
import type { MailServerTables } from './tables.ts';

export const mailServerSchema: DomainSchema<MailServerTables> = {
  tables: {
    mail_servers: {
      columns: {
        server: text.primaryKey(),
        accepted_at: time.nullable(),
        failed_at: time.nullable(),
        error: text,
      },
    },
  },
};
