import * as z from 'zod';
import { CHECK_IDS } from '#rules/self-check/finding.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';

// One run at a time for the whole shop: the row in the slot is unique. Whoever runs moves `alive_until` on;
// a row that was left behind is cleaned up by the next run or by the job that looks for it.

const SLOT = 'running';
export const ALIVE_MS = 40_000;
/** So many reports stay. */
const REPORTS = 20;

const checkResult = z.object({
  id: z.enum(CHECK_IDS),
  verdict: z.enum(['good', 'attention', 'failed']),
  message: z.string(),
  advice: z.string(),
});
export type CheckResult = z.infer<typeof checkResult>;
const storedReport = z.array(checkResult);

export interface Run {
  readonly id: number;
  readonly customerId: number | null;
  readonly address: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly aliveUntil: number;
  readonly isRunning: boolean;
  readonly current: string;
  readonly checks: readonly CheckResult[];
}

export interface NewRun {
  customerId: number | null;
  address: string;
}

/** Null while another one runs. */
export async function beginRun(
  db: Db,
  { customerId, address }: NewRun,
  now: number,
): Promise<number | null> {
  const row = await db
    .insertInto('self_checks')
    .values({
      slot: SLOT,
      customer_id: customerId,
      address,
      started_at: now,
      alive_until: now + ALIVE_MS,
      ended_at: null,
      report: encodeJson([]),
    })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False where the run was taken for dead meanwhile: it must stop. */
export async function moveOn(
  db: Db,
  id: number,
  now: number,
  progress: { current?: string; checks?: readonly CheckResult[] } = {},
): Promise<boolean> {
  const { current, checks } = progress;
  const { numUpdatedRows } = await db
    .updateTable('self_checks')
    .set({
      alive_until: now + ALIVE_MS,
      ...(current !== undefined && { current }),
      ...(checks && { report: encodeJson(checks) }),
    })
    .where('id', '=', id)
    .where('slot', '=', SLOT)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endRun(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('self_checks')
    .set({ slot: null, ended_at: now, current: '' })
    .where('id', '=', id)
    .execute();
  const newest = db.selectFrom('self_checks').select('id').orderBy('id', 'desc').limit(REPORTS);
  await db
    .deleteFrom('self_checks')
    .where(
      'id',
      'not in',
      (await newest.execute()).map((row) => row.id),
    )
    .where('slot', 'is', null)
    .execute();
}

/** The newest, running or ended. */
export async function findLastRun(db: Db): Promise<Run | null> {
  const row = await db
    .selectFrom('self_checks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function findRun(db: Db, id: number): Promise<Run | null> {
  const row = await db
    .selectFrom('self_checks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The one in the slot whose process seems to be gone. */
export async function findLeftRun(db: Db, now: number): Promise<Run | null> {
  const row = await db
    .selectFrom('self_checks')
    .selectAll()
    .where('slot', '=', SLOT)
    // A clock that was set back must not keep the slot for ever.
    .where(({ or, eb }) => or([eb('alive_until', '<', now), eb('started_at', '>', now + ALIVE_MS)]))
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

interface Row {
  id: number;
  slot: string | null;
  customer_id: number | null;
  address: string;
  started_at: number;
  alive_until: number;
  ended_at: number | null;
  report: string;
  current: string;
}

const toRun = (row: Row): Run => ({
  id: row.id,
  customerId: row.customer_id,
  address: row.address,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  aliveUntil: row.alive_until,
  isRunning: row.slot !== null,
  current: row.current,
  checks: decodeJson(row.report, storedReport),
});
