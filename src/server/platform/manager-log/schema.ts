import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ManagerLogTables } from './tables.ts';

export const managerLogSchema: DomainSchema<ManagerLogTables> = {
  tables: {
    manager_log: {
      columns: {
        code: text,
        subject: text,
        details: json,
        count: integer,
        first_at: time,
        last_at: time,
        done_at: time.nullable(),
        done_by: text.default(''),
      },
      key: ['manager_log_entry', ['code', 'subject']],
    },
    manager_changes: {
      columns: {
        id,
        at: time,
        customer_id: integer.nullable(),
        key_id: integer.nullable(),
        who: text,
        resource: text,
        subject: text,
        action: text,
        before: text.default('null'),
        after: text.default('null'),
        whole_resource: text.default(''),
        whole_subject: text.default(''),
      },
      indexes: {
        manager_changes_subject: ['resource', 'subject'],
        manager_changes_at: ['at'],
        manager_changes_whole: ['whole_resource', 'whole_subject'],
      },
    },
  },
};
