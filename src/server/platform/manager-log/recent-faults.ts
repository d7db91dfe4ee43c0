import type { Db } from '../database/database.ts';

/** Faults seen since then that are not marked as done, the latest first. */
export function recentFaults(db: Db, { since, limit }: { since: number; limit: number }) {
  return db
    .selectFrom('manager_log')
    .select(['code', 'subject'])
    .where('last_at', '>', since)
    .where('done_at', 'is', null)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
}
