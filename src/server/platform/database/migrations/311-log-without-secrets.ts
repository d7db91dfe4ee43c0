import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The manager's log says that a secret was changed, not what it was and is. */
export const logWithoutSecrets: Migration = {
  name: '311-log-without-secrets',
  async up(db) {
    await sql`update manager_changes set before = '"secret"', after = '"another secret"'
      where resource = 'setting'
      and subject in ('mail.smtpUrl', 'locations.googleKey', 'comingSoon.secret')`.execute(db);
  },
};
