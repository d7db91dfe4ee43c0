import type { AuditEvent } from '#wire/vitrine/audit-events.ts';
import { encodeJson } from '../database/codec.ts';
import type { Db } from '../database/database.ts';
import { runTransaction } from '../database/transaction.ts';
import { currentClientAddress } from '../http/current-address.ts';

// Who logged in, what was changed about an account, exports and refunds. Entries are written in the
// transaction of what they are about, and the database refuses to change them afterwards.

export interface AuditEntry {
  event: AuditEvent;
  customerId?: number | null;
  /** A masked e-mail address, where no account is known. */
  who?: string;
  details?: Readonly<Record<string, string | number | boolean>>;
}

export async function writeAudit(db: Db, entry: AuditEntry, now: number): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      event: entry.event,
      customer_id: entry.customerId ?? null,
      who: entry.who ?? '',
      address: currentClientAddress(),
      details: encodeJson(entry.details ?? {}),
    })
    .execute();
}

/** The only way to delete entries, and only old ones: for as long as the shop stores them. */
export async function purgeAudit(db: Db, until: number): Promise<void> {
  await runTransaction(db, async (trx) => {
    await trx.deleteFrom('audit_retention').execute();
    await trx.insertInto('audit_retention').values({ id: 1, until }).execute();
    await trx.deleteFrom('audit_log').where('at', '<', until).execute();
    await trx.deleteFrom('audit_retention').execute();
  });
}
