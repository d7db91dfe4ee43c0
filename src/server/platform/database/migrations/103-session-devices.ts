import { sql } from 'kysely';
import { time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** As long as customers stay logged in by default. */
const HALF_A_YEAR = 180 * 24 * 60 * 60 * 1000;

/** Which device a session belongs to, when it was last seen, and when it ends whatever happens. */
export const sessionDevices: Migration = {
  name: '103-session-devices',
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('browser', 'text', withDefault('')).execute();
    await db.schema.alterTable('sessions').addColumn('system', 'text', withDefault('')).execute();
    await db.schema.alterTable('sessions').addColumn('seen_at', time, withDefault(0)).execute();
    await db.schema.alterTable('sessions').addColumn('ends_at', time).execute();
    await sql`update sessions set seen_at = created_at`.execute(db);
    await sql`update sessions set ends_at = created_at + ${sql.lit(HALF_A_YEAR)}
      where customer_id is not null`.execute(db);
  },
};
