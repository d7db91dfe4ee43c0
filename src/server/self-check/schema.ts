import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { SelfCheckTables } from './tables.ts';

export const selfCheckSchema: DomainSchema<SelfCheckTables> = {
  tables: {
    self_checks: {
      columns: {
        id,
        slot: text.nullable().unique(),
        customer_id: integer.nullable(),
        address: text,
        started_at: time,
        alive_until: time,
        ended_at: time.nullable(),
        report: json,
        current: text.default(''),
      },
    },
    self_check_things: {
      columns: { check_id: integer.ownedBy('self_checks.id'), kind: text, value: text },
      key: ['self_check_things_key', ['check_id', 'kind', 'value']],
    },
  },
};
