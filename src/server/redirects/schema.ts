import { type DomainSchema, id, integer, text, time } from '#server/platform/database/schema.ts';
import type { RedirectTables } from './tables.ts';

export const redirectSchema: DomainSchema<RedirectTables> = {
  tables: {
    redirects: {
      columns: {
        id,
        from_path: text.unique(),
        target: text,
        status: integer.default(301),
        uses: integer.default(0),
        created_at: time,
      },
    },
  },
};
