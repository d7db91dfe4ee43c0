import { EventEmitter } from 'node:events';
import { dirname } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { makeFolder } from '../make-folder.ts';
import type { EngineParts } from './engine.ts';
import { isRetryable } from './failures.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';
import { directSqlite, SqliteDriver } from './sqlite-driver.ts';
import type { SqliteTarget } from './target.ts';

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

export function openSqlite(target: SqliteTarget): EngineParts {
  const busyTimeoutMs = target.busyTimeoutMs ?? defaultBusyTimeoutMs;
  makeFolder(dirname(target.file));
  const writer = openSqliteConnection(target.file, { busyTimeoutMs, readOnly: false });
  useWal(writer);
  // FULL: an answered order survives a power cut, not only a crash of the program.
  writer.file.exec('pragma synchronous = full; pragma temp_store = memory');
  // What one order writes the next one writes again: moved over together, a page is moved once.
  writer.file.exec('pragma cache_size = -16000; pragma wal_autocheckpoint = 4000');
  const reader = openSqliteConnection(target.file, { busyTimeoutMs, readOnly: true });
  reader.file.exec('pragma temp_store = memory; pragma cache_size = -16000');

  const driver = new SqliteDriver({ writer, reader });
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };

  // One process owns the file, so news only has to reach this process.
  const news = new EventEmitter();
  news.setMaxListeners(0);
  return {
    dialect,
    direct: directSqlite({ writer, reader }, driver),
    async notify(channel, payload) {
      news.emit(channel, payload);
    },
    async listen(channel, { onMessage }) {
      news.on(channel, onMessage);
      return async () => {
        news.off(channel, onMessage);
      };
    },
    async close() {
      news.removeAllListeners();
    },
  };
}
