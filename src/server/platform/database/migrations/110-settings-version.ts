import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

// Whoever changes a setting, by hand too, moves one number on in the same transaction: a running shop
// looks at the number and knows whether the settings it has read still hold.

const MOVE_ON = `update counters set value = value + 1 where name = 'settings'`;

export const settingsVersion: Migration = {
  name: '110-settings-version',
  async up(db, engine) {
    await sql`insert into counters (name, value) values ('settings', 1)`.execute(db);
    const statements =
      engine === 'postgres'
        ? [
            `create function settings_changed() returns trigger language plpgsql as $$
             begin ${MOVE_ON}; return null; end $$`,
            `create trigger settings_version after insert or update or delete or truncate
             on settings for each statement execute function settings_changed()`,
          ]
        : ['insert', 'update', 'delete'].map(
            (event) =>
              `create trigger settings_version_${event} after ${event} on settings
               begin ${MOVE_ON}; end`,
          );
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
