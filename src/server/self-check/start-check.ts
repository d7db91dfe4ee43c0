import type { Db } from '#server/platform/database/database.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import { takeCounted } from '#server/platform/limits/counted-limits.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { beginRun, type NewRun } from './runs.ts';

export const SELF_CHECK_JOB = 'self-check';

const HOURLY = { name: 'self-check', windowMs: 60 * 60_000 };
const MAX_PER_HOUR = 12;

export type StartedCheck =
  | { ok: true; id: number }
  | { ok: false; why: 'running' }
  | { ok: false; why: 'too-many'; retryAfterSeconds: number };

/** Counted for all processes together; one that is refused counts too. */
export async function startRun(db: Db, run: NewRun, now: number): Promise<StartedCheck> {
  const limit = await takeCounted(db, HOURLY, [{ key: 'shop', max: MAX_PER_HOUR }], now);
  if (!limit.ok) return { ...limit, why: 'too-many' };
  const id = await beginRun(db, run, now);
  return id === null ? { ok: false, why: 'running' } : { ok: true, id };
}

/** To be run by a process that runs jobs. */
export async function queueCheck(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  run: NewRun,
): Promise<StartedCheck> {
  const started = await startRun(db, run, now);
  if (started.ok) await queueJob(db, SELF_CHECK_JOB, { checkId: started.id }, now);
  return started;
}
