import { sql } from 'kysely';
import { idColumn, json, required, time, withDefault } from '../columns.ts';
import type { Db } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/**
 * The audit log can only be added to: the database itself refuses to change or delete an entry. Old
 * entries are deleted once `audit_retention` names a time before which they may be. Roles are logged
 * by the database too, so that no way of changing one is left out.
 */
export const auditLog: Migration = {
  name: '105-audit-log',
  async up(db, engine) {
    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('at', time, required)
      .addColumn('event', 'text', required)
      .addColumn('customer_id', 'integer')
      .addColumn('who', 'text', withDefault(''))
      .addColumn('address', 'text', withDefault(''))
      .addColumn('details', json, withDefault('{}'))
      .execute();
    await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
    await db.schema
      .createTable('audit_retention')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('until', time, required)
      .execute();
    for (const statement of TRIGGERS[engine]) await run(db, statement);
  },
};

function run(db: Db, statement: string) {
  return sql.raw(statement).execute(db);
}

const REFUSED = 'the audit log can only be added to';

const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger audit_log_update before update on audit_log
      begin select raise(abort, '${REFUSED}'); end`,
    `create trigger audit_log_delete before delete on audit_log
      when old.at >= coalesce((select max(until) from audit_retention), 0)
      begin select raise(abort, '${REFUSED}'); end`,
    `create trigger customers_role_given after insert on customers when new.role <> 'customer'
      begin
        insert into audit_log (at, event, customer_id, details)
        values (cast(unixepoch('subsec') * 1000 as integer), 'role-given', new.id,
          json_object('to', new.role));
      end`,
    `create trigger customers_role_changed after update of role on customers
      when old.role <> new.role
      begin
        insert into audit_log (at, event, customer_id, details)
        values (cast(unixepoch('subsec') * 1000 as integer), 'role-changed', new.id,
          json_object('from', old.role, 'to', new.role));
      end`,
  ],
  postgres: [
    `create function audit_log_guard() returns trigger language plpgsql as $$
      declare allowed bigint := coalesce((select max(until) from audit_retention), 0);
      begin
        if tg_op = 'DELETE' and old.at < allowed then return old; end if;
        if tg_op = 'TRUNCATE' and allowed >= ${Number.MAX_SAFE_INTEGER} then return null; end if;
        raise exception '${REFUSED}';
      end $$`,
    `create trigger audit_log_rows before update or delete on audit_log
      for each row execute function audit_log_guard()`,
    `create trigger audit_log_all before truncate on audit_log
      for each statement execute function audit_log_guard()`,
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
