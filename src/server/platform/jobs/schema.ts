import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { JobTables } from './tables.ts';

export const jobSchema: DomainSchema<JobTables> = {
  tables: {
    jobs: {
      columns: {
        id,
        kind: text,
        payload: json,
        run_at: time,
        state: text,
        attempts: integer.default(0),
        lease_owner: text.default(''),
        lease_until: time.nullable(),
        recurring: text.nullable().unique(),
        last_error: text.default(''),
        created_at: time,
      },
      indexes: {
        jobs_due: ['state', 'run_at'],
      },
    },
  },
};
