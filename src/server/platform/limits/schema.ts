import { type DomainSchema, text, time } from '../database/schema.ts';
import type { LimitTables } from './tables.ts';

export const limitSchema: DomainSchema<LimitTables> = {
  tables: {
    rate_limits: {
      columns: { name: text.primaryKey(), used_until: time },
      indexes: { rate_limits_used_until: ['used_until'] },
    },
  },
  // Not written ahead: after a crash of the server, counting begins anew.
  statements: (engine) => (engine === 'postgres' ? ['alter table rate_limits set unlogged'] : []),
};
