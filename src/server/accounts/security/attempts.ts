import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

// Attempts are counted in the database, not in the process: a restart or a second server gives no
// new ones. What is counted is stored as a hash, since addresses of people are not needed here.
// Example: { what: 'log-in', who: 'ann@example.com', most: 10, windowMs: 900_000 } lets ten tries
// through in a quarter of an hour and then names the seconds until the next.

export interface Limit {
  what: string;
  who: string;
  most: number;
  windowMs: number;
}

export type AttemptResult = { ok: true } | { ok: false; retryAfterSeconds: number };

function getName({ what, who }: Pick<Limit, 'what' | 'who'>): string {
  return `${what}:${createHash('sha256').update(who).digest('base64url').slice(0, 32)}`;
}

/** Counts before the work is done, so that a hundred tries at once cannot slip through together. */
export async function takeAttempt(db: Db, limit: Limit, now: number): Promise<AttemptResult> {
  // A window that began in time to come is one of a clock that was ahead.
  const over = sql`account_attempts.started_at <= ${sql.lit(now - limit.windowMs)}
    or account_attempts.started_at > ${sql.lit(now + limit.windowMs)}`;
  const row = await db
    .insertInto('account_attempts')
    .values({ name: getName(limit), count: 1, started_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        count: sql<number>`case when ${over} then 1
          else account_attempts.count + 1 end`,
        started_at: sql<number>`case when ${over}
          then ${sql.lit(now)} else account_attempts.started_at end`,
      }),
    )
    .returning(['count', 'started_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.most) return { ok: true };
  const left = row.started_at + limit.windowMs - now;
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) };
}

/** All of them count, and the longest wait is answered. */
export async function takeAttempts(
  db: Db,
  limits: readonly Limit[],
  now: number,
): Promise<AttemptResult> {
  let wait = 0;
  for (const limit of limits) {
    const response = await takeAttempt(db, limit, now);
    if (!response.ok) wait = Math.max(wait, response.retryAfterSeconds);
  }
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: wait };
}

/** This try was none: it ended well. */
export async function returnAttempt(db: Db, limit: Pick<Limit, 'what' | 'who'>): Promise<void> {
  await db
    .updateTable('account_attempts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('name', '=', getName(limit))
    .where('count', '>', 0)
    .execute();
}

/** After a success: who knows the password has not been guessing. */
export async function forgiveAttempts(db: Db, limit: Pick<Limit, 'what' | 'who'>): Promise<void> {
  await db.deleteFrom('account_attempts').where('name', '=', getName(limit)).execute();
}
