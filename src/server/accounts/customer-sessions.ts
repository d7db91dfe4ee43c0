import type { LoggedIn } from '#server/customers/current-customer.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { SessionView } from '#wire/account.ts';
import { endOtherSessions } from './customer-session.ts';

const QUARTER_HOUR = 15 * 60_000;

/** The device that asks comes first, then the one seen last. */
export async function openSessions(
  { db, now }: ShopContext,
  { customer, session }: LoggedIn,
): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'seen_at'])
    .where('customer_id', '=', customer.id)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  const all = rows.map(({ seen_at: seenAt, ...row }) => ({
    ...row,
    seenAt,
    here: row.id === session,
  }));
  return [...all.filter(({ here }) => here), ...all.filter(({ here }) => !here)];
}

/** Once in a quarter of an hour is exact enough, and spares the other requests a write. */
export async function noteSeen({ db, now }: ShopContext, { session }: LoggedIn): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('id', '=', session)
    .where('seen_at', '<', now - QUARTER_HOUR)
    .execute();
}

/** Logs one other device out. */
export async function logOutDevice(
  { db, now }: ShopContext,
  { customer, session }: LoggedIn,
  id: string,
): Promise<void> {
  await runTransaction(db, async (trx) => {
    await trx
      .deleteFrom('sessions')
      .where('customer_id', '=', customer.id)
      .where('id', '=', id)
      .where('id', '!=', session)
      .execute();
    await writeAudit(trx, { event: 'sessions-ended', customerId: customer.id }, now);
  });
}

export async function logOutElsewhere(
  { db, now }: ShopContext,
  { customer, session }: LoggedIn,
): Promise<void> {
  await runTransaction(db, async (trx) => {
    await endOtherSessions(trx, customer.id, session);
    await writeAudit(trx, { event: 'sessions-ended', customerId: customer.id }, now);
  });
}
