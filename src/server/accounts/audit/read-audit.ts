import { may } from '#rules/permissions/permissions.ts';
import type { Customer } from '#server/customers/customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { AuditEvent } from '#wire/vitrine/audit-events.ts';

export interface AuditRow {
  id: number;
  at: number;
  event: string;
  customerId: number | null;
  /** The account's address as it is now; a masked one where there is no account any more. */
  who: string;
  address: string;
  details: Record<string, unknown>;
}

export interface AuditQuery {
  /** Entries before this one; the newest without it. */
  before?: number;
  event?: AuditEvent;
  customerId?: number;
  limit?: number;
}

const USUAL = 100;
const MOST = 1000;

export type AuditAnswer = { ok: true; rows: AuditRow[] } | { ok: false };

/** The audit log for a manager, newest entries first. */
export async function readAudit(
  { db }: Pick<ShopContext, 'db'>,
  reader: Pick<Customer, 'role'>,
  query: AuditQuery = {},
): Promise<AuditAnswer> {
  if (!may(reader.role, 'see-audit-log')) return { ok: false };
  return { ok: true, rows: await auditRows(db, query) };
}

/** Without asking who reads: for the person at the server's own console. */
export async function auditRows(db: Db, query: AuditQuery = {}): Promise<AuditRow[]> {
  const { before, event, customerId, limit = USUAL } = query;
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('customers', 'customers.id', 'audit_log.customer_id')
    .select(['audit_log.id', 'at', 'event', 'audit_log.customer_id', 'who', 'address', 'details'])
    .select('customers.email')
    .$if(before !== undefined, (rest) => rest.where('audit_log.id', '<', before ?? 0))
    .$if(event !== undefined, (rest) => rest.where('event', '=', event ?? ''))
    .$if(customerId !== undefined, (rest) => rest.where('customer_id', '=', customerId ?? 0))
    .orderBy('audit_log.id', 'desc')
    .limit(Math.min(limit, MOST))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    event: row.event,
    customerId: row.customer_id,
    who: row.email ?? row.who,
    address: row.address,
    details: JSON.parse(row.details),
  }));
}
