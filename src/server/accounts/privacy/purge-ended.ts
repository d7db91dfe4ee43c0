import type { Db } from '#server/platform/database/database.ts';

const DAY = 24 * 60 * 60_000;

/** Deletes expired links, challenges and attempts. */
export async function purgeEndedAccounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('account_attempts')
    .where('started_at', '<', now - DAY)
    .execute();
}
