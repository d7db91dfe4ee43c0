import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import { auditGuard } from './guard.ts';
import type { AuditTables } from './tables.ts';

export const auditSchema: DomainSchema<AuditTables> = {
  tables: {
    audit_log: {
      columns: {
        id,
        at: time,
        event: text,
        customer_id: integer.nullable(),
        who: text.default(''),
        address: text.default(''),
        details: json.default('{}'),
      },
      indexes: {
        audit_log_at: ['at'],
      },
    },
    audit_retention: {
      columns: {
        id: integer.primaryKey(),
        until: time,
      },
    },
  },
  statements: auditGuard,
};
