import { randomBytes } from 'node:crypto';
import {
  type ImportedSubscriber,
  type ImportVerdict,
  importVerdict,
} from '#rules/newsletter/import-subscriber.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Saves what may be saved, and says of each what came of it. `db` is a transaction. */
export async function importSubscribers(
  db: Db,
  subscribers: readonly ImportedSubscriber[],
  now: number,
): Promise<ImportVerdict[]> {
  const verdicts: ImportVerdict[] = [];
  for (const one of subscribers) verdicts.push(await importSubscriber(db, one, now));
  return verdicts;
}

async function importSubscriber(
  db: Db,
  one: ImportedSubscriber,
  now: number,
): Promise<ImportVerdict> {
  const { email, consent, confirmedAt } = one;
  const known = email === null ? undefined : await findSubscriber(db, email);
  const verdict = importVerdict(one, known ?? null, now);
  if (verdict !== 'add' || email === null || confirmedAt === null) return verdict;
  const row = { consent: consent.trim(), asked_at: confirmedAt, confirmed_at: confirmedAt };
  const key = known?.key || randomBytes(16).toString('hex');
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now, key, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ key, ...row }))
    .execute();
  return verdict;
}

function findSubscriber(db: Db, email: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['key', 'confirmed_at as confirmedAt', 'ended_at as endedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}
