import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { healClock } from './heal-clock.ts';
import type { JobHandlers, RecurringJobs } from './job.ts';
import { createJobCapacity, loopOfProcess, requestShare } from './job-capacity.ts';
import {
  claimJobs,
  countJobs,
  extendLeases,
  type JobRow,
  plantRecurring,
  postponeJob,
  removeJobs,
} from './job-store.ts';

// Does what was left to be done later. Any number of processes share the table: a job is leased by
// one of them, and comes back to all when that one dies. What fails is tried again, later each time,
// and put aside as dead after its last try, where the log and the figures show it.
// Example: eight webhooks wait for receivers that do not answer; an email is sent at once, for webhooks
// have places of their own.

export interface JobParts<Context> {
  db: Db;
  /** The context of a job, created for each run. */
  context(): Promise<Context>;
  handlers: JobHandlers<Context>;
  recurring: RecurringJobs<Context>;
  log: Log;
  metrics: Metrics;
  tracer: Pick<Tracer, 'work'>;
  now(): number;
  pollMs?: number;
  leaseMs?: number;
  /** At the same time in this process, without those that have places of their own. */
  limit?: number;
}

/** Places for jobs of some kinds. */
interface Lane {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** How many may run now. */
  readonly capacity: () => number;
  readonly running: Map<number, Promise<void>>;
  turning: Promise<void> | null;
}

export interface Jobs {
  /** Looks for jobs now instead of at the next poll. */
  wake(): void;
  /** Heals times in the table that are ahead by more than is possible; looked for now and then, too. */
  clockSetBack(): Promise<void>;
  /** Starts no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

const MAX_ATTEMPTS = 8;
const STOP_PATIENCE_MS = 8000;
const COUNT_EVERY_MS = 15_000;
const MAX_RETRY_MS = 3_600_000;
/** Jobs done in a row are taken off the table together: one durable write instead of many. */
const TIDY_MS = 20;
const BREATH_MS = 5;

/** 10 s, 40 s, 90 s … up to an hour. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000 * attempt ** 2, MAX_RETRY_MS);
}

export async function startJobs<Context>(parts: JobParts<Context>): Promise<Jobs> {
  const { db, handlers, recurring, log, now } = parts;
  const { pollMs = 1000, leaseMs = 30_000, limit = 8 } = parts;
  const owner = randomBytes(8).toString('hex');
  const busyShare = requestShare({ loop: loopOfProcess, requestsMs: parts.metrics.requestsMs });
  const lanes = getLanes(handlers, Object.keys(recurring), limit, busyShare);
  const figures = {
    done: 0,
    failed: 0,
    waiting: 0,
    dead: 0,
    oldestAt: 0,
    countedAt: Number.NEGATIVE_INFINITY,
  };
  publish(parts.metrics, figures, now);
  await plantRecurring(db, Object.keys(recurring), now());

  async function heal(): Promise<void> {
    const limits = { now: now(), leaseMs, maxRetryMs: MAX_RETRY_MS, recurring };
    const jobs = await healClock(db, limits);
    if (jobs > 0) log.warn('clock-was-ahead', { jobs });
  }
  await heal();

  let stopping = false;
  let counting: Promise<void> | null = null;
  let healing: Promise<void> | null = null;
  let finished: number[] = [];
  let tidying: Promise<void> | null = null;

  /** Over once the rows are gone, so that `stop` can wait for it. */
  async function tidy(): Promise<void> {
    while (finished.length > 0) {
      await sleep(TIDY_MS);
      const ids = finished;
      finished = [];
      await removeJobs(db, owner, ids).catch(report);
    }
    tidying = null;
  }

  async function run(job: JobRow): Promise<void> {
    const again = recurring[job.kind];
    const handler = handlers[job.kind];
    const begun = performance.now();
    const count = (result: 'ok' | 'failed') =>
      parts.metrics.jobDone(job.kind, (performance.now() - begun) / 1000, result);
    try {
      if (job.attempts > maxAttempts(job)) throw new Error('its process died each time');
      const attributes = { 'vitrine.job.id': job.id, 'vitrine.job.attempt': job.attempts };
      await parts.tracer.work(`job ${job.kind}`, 'job', attributes, async () => {
        const ctx = await parts.context();
        if (again) return again.run(ctx);
        const payload: unknown = JSON.parse(job.payload);
        await handler?.run(ctx, { id: job.id, kind: job.kind, payload, attempt: job.attempts });
      });
      figures.done += 1;
      count('ok');
      if (again) {
        const runAt = now() + again.everyMs;
        await postponeJob(db, owner, job.id, { state: 'waiting', runAt, attempts: 0, error: '' });
      } else {
        finished.push(job.id);
        tidying ??= tidy();
      }
    } catch (error) {
      count('failed');
      await failed(job, error);
    }
  }

  function maxAttempts({ kind }: JobRow): number {
    return recurring[kind]
      ? Number.POSITIVE_INFINITY
      : (handlers[kind]?.maxAttempts ?? MAX_ATTEMPTS);
  }

