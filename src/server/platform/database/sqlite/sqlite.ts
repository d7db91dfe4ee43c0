import { dirname } from 'node:path';
import { type Dialect, Kysely, SqliteIntrospector } from 'kysely';
import { makeFolder } from '../../make-folder.ts';
import { makeDatabasePrivate } from '../../private-files.ts';
import type { EngineParts, Notifications, OnQuery } from '../engine.ts';
import { isRetryable } from '../failures.ts';
import type { Tables } from '../tables.ts';
import type { SqliteTarget } from '../target.ts';
import { DirectExecutor } from './direct-executor.ts';
import { localNotifications } from './local-notifications.ts';
import { SharedFileAdapter, TransactionalDdlAdapter } from './sqlite-adapter.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const defaultBusyTimeoutMs = 2_000;

/** Two processes opening a new file at once: the change to WAL reports busy without waiting. */
function useWal(connection: SqliteConnection): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      connection.file.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (attempt === 50 || !isRetryable(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

export interface SqliteChoices {
  readonly onQuery?: OnQuery;
  /** Notified where several have the file open. */
  readonly workers?: Notifications | undefined;
}

export function openSqlite(
  target: SqliteTarget,
  { onQuery, workers }: SqliteChoices = {},
): EngineParts {
  const busyTimeoutMs = target.busyTimeoutMs ?? defaultBusyTimeoutMs;
  makeFolder(dirname(target.file));
  makeDatabasePrivate(target.file);
  const writer = openSqliteConnection(target.file, { busyTimeoutMs, readOnly: false });
  useWal(writer);
  // FULL: an answered order survives a power cut, not only a crash of the program.
  writer.file.exec('pragma synchronous = full; pragma temp_store = memory');
  // Pages that every order writes again are checkpointed once for many orders.
  writer.file.exec('pragma cache_size = -16000; pragma wal_autocheckpoint = 4000');
  // From here on the driver waits for other processes, without stopping the event loop.
  writer.file.exec('pragma busy_timeout = 0');
  const reader = openSqliteConnection(target.file, { busyTimeoutMs, readOnly: true });
  reader.file.exec('pragma temp_store = memory; pragma cache_size = -16000');

  const driver = new SqliteDriver({
    writer,
    reader,
    busyMs: busyTimeoutMs,
    ...(onQuery && { onQuery }),
  });
  const adapter = workers ? new SharedFileAdapter() : new TransactionalDdlAdapter();
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteCompiler(),
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
  };

  const db = new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: new DirectExecutor(driver, adapter),
  });
  const { notify, listen } = workers ?? localNotifications();
  return { db, connections: null, notify, listen, close: async () => undefined };
}
