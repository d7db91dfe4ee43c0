import type { Engine } from '#server/platform/database/engine.ts';

/** Understood by every SQLite: the file is opened by older programs too. */
const NOW = `cast(round((julianday('now') - 2440587.5) * 86400000) as integer)`;

/** Roles are logged by the database itself, so that no way of changing one is left out. */
export const roleAudit = (engine: Engine): readonly string[] => STATEMENTS[engine];

const STATEMENTS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger customers_role_given after insert on customers when new.role <> 'customer'
    begin
      insert into audit_log (at, event, customer_id, details)
      values (${NOW}, 'role-given', new.id, json_object('to', new.role));
    end`,
    `create trigger customers_role_changed after update of role on customers when old.role <> new.role
    begin
      insert into audit_log (at, event, customer_id, details)
      values (${NOW}, 'role-changed', new.id, json_object('from', old.role, 'to', new.role));
    end`,
  ],
  postgres: [
    `create function audit_role() returns trigger language plpgsql as $$
      begin
        insert into audit_log (at, event, customer_id, details) values (
          (extract(epoch from clock_timestamp()) * 1000)::bigint,
          case when tg_op = 'INSERT' then 'role-given' else 'role-changed' end,
          new.id,
          case when tg_op = 'INSERT' then json_build_object('to', new.role)::text
            else json_build_object('from', old.role, 'to', new.role)::text end);
        return new;
      end $$`,
    `create trigger customers_role_given after insert on customers
      for each row when (new.role <> 'customer') execute function audit_role()`,
    `create trigger customers_role_changed after update of role on customers
      for each row when (old.role <> new.role) execute function audit_role()`,
  ],
};
