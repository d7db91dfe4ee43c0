import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Moments are stored there too, which an integer of PostgreSQL does not hold. */
export const largeCounters: Migration = {
  name: '336-large-counters',
  async up(db, engine) {
    if (engine !== 'postgres') return;
    await sql`alter table counters alter column value type bigint`.execute(db);
  },
};
