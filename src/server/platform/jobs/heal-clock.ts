import type { Db } from '../database/database.ts';
import type { JobRow } from './job-store.ts';

// After the clock of the machine was ahead and is set right, the table has times that no right clock can
// have written. They are found by how far ahead each kind of time can be at most.
// Example: `release-orders` runs every minute and is due in 40 days: it is due now.

/** Clocks of several machines differ a little. */
const TOLERANCE_MS = 5 * 60_000;
/** What is left is found the next time. */
const AT_ONCE = 500;

export interface ClockLimits {
  now: number;
  leaseMs: number;
  /** The longest wait after a failed attempt. */
  maxRetryMs: number;
  /** By name, how often it runs. */
  recurring: Readonly<Record<string, { everyMs: number }>>;
}

type Times = Pick<JobRow, 'run_at' | 'lease_until' | 'created_at'>;
type TimedJob = Times & Pick<JobRow, 'state' | 'attempts' | 'recurring'>;

/** The times a job should have instead, or null where a right clock may have written them. */
export function healedTimes(job: TimedJob, limits: ClockLimits): Times | null {
  const { now, leaseMs, maxRetryMs, recurring } = limits;
  const latest = now + TOLERANCE_MS;
  const { run_at, lease_until, created_at } = job;
  if (job.state === 'running') {
    if (lease_until === null || lease_until <= latest + leaseMs) return null;
    // A process that lives renews its lease; the job of one that has died becomes available.
    return { run_at, lease_until: now + leaseMs, created_at };
  }
  if (job.state === 'dead') return null;
  if (job.recurring !== null) {
    const every = recurring[job.recurring];
    return every && run_at > latest + every.everyMs
      ? { run_at: now, lease_until, created_at }
      : null;
  }
  if (job.attempts > 0) {
    return run_at > latest + maxRetryMs ? { run_at: now, lease_until, created_at } : null;
  }
  // As much later as it was meant to be when it was queued.
  return created_at > latest
    ? { run_at: now + run_at - created_at, lease_until, created_at: now }
    : null;
}

/** Brings times of a clock that was ahead back; returns how many jobs had one. */
export async function healClock(db: Db, limits: ClockLimits): Promise<number> {
  const latest = limits.now + TOLERANCE_MS;
  const waiting = await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('run_at', '>', latest)
    .orderBy('run_at', 'desc')
    .limit(AT_ONCE)
    .execute();
  const running = await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'running')
    .where('lease_until', '>', latest)
    .limit(AT_ONCE)
    .execute();
  let healed = 0;
  for (const job of [...waiting, ...running]) {
    const times = healedTimes(job, limits);
    if (times === null) continue;
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set(times)
      .where('id', '=', job.id)
      .where('state', '=', job.state)
      .where('run_at', '=', job.run_at)
      .where('lease_owner', '=', job.lease_owner)
      .executeTakeFirst();
    healed += Number(numUpdatedRows);
  }
  return healed;
}
