import { encodeJson } from '../database/codec.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Db } from '../database/database.ts';
import { shopTime } from '../database-clock.ts';

type WaitingJob = {
  kind: string;
  payload: string;
  run_at: number;
  state: 'waiting';
  lease_until: null;
  recurring: null;
  created_at: number;
};

const insertJobs = compiledQuery((trx, jobs: readonly WaitingJob[]) =>
  trx.insertInto('jobs').values(jobs),
);

/**
 * Leaves something to be done later, as part of the caller's transaction: it is done if and only if
 * the transaction commits. Example: queueJob(trx, 'email', { kind: 'new-order', orderId: 7 }).
 */
export function queueJob(
  trx: Db,
  kind: string,
  payload: unknown,
  runAt: number = shopTime(),
): Promise<void> {
  return queueJobs(trx, kind, [payload], runAt);
}

/** Several of one kind in one statement. */
export async function queueJobs(
  trx: Db,
  kind: string,
  payloads: readonly unknown[],
  runAt: number = shopTime(),
): Promise<void> {
  if (payloads.length === 0) return;
  await insertJobs(
    trx,
    payloads.map((payload) => ({
      kind,
      payload: encodeJson(payload),
      run_at: runAt,
      state: 'waiting',
      lease_until: null,
      recurring: null,
      // Distinguishes a job for later from one that was queued while the clock was ahead.
      created_at: Math.min(runAt, shopTime()),
    })),
  );
}
