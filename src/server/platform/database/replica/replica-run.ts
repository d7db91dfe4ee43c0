import { AsyncLocalStorage } from 'node:async_hooks';
import { errorCode } from '../../error-code.ts';
import type { Db } from '../database.ts';
import { DatabaseAway } from '../database-away.ts';
import { isRetryable } from '../failures.ts';
import type { StatementChecks } from '../postgres/postgres.ts';

// One piece of work that reads from the replica. What the replica may not or cannot do ends it, and its
// caller does the whole work again with the primary: what only reads may be repeated.

/**
 * Why something was read from the primary: the replica has not replayed a write that must be seen, is out
 * of reach, has cancelled a query for a change it replays, or the work had to write.
 */
export type PrimaryReason = 'behind' | 'away' | 'conflict' | 'write';

/** Thrown inside of the work; it never leaves the run. */
export class NotAtReplica extends Error {
  override readonly name = 'NotAtReplica';
  readonly reason: PrimaryReason;
  /** What the primary has to do so that the replica can serve once it has replayed that. */
  readonly prepare: ((primary: Db) => Promise<void>) | null;
  constructor(reason: PrimaryReason, prepare: NotAtReplica['prepare'] = null) {
    super(`not at the replica: ${reason}`);
    this.reason = reason;
    this.prepare = prepare;
  }
}

interface Run {
  /** False once something was purged that the replica may not have replayed. */
  isCurrent(): boolean;
  /** Set by its first refusal, which the work may have caught. */
  refused: PrimaryReason | null;
  ended: boolean;
}

export type RunResult<T> =
  | { ok: true; value: T }
  | { ok: false; reason: PrimaryReason; prepare: NotAtReplica['prepare'] };

const running = new AsyncLocalStorage<Run>();

/** Ends every run that is under way, whatever it waits for. */
export interface OpenRuns {
  refuse(error: NotAtReplica): void;
  add(refuse: (error: NotAtReplica) => void): () => void;
}

export function createOpenRuns(): OpenRuns {
  const runs = new Set<(error: NotAtReplica) => void>();
  return {
    refuse(error) {
      for (const refuse of runs) refuse(error);
    },
    add(refuse) {
      runs.add(refuse);
      return () => runs.delete(refuse);
    },
  };
}

export async function runAtReplica<T>(
  work: () => Promise<T>,
  isCurrent: () => boolean,
  openRuns: OpenRuns,
): Promise<RunResult<T>> {
  const run: Run = { isCurrent, refused: null, ended: false };
  // A server that hangs ends no query.
  const refusal = Promise.withResolvers<never>();
  const leave = openRuns.add(refusal.reject);
  try {
    const value = await Promise.race([running.run(run, work), refusal.promise]);
    if (run.refused === null) return { ok: true, value };
    return { ok: false, reason: run.refused, prepare: null };
  } catch (error) {
    // A reading that runs share may have been refused to another one.
    if (error instanceof NotAtReplica) {
      return { ok: false, reason: error.reason, prepare: error.prepare };
    }
    if (run.refused === null) throw error;
    return { ok: false, reason: run.refused, prepare: null };
  } finally {
    run.ended = true;
    leave();
  }
}

const READS = /^\s*(select|with|values)\b/i;
/** Read-only transaction: what `with` or `select` begin may write all the same. */
const WRITES = '25006';

/** What the statements of a run pass; `lost` hears of a replica that does not respond. */
export function replicaChecks(lost: (error: Error) => void): StatementChecks {
  return {
    before(sql) {
      const run = running.getStore();
      if (!run) throw new Error('a query of the replica outside of a run');
      // A run that was refused may have left others waiting for what it was reading.
      if (run.ended || !run.isCurrent()) throw refused('behind');
      if (!READS.test(sql)) throw refused('write');
    },
    failed(error) {
      if (error instanceof DatabaseAway) {
        lost(error);
        return refused('away');
      }
      if (errorCode(error) === WRITES) return refused('write');
      return isRetryable(error) ? refused('conflict') : error;
    },
  };
}

function refused(reason: PrimaryReason): NotAtReplica {
  const run = running.getStore();
  if (run) run.refused ??= reason;
  return new NotAtReplica(reason);
}