  async function failed(job: JobRow, error: unknown): Promise<void> {
    figures.failed += 1;
    const { id, kind, attempts: attempt } = job;
    const dead = attempt >= maxAttempts(job);
    const described = describeError(error);
    const fields = { job: id, kind, attempt, error: described };
    if (dead) log.error('job-dead', fields);
    else log.warn('job-failed', fields);
    const runAt = now() + Math.min(retryDelay(attempt), recurring[kind]?.everyMs ?? MAX_RETRY_MS);
    const state = dead ? 'dead' : 'waiting';
    await postponeJob(db, owner, id, { state, runAt, error: JSON.stringify(described) });
    if (dead) figures.countedAt = Number.NEGATIVE_INFINITY;
  }

  const report = (error: unknown) => log.bug(error, { task: 'jobs' });

  /** True where there may be more. */
  async function claim({ kinds, capacity, running }: Lane): Promise<boolean> {
    const free = capacity() - running.size;
    const jobs = await claimJobs(db, { owner, now: now(), leaseMs, kinds, limit: free });
    for (const job of jobs) {
      const work = run(job)
        .catch(report)
        .finally(() => running.delete(job.id));
      running.set(job.id, work);
    }
    return free > 0 && jobs.length === free;
  }

  async function runNext(lane: Lane): Promise<void> {
    const { running } = lane;
    try {
      // Half of the places at a time: each taking is a durable write.
      while (!stopping && (await claim(lane))) {
        while (running.size > lane.limit / 2) await Promise.race(running.values());
        await sleep(BREATH_MS);
      }
    } catch (error) {
      // The database may be away for a while; the next poll asks again.
      report(error);
    } finally {
      lane.turning = null;
    }
  }

  async function count(): Promise<void> {
    try {
      figures.countedAt = performance.now();
      Object.assign(figures, await countJobs(db, now()));
      await heal();
    } catch (error) {
      report(error);
    } finally {
      counting = null;
    }
  }

  function wake(): void {
    if (stopping) return;
    for (const lane of lanes) lane.turning ??= runNext(lane);
    // By a clock that is never set: the other one may have been ahead.
    const isDue = performance.now() - figures.countedAt >= COUNT_EVERY_MS;
    if (isDue) counting ??= count();
  }

  async function ended(): Promise<void> {
    await Promise.all([counting, healing, ...lanes.map(({ turning }) => turning)]);
    await Promise.all(lanes.flatMap(({ running }) => [...running.values()]));
  }

  const polling = setInterval(wake, pollMs).unref();
  const extending = setInterval(() => {
    const ids = lanes.flatMap(({ running }) => [...running.keys()]);
    extendLeases(db, owner, ids, now() + leaseMs).catch(report);
  }, leaseMs / 3).unref();
  wake();

  return {
    wake,
    async clockSetBack() {
      if (stopping) return;
      healing ??= heal()
        .catch(report)
        .finally(() => {
          healing = null;
        });
      await healing;
      wake();
    },
    async stop() {
      stopping = true;
      clearInterval(polling);
      clearInterval(extending);
      const patience = new AbortController();
      const enough = sleep(STOP_PATIENCE_MS, undefined, { signal: patience.signal });
      await Promise.race([ended(), enough]);
      patience.abort();
      enough.catch(() => undefined);
      await tidying;
    },
  };
}

/** One lane that most kinds share, and one for each kind with places of its own. */
function getLanes<Context>(
  handlers: JobHandlers<Context>,
  recurring: readonly string[],
  limit: number,
  busyShare: () => number,
): Lane[] {
  const named = Object.entries(handlers);
  const lane = (kinds: readonly string[], places: number): Lane => ({
    kinds,
    limit: places,
    capacity: createJobCapacity(places, () => performance.now(), busyShare),
    running: new Map(),
    turning: null,
  });
  const sharing = named.filter(([, { maxConcurrent }]) => maxConcurrent === undefined);
  return [
    lane([...sharing.map(([kind]) => kind), ...recurring], limit),
    ...named.flatMap(([kind, { maxConcurrent }]) =>
      maxConcurrent === undefined ? [] : [lane([kind], maxConcurrent)],
    ),
  ];
}

function publish(
  metrics: Metrics,
  figures: { done: number; failed: number; waiting: number; dead: number; oldestAt: number },
  now: () => number,
): void {
  metrics.gauge(
    'vitrine_jobs_oldest_seconds',
    'How long the job that waits longest has been due.',
    () => (figures.oldestAt === 0 ? 0 : Math.max(0, now() - figures.oldestAt) / 1000),
  );
  metrics.gauge('vitrine_jobs_waiting', 'Jobs waiting or under way.', () => figures.waiting);
  metrics.gauge('vitrine_jobs_dead', 'Jobs given up after their last try.', () => figures.dead);
  metrics.gauge('vitrine_jobs_done', 'Jobs this process has done.', () => figures.done);
  metrics.gauge('vitrine_jobs_failed', 'Tries of this process that failed.', () => figures.failed);
}
