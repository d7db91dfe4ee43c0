import type { Engine } from '../database/engine.ts';

const REFUSED = 'the audit log can only be added to';

/**
 * The audit log can only be added to: the database itself refuses to change or delete an entry. Old
 * entries are deleted once `audit_retention` names a time before which they may be.
 */
export const auditGuard = (engine: Engine): readonly string[] => STATEMENTS[engine];

const STATEMENTS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger audit_log_update before update on audit_log
      begin select raise(abort, '${REFUSED}'); end`,
    `create trigger audit_log_delete before delete on audit_log
      when old.at >= coalesce((select max(until) from audit_retention), 0)
      begin select raise(abort, '${REFUSED}'); end`,
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
  ],
};
