import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Understood by every SQLite: `unixepoch('subsec')`, used before, needs 3.42. */
const NOW = `cast(round((julianday('now') - 2440587.5) * 86400000) as integer)`;

const TRIGGERS = {
  customers_role_given: `after insert on customers when new.role <> 'customer'
    begin
      insert into audit_log (at, event, customer_id, details)
      values (${NOW}, 'role-given', new.id, json_object('to', new.role));
    end`,
  customers_role_changed: `after update of role on customers when old.role <> new.role
    begin
      insert into audit_log (at, event, customer_id, details)
      values (${NOW}, 'role-changed', new.id, json_object('from', old.role, 'to', new.role));
    end`,
};

/**
 * The program brings its own SQLite, but the file is opened by others too: with the `sqlite3` of
 * Debian 12 (3.40) every change of a role failed.
 */
export const roleTriggers: Migration = {
  name: '335-role-triggers',
  async up(db, engine) {
    if (engine !== 'sqlite') return;
    for (const [name, body] of Object.entries(TRIGGERS)) {
      await sql.raw(`drop trigger ${name}`).execute(db);
      await sql.raw(`create trigger ${name} ${body}`).execute(db);
    }
  },
};
