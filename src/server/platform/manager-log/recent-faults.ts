import type { Db } from '../database/database.ts';

/** Faults seen since then, the latest first. */
export function recentFaults(db: Db, { since, most }: { since: number; most: number }) {
  return db
    .selectFrom('manager_log')
    .select(['code', 'subject'])
    .where('last_at', '>', since)
    .orderBy('last_at', 'desc')
    .limit(most)
    .execute();
}
