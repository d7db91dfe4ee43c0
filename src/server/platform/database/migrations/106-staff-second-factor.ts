import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The second factor is asked of editors too, and the setting is named after that. */
export const staffSecondFactor: Migration = {
  name: '106-staff-second-factor',
  async up(db) {
    await sql`update settings set name = 'accounts.staffSecondFactor'
      where name = 'accounts.managerSecondFactor'`.execute(db);
  },
};
