import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeWords } from '#server/platform/database/sort-list.ts';
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

export interface AuditPage {
  event?: AuditEvent | undefined;
  customerId?: number | undefined;
  /** A part of the address of the account. */
  who?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  offset: number;
  limit: number;
}

/** One page of the audit log, the newest first. */
export async function listAudit(
  db: Db,
  page: AuditPage,
): Promise<{ entries: AuditRow[]; total: number }> {
  const { total } = await matching(db, page)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, page)
    .select(['audit_log.id', 'at', 'event', 'audit_log.customer_id as customerId', 'address'])
    .select(['details', 'who', 'customers.email'])
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const entries = rows.map(({ email, who, details, ...row }) => ({
    ...row,
    who: email ?? who,
    details: JSON.parse(details),
  }));
  return { entries, total: Number(total) };
}

function matching(db: Db, { event, customerId, who, from, until }: AuditPage) {
  let entries = db
    .selectFrom('audit_log')
    .leftJoin('customers', 'customers.id', 'audit_log.customer_id');
  if (event !== undefined) entries = entries.where('event', '=', event);
  if (customerId !== undefined) entries = entries.where('audit_log.customer_id', '=', customerId);
  if (from !== undefined) entries = entries.where('at', '>=', from);
  if (until !== undefined) entries = entries.where('at', '<=', until);
  const like = likeWords(who);
  if (like === null) return entries;
  return entries.where(
    sql<boolean>`lower(coalesce(customers.email, audit_log.who)) like ${like} escape '\\'`,
  );
}
