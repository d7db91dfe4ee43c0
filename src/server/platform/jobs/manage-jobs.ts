import type { Db } from '../database/database.ts';
import type { JobRow } from './job-store.ts';

// The table of jobs for a manager: what waits, what failed for good, and doing it again.

export const JOB_STATES = ['waiting', 'running', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobQuery {
  state?: JobState | undefined;
  kind?: string | undefined;
  recurring?: boolean | undefined;
  offset: number;
  limit: number;
}

export async function listJobs(
  db: Db,
  query: JobQuery,
): Promise<{ jobs: JobRow[]; total: number }> {
  const { total } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const jobs = await matching(db, query)
    .selectAll()
    .orderBy('run_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { jobs, total: Number(total) };
}

function matching(db: Db, { state, kind, recurring }: JobQuery) {
  let jobs = db.selectFrom('jobs');
  if (state !== undefined) jobs = jobs.where('state', '=', state);
  if (kind !== undefined) jobs = jobs.where('kind', '=', kind);
  if (recurring !== undefined) {
    jobs = jobs.where('recurring', recurring ? 'is not' : 'is', null);
  }
  return jobs;
}

export async function findJob(db: Db, id: number): Promise<JobRow | null> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export interface JobCount {
  kind: string;
  state: JobState;
  recurring: boolean;
  count: number;
}

export async function countByKind(db: Db): Promise<JobCount[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['kind', 'state', 'recurring'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .groupBy(['kind', 'state', 'recurring'])
    .orderBy('kind')
    .orderBy('state')
    .execute();
  return rows.map(({ kind, state, recurring, count }) => ({
    kind,
    state,
    recurring: recurring !== null,
    count: Number(count),
  }));
}

export async function countDead(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether one of this kind has failed and is not done yet. */
export async function hasFailed(db: Db, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('last_error', '!=', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Waiting ones whose time came so long ago that no process seems to run jobs. */
export async function countOverdue(db: Db, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('run_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of a job that is to be run as if it had never failed. */
export const AGAIN = { state: 'waiting', attempts: 0, lease_owner: '', lease_until: null } as const;

/** Now, and with all its attempts; false for one that runs or is gone. */
export async function retryJob(db: Db, id: number, now: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ ...AGAIN, run_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function retryDeadJobs(db: Db, now: number, kind?: string): Promise<number> {
  const rows = await db
    .updateTable('jobs')
    .set({ ...AGAIN, run_at: now })
    .where('state', '=', 'dead')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .returning('id')
    .execute();
  return rows.length;
}

/** False for one that runs, that recurs, or is gone. */
export async function discardJob(db: Db, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('state', '!=', 'running')
    .where('recurring', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
