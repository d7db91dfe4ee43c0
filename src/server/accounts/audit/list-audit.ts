import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { distinctValues } from '#server/platform/database/distinct-values.ts';
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
  const by = await writtenBy(db, page.who);
  const { total } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where(matching(page, by))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('customers', 'customers.id', 'audit_log.customer_id')
    .where(matching(page, by))
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

/** What is true of the entries of the page. */
function matching(
  { event, customerId, from, until }: AuditPage,
  by: RawBuilder<unknown> | null,
): RawBuilder<boolean> {
  const parts = [
    event === undefined ? [] : sql`audit_log.event = ${event}`,
    customerId === undefined ? [] : sql`audit_log.customer_id = ${customerId}`,
    from === undefined ? [] : sql`audit_log.at >= ${from}`,
    until === undefined ? [] : sql`audit_log.at <= ${until}`,
    by ?? [],
  ].flat();
  return parts.length === 0 ? sql`1 = 1` : sql.join(parts, sql` and `);
}

/** More people than a search for one of them finds. */
const MAX_PEOPLE = 200;

/** By the accounts that entries name: few, with many entries of each. Null for everyone. */
async function writtenBy(db: Db, who: string | undefined): Promise<RawBuilder<unknown> | null> {
  const like = likeWords(who);
  if (like === null) return null;
  const ids = distinctValues('audit_log', 'customer_id');
  const accounts = sql<{ id: number }>`select a.id as id from ${ids} as ids
    join customers as a on a.id = ids.value where lower(a.email) like ${like} escape '\\'`;
  const { rows } = await sql<{ id: number }>`${accounts} limit ${MAX_PEOPLE}`.execute(db);
  const isOf =
    rows.length < MAX_PEOPLE
      ? sql.join([0, ...rows.map(({ id }) => id)].map((id) => sql.lit(id)))
      : accounts;
  const gone = sql`select value from ${ids} as ids left join customers as a on a.id = ids.value
    where a.id is null`;
  const isAnonymous = sql`(customer_id is null or customer_id in (${gone}))
    and lower(who) like ${like} escape '\\'`;
  const anonymous = await sql`select 1 from audit_log where ${isAnonymous} limit 1`.execute(db);
  const isAccount = sql`audit_log.customer_id in (${isOf})`;
  if (anonymous.rows.length === 0) return isAccount;
  return sql`(${isAccount} or audit_log.id in (select id from audit_log where ${isAnonymous}))`;
}
