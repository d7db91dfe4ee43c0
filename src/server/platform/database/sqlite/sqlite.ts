import { EventEmitter } from 'node:events';
import { dirname } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { makeFolder } from '../../make-folder.ts';
import { makeDatabasePrivate } from '../../private-files.ts';
import type { EngineParts } from '../engine.ts';
import { isRetryable } from '../failures.ts';
import type { SqliteTarget } from '../target.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const defaultBusyTimeoutMs = 2_000;

/** SQLite can change its schema in a transaction, so all migrations run in one, as on PostgreSQL. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

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

export function openSqlite(target: SqliteTarget): EngineParts {
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

  const driver = new SqliteDriver({ writer, reader, busyMs: busyTimeoutMs });
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };

  // One process owns the file, so a notification only has to reach this process.
  const notifications = new EventEmitter();
  notifications.setMaxListeners(0);
  return {
    dialect,
    async notify(channel, payload) {
      notifications.emit(channel, payload);
    },
    async listen(channel, { onMessage }) {
      notifications.on(channel, onMessage);
      return async () => {
        notifications.off(channel, onMessage);
      };
    },
    async close() {
      notifications.removeAllListeners();
    },
  };
}
