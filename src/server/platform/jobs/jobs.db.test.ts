import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createLog } from '../logging/log.ts';
import { createMetrics } from '../metrics.ts';
import { NO_TRACER } from '../tracing/tracer.ts';
import type { JobHandlers, JobRun, RecurringJobs } from './job.ts';
import { endLeases } from './job-store.ts';
import { queueJob, queueJobs } from './queue-job.ts';
import { type JobParts, type Jobs, retryDelay, startJobs } from './start-jobs.ts';
import { startJobsWhenChosen } from './start-jobs-when-chosen.ts';

const database = await testDatabase();
const { db } = database;
let clock = 1_000_000;
let lines: string[] = [];
const started: Jobs[] = [];

beforeEach(async () => {
  await database.reset();
  clock = 1_000_000;
  lines = [];
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
});

interface JobContext {
  db: Db;
  now: number;
}

function toParts(parts: Partial<JobParts<JobContext>>): JobParts<JobContext> {
  return {
    db,
    context: async () => ({ db: parts.db ?? db, now: clock }),
    handlers: {},
    recurring: {},
    log: createLog({ level: 'debug', write: (line) => lines.push(line) }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    now: () => clock,
    pollMs: 5,
    ...parts,
  };
}

async function start(parts: Partial<JobParts<JobContext>>): Promise<Jobs> {
  const jobs = await startJobs<JobContext>(toParts(parts));
  started.push(jobs);
  return jobs;
}

/** A slow machine is no failure. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });
const rows = () => db.selectFrom('jobs').selectAll().orderBy('id').execute();

test('what was queued is done once and leaves no row', async () => {
  const seen: unknown[] = [];
  await database.transaction((trx) => queueJob(trx, 'greet', { name: 'Ada' }, clock));
  await start({ handlers: { greet: { run: async (_, { payload }) => void seen.push(payload) } } });
  await soon(async () => expect(await rows()).toEqual([]));
  expect(seen).toEqual([{ name: 'Ada' }]);
});

test('a transaction that fails leaves nothing to do', async () => {
  const failing = database.transaction(async (trx) => {
    await queueJob(trx, 'greet', {}, clock);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
});

test('not before its time, and not by a program that does not know its kind', async () => {
  const run = vi.fn(async () => undefined);
  await queueJob(db, 'later', {}, clock + 1000);
  await queueJob(db, 'unknown', {}, clock);
  const jobs = await start({ handlers: { later: { run } } });
  jobs.wake();
  await sleep(50);
  expect(run).not.toHaveBeenCalled();
  clock += 1000;
  await soon(() => expect(run).toHaveBeenCalledOnce());
  await soon(async () => expect((await rows()).map(({ kind }) => kind)).toEqual(['unknown']));
});

test('what fails waits longer each time and is given up in the open', async () => {
  const metrics = createMetrics();
  await queueJob(db, 'broken', {}, clock);
  const run = vi.fn(async () => {
    throw new Error('the line is dead');
  });
  await start({ handlers: { broken: { run, maxAttempts: 3 } }, metrics });
  for (const attempt of [1, 2]) {
    await soon(async () =>
      expect(await rows()).toMatchObject([
        { state: 'waiting', attempts: attempt, run_at: clock + retryDelay(attempt) },
      ]),
    );
    clock += retryDelay(attempt);
  }
  await soon(async () => expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3 }]));
  expect(run).toHaveBeenCalledTimes(3);
  expect((await rows())[0]?.last_error).toContain('the line is dead');
  expect(lines.join('')).toContain('job-dead');
  await soon(() => expect(metrics.text()).toContain('vitrine_jobs_dead 1'));
});

test('jobs with places of their own leave those of others free, however long they take', async () => {
  const handled = Promise.withResolvers<void>();
  let atOnce = 0;
  let peak = 0;
  const slow = {
    maxConcurrent: 2,
    async run() {
      atOnce += 1;
      peak = Math.max(peak, atOnce);
      await handled.promise;
      atOnce -= 1;
    },
  };
  const sent = vi.fn(async () => undefined);
  await queueJobs(
    db,
    'slow',
    Array.from({ length: 12 }, () => ({})),
    clock,
  );
  await start({ handlers: { slow, email: { run: sent } } });
  await soon(() => expect(atOnce).toBe(2));
  for (const to of ['ann', 'ben', 'cleo']) await queueJob(db, 'email', { to }, clock);
  await soon(() => expect(sent).toHaveBeenCalledTimes(3));
  expect((await rows()).filter(({ kind }) => kind === 'slow')).toHaveLength(12);
  handled.resolve();
  await soon(async () => expect(await rows()).toEqual([]));
  expect(peak).toBe(2);
});

test('two processes share two hundred jobs, each done once', async () => {
  const other = await openDatabase(database.target);
  const done: unknown[] = [];
  const handlers: JobHandlers<JobContext> = {
    count: {
      async run(_, { payload }) {
        await sleep(1);
        done.push(payload);
      },
    },
  };
  const numbers = Array.from({ length: 200 }, (_, at) => at);
  await queueJobs(db, 'count', numbers, clock);
  const both = [await start({ handlers }), await start({ handlers, db: other.db })];
  await soon(async () => expect(await rows()).toEqual([]));
  for (const jobs of both) await jobs.stop();
  await other.close();
  expect(done.map(Number).sort((a, b) => a - b)).toEqual(numbers);
});

test('a job whose process died comes back when its lease is over', async () => {
  const seen: number[] = [];
  await queueJob(db, 'email', {}, clock);
  await db
    .updateTable('jobs')
    .set({ state: 'running', attempts: 1, lease_owner: 'dead', lease_until: clock + 60_000 })
    .execute();
  await start({ handlers: { email: { run: async (_, { attempt }) => void seen.push(attempt) } } });
  await sleep(30);
  expect(seen).toEqual([]);
  clock += 60_001;
  await soon(() => expect(seen).toEqual([2]));
});

test('the only process of a shop does at once what the one before it had begun', async () => {
  const seen: number[] = [];
  await queueJob(db, 'email', {}, clock);
  await db
    .updateTable('jobs')
    .set({ state: 'running', attempts: 1, lease_owner: 'dead', lease_until: clock + 60_000 })
    .execute();
  await endLeases(db);
  await start({ handlers: { email: { run: async (_, { attempt }) => void seen.push(attempt) } } });
  await soon(() => expect(seen).toEqual([2]));
});

test('stopping waits until what is done is off the table', async () => {
  const deleting = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  let done = false;
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // After the job is done, only its deletion changes a row.
      if (done && (result.numAffectedRows ?? 0n) > 0n && result.rows.length === 0) {
        deleting.resolve();
        await deleted.promise;
      }
      return result;
    },
  });
  await queueJob(db, 'greet', {}, clock);
  const run = async () => {
    done = true;
  };
  const jobs = await start({ db: slow, handlers: { greet: { run } } });
  await deleting.promise;
  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await sleep(20);
  expect(stopped).toBe(false);
  deleted.resolve();
  await stopping;
  expect(await rows()).toEqual([]);
});

test('stopping waits for what is under way and begins nothing more', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun: unknown[] = [];
  const ended: unknown[] = [];
  await queueJobs(db, 'slow', [1, 2], clock);
  const jobs = await start({
    limit: 1,
    handlers: {
      slow: {
        async run(_, { payload }) {
          begun.push(payload);
          await gate;
          ended.push(payload);
        },
      },
    },
  });
  await soon(() => expect(begun).toEqual([1]));
  const stopped = jobs.stop();
  open();
  await stopped;
  expect(ended).toEqual([1]);
  expect(await rows()).toMatchObject([{ payload: '2', state: 'waiting', attempts: 0 }]);
});

test('a recurring job has one row, is done by one process, and again when it is due', async () => {
  let runs = 0;
  const recurring: RecurringJobs<JobContext> = {
    sweep: {
      everyMs: 5000,
      async run() {
        runs += 1;
        if (runs === 2) throw new Error('once');
      },
    },
  };
  await start({ recurring });
  await start({ recurring });
  await soon(async () =>
    expect(await rows()).toMatchObject([{ recurring: 'sweep', state: 'waiting', attempts: 0 }]),
  );
  await soon(async () => expect((await rows())[0]?.run_at).toBe(clock + 5000));
  expect(runs).toBe(1);
  clock += 5000;
  // It failed, and comes again no later than usual.
  await soon(async () => expect((await rows())[0]?.run_at).toBe(clock + 5000));
  expect(runs).toBe(2);
  clock += 5000;
  await soon(() => expect(runs).toBe(3));
});

const DAY = 24 * 60 * 60 * 1000;
const sweeps = () => {
  const seen: number[] = [];
  const recurring: RecurringJobs<JobContext> = {
    sweep: { everyMs: 5000, run: async ({ now }) => void seen.push(now) },
  };
  return { seen, recurring };
};

test('after the clock was 40 days ahead recurring jobs run again, without a restart', async () => {
  const { seen, recurring } = sweeps();
  const jobs = await start({ recurring });
  await soon(async () => expect((await rows())[0]?.run_at).toBe(clock + 5000));
  clock += 40 * DAY;
  await soon(async () => expect((await rows())[0]?.run_at).toBe(clock + 5000));
  clock -= 40 * DAY;
  await jobs.clockSetBack();
  await soon(() => expect(seen).toEqual([clock, clock + 40 * DAY, clock]));
  expect(lines.join('')).toContain('clock-was-ahead');
});

test('and with a restart, jobs that wait for a retry or were held by a dead process too', async () => {
  const { seen, recurring } = sweeps();
  const done: unknown[] = [];
  const emails = async () => (await rows()).filter(({ kind }) => kind === 'email').length;
  const ahead = clock + 40 * DAY;
  await queueJobs(db, 'email', ['tried', 'held'], clock);
  await db
    .updateTable('jobs')
    .set({ attempts: 2, run_at: ahead })
    .where('payload', '=', '"tried"')
    .execute();
  await db
    .updateTable('jobs')
    .set({ state: 'running', attempts: 1, lease_owner: 'dead', lease_until: ahead })
    .where('payload', '=', '"held"')
    .execute();
  await db
    .insertInto('jobs')
    .values({
      kind: 'sweep',
      payload: 'null',
      run_at: ahead,
      state: 'waiting',
      lease_until: null,
      recurring: 'sweep',
      created_at: clock,
    })
    .execute();
  const run = async (_: JobContext, { payload }: JobRun) => void done.push(payload);
  await start({ recurring, handlers: { email: { run } } });
  await soon(() => expect(seen).toEqual([clock]));
  await soon(async () => expect(await emails()).toBe(1));
  expect(done).toEqual(['tried']);
  clock += 30_001;
  await soon(async () => expect(await emails()).toBe(0));
  expect(done).toEqual(['tried', 'held']);
});

test('a worker runs jobs from the moment it is chosen, and none when it stops before', async () => {
  const seen: unknown[] = [];
  const handlers = { greet: { run: async () => void seen.push('done') } };
  await queueJob(db, 'greet', {}, clock);
  const chosen = Promise.withResolvers<void>();
  const worker = startJobsWhenChosen(chosen.promise, toParts({ handlers }));
  const other = startJobsWhenChosen(new Promise<void>(() => undefined), toParts({ handlers }));
  await worker.clockSetBack();
  await sleep(30);
  expect(seen).toEqual([]);
  await other.stop();
  chosen.resolve();
  await soon(() => expect(seen).toEqual(['done']));
  await worker.clockSetBack();
  await worker.stop();
  await queueJob(db, 'greet', {}, clock);
  await sleep(30);
  expect(seen).toEqual(['done']);
});
