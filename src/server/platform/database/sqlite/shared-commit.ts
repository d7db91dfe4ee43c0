import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Mutex } from '../../mutex.ts';
import { concernsRowsOnly } from '../statement-kind.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { whenFree } from './when-free.ts';

// A commit waits for the disk, and the disk takes as long for ten orders as for one. A transaction
// that ends while others wait for the writer stays as a savepoint of one outer transaction, the next
// one runs in it, and all are answered when that one is on disk. One that fails is undone alone. When
// the outer transaction cannot be committed, all of them fail, also those that were rolled back, since
// they decided on what they had seen in it.
// Example: ten orders at once are ten savepoints, one COMMIT, ten answers.

/** The writer, from the beginning of a transaction to its end. */
export interface WriterTransaction {
  execute<R>(query: CompiledQuery): QueryResult<R>;
  /** Resolves when it is on disk. */
  commit(): Promise<void>;
  /** Resolves when what it saw is on disk. */
  rollback(): Promise<void>;
}

/** The writer, held before a transaction is begun. */
export interface HeldWriter {
  /** Releases the writer when it fails. */
  begin(): Promise<WriterTransaction>;
  /** One statement that is a transaction by itself, while none is open; releases the writer. */
  single<R>(query: CompiledQuery): Promise<QueryResult<R>>;
}

export interface SharedCommit {
  hold(): Promise<HeldWriter>;
  /** The writer outside any transaction; transactions that wait for a commit are committed first. */
  alone(): Promise<() => void>;
  /** Whether finished work waits for a commit that others may still join. */
  isOpen(): boolean;
}

export interface SharingLimits {
  readonly transactions: number;
  readonly milliseconds: number;
  /** How long a transaction waits for another process that writes. */
  readonly busyMs: number;
}

interface Group {
  readonly since: number;
  readonly ended: { resolve(): void; reject(error: unknown): void }[];
  shared: boolean;
  /** Why none of it has happened. */
  lost: { error: unknown } | null;
}

const limits = { transactions: 50, milliseconds: 25 };

export function createSharedCommit(
  { file, execute }: SqliteConnection,
  mutex: Mutex,
  choices: Partial<SharingLimits> = {},
): SharedCommit {
  const { transactions, milliseconds, busyMs } = { ...limits, busyMs: 0, ...choices };
  let open: Group | null = null;

  const start = (): Group => {
    file.exec('begin immediate');
    open = { since: performance.now(), ended: [], shared: true, lost: null };
    return open;
  };

  const lose = (group: Group, error: unknown): void => {
    if (open === group) open = null;
    group.lost = { error };
    for (const { reject } of group.ended.splice(0)) reject(error);
  };

  const finish = (group: Group): void => {
    if (group.lost) return;
    open = null;
    try {
      file.exec('commit');
    } catch (error) {
      lose(group, error);
      // A full disk and some other failures have already rolled back by themselves.
      if (file.isTransaction) file.exec('rollback');
      return;
    }
    for (const { resolve } of group.ended.splice(0)) resolve();
  };

  const mayGrow = (group: Group): boolean =>
    group.shared &&
    group.ended.length < transactions &&
    performance.now() - group.since < milliseconds;

  /** Ends a transaction: the next one goes on in the same group, or none waits and it is committed. */
  const settle = (group: Group, release: () => void): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    group.ended.push({ resolve, reject });
    try {
      if (mutex.waiting() === 0 || !mayGrow(group)) finish(group);
    } finally {
      release();
    }
    return promise;
  };

  const transaction = (begun: Group, isFirst: boolean, release: () => void): WriterTransaction => {
    let group = begun;
    let first = isFirst;
    let untouched = true;

    /** A change of schema shares with no other: those before are committed first, none joins after. */
    const standAlone = () => {
      if (!first && untouched) {
        file.exec('release turn');
        finish(group);
        try {
          group = start();
        } catch (error) {
          lose(group, error);
          throw error;
        }
        first = true;
      }
      group.shared = false;
    };

    const undo = (): void => {
      if (group.lost) return;
      try {
        file.exec(first ? 'rollback' : 'rollback to turn; release turn');
      } catch (error) {
        lose(group, error);
        if (file.isTransaction) file.exec('rollback');
        throw error;
      }
      if (first) open = null;
    };

    return {
      execute(query) {
        // After a loss the file is outside any transaction, and this would stay.
        if (group.lost) throw group.lost.error;
        if (!concernsRowsOnly(query)) standAlone();
        untouched = false;
        try {
          return execute(query);
        } catch (error) {
          // A full disk ends the outer transaction, and then no work of the group has happened.
          if (!file.isTransaction) lose(group, error);
          throw error;
        }
      },
      async commit() {
        try {
          if (group.lost) throw group.lost.error;
          if (!first) file.exec('release turn');
        } catch (error) {
          release();
          throw error;
        }
        return settle(group, release);
      },
      async rollback() {
        try {
          undo();
        } catch (error) {
          release();
          throw error;
        }
        if (first || group.lost) return release();
        return settle(group, release);
      },
    };
  };

  return {
    async hold() {
      const release = await mutex.lock();
      // Requests that arrived together reach the writer within one turn of the event loop. Waiting for
      // it before the file is locked does not block other processes that have the file open.
      if (!open) await turnOfTheLoop();
      const begin = async (): Promise<WriterTransaction> => {
        try {
          if (!open) return transaction(await whenFree(start, busyMs), true, release);
          file.exec('savepoint turn');
          return transaction(open, false, release);
        } catch (error) {
          release();
          throw error;
        }
      };
      const single = <R>(query: CompiledQuery) =>
        whenFree(() => execute<R>(query), busyMs).finally(release);
      return { begin, single };
    },
    async alone() {
      const release = await mutex.lock();
      if (open) finish(open);
      return release;
    },
    isOpen: () => open !== null,
  };
}
