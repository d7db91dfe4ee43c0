import type { Selectable } from 'kysely';
import { compiledChange, compiledQuery } from '../database/compiled-query.ts';
import type { Db } from '../database/database.ts';
import type { JobTables } from './tables.ts';

// What the table of jobs is asked. A job belongs to whoever's UPDATE reached it first: of several
// processes that find the same job one changes its row, the others change nothing.

export type JobRow = Selectable<JobTables['jobs']>;

export interface Claim {
  owner: string;
  now: number;
  leaseMs: number;
  /** Kinds this program knows; jobs of others wait for a program that does. */
  kinds: readonly string[];
  limit: number;
}

export async function claimJobs(db: Db, claim: Claim): Promise<JobRow[]> {
  const { owner, now, leaseMs, kinds, limit } = claim;
  if (kinds.length === 0 || limit < 1) return [];
  const due = await dueJobs(db, claim);
  if (due.length === 0) return [];
  return lease(db, due, { lease_owner: owner, lease_until: now + leaseMs }, now);
}

// Asked after every order and every second: compiled once.
const lease = compiledQuery(
  (db, ids: readonly number[], held: { lease_owner: string; lease_until: number }, now: number) =>
    db
      .updateTable('jobs')
      .set((eb) => ({ state: 'running' as const, attempts: eb('attempts', '+', 1), ...held }))
      .where('id', 'in', ids)
      .where(({ or, and, eb }) =>
        or([
          and([eb('state', '=', 'waiting'), eb('run_at', '<=', now)]),
          and([eb('state', '=', 'running'), eb('lease_until', '<', now)]),
        ]),
      )
      .returningAll(),
);

const abandonedJobs = compiledQuery((db, kinds: readonly string[], now: number, limit: number) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .limit(limit),
);

const waitingJobs = compiledQuery((db, kinds: readonly string[], now: number, limit: number) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(limit),
);

/** Asked one by one: each question is answered from the head of an index, however many jobs wait. */
async function dueJobs(db: Db, { now, kinds, limit }: Claim): Promise<number[]> {
  // The process that held them has died.
  const left = await abandonedJobs(db, kinds, now, limit);
  const waiting = await waitingJobs(db, kinds, now, limit);
  return [...left, ...waiting].slice(0, limit).map(({ id }) => id);
}

const deleteJobs = compiledChange((db, ids: readonly number[], owner: string) =>
  db.deleteFrom('jobs').where('id', 'in', ids).where('lease_owner', '=', owner),
);

/** Done: the row is deleted, unless another process holds the lease by now. */
export async function removeJobs(db: Db, owner: string, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await deleteJobs(db, ids, owner);
}

export interface Postponed {
  state: 'waiting' | 'dead';
  runAt: number;
  attempts?: number;
  error: string;
}

export async function postponeJob(
  db: Db,
  owner: string,
  id: number,
  { state, runAt, attempts, error }: Postponed,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state,
      run_at: runAt,
      lease_owner: '',
      lease_until: null,
      last_error: error.slice(0, 2000),
      ...(attempts !== undefined && { attempts }),
    })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Renews the lease of a long job. */
export async function extendLeases(
  db: Db,
  owner: string,
  ids: readonly number[],
  until: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .execute();
}

/** For the only process of a shop, at its start: whoever holds a lease has died. */
export async function endLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: 0 }).where('state', '=', 'running').execute();
}

/** One row for each recurring job, whichever process comes first. */
export async function plantRecurring(db: Db, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('jobs')
    .values(
      names.map((name) => ({
        kind: name,
        payload: 'null',
        run_at: now,
        state: 'waiting' as const,
        lease_until: null,
        recurring: name,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('recurring').doNothing())
    .execute();
}

/** `oldestAt` is when the job became due that waits longest; 0 where none waits. */
export async function countJobs(
  db: Db,
  now: number,
): Promise<{ waiting: number; dead: number; oldestAt: number }> {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('recurring', 'is', null)
    .groupBy('state')
    .execute();
  const { oldest } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('oldest'))
    .where('recurring', 'is', null)
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .executeTakeFirstOrThrow();
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: of('waiting') + of('running'),
    dead: of('dead'),
    oldestAt: Number(oldest ?? 0),
  };
}
