import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Summaries name what is unpaid: without a time zone every order is counted again. */
export const unpaidFigures: Migration = {
  name: '321-unpaid-figures',
  async up(db) {
    await sql`update analytics_state set value = '' where name = 'zone'`.execute(db);
  },
};
