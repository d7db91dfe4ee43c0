import type { Db } from '#server/platform/database/database.ts';
import { endSubscriptionOf } from './list-subscribers.ts';

// What a mail provider says of an email after it took it: the mailbox does not exist, or its reader called
// it spam. Either ends the subscription.

export type ReportKind = 'bounce' | 'complaint';

export interface Reported {
  /** Whether there was a subscription that ended by it. */
  ended: boolean;
  /** The newsletter it is counted for; null where the address got none. */
  campaign: number | null;
}

/** Counted for the last newsletter that went to the address; null for an address that is not known. */
export async function noteReport(
  db: Db,
  { email, kind, reason }: { email: string; kind: ReportKind; reason: string },
  now: number,
): Promise<Reported | null> {
  const ended = await endSubscriptionOf(db, email, now);
  const last = await db
    .selectFrom('campaign_emails')
    .select('campaign_id')
    .where('email', '=', email)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return ended ? { ended, campaign: null } : null;
  const noted =
    kind === 'complaint'
      ? { complained_at: now }
      : { state: 'refused' as const, error: reason.slice(0, 500) };
  await db
    .updateTable('campaign_emails')
    .set(noted)
    .where('campaign_id', '=', last.campaign_id)
    .where('email', '=', email)
    .execute();
  return { ended, campaign: last.campaign_id };
}
