import { SqliteAdapter } from 'kysely';
import type { Db } from './database.ts';
import { SharedFileAdapter } from './sqlite/sqlite-adapter.ts';

/** For SQL that differs by engine; the same inside a transaction. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Whether other processes may serve the same shop: on PostgreSQL, and on SQLite where it has workers. */
export function isSharedByProcesses(db: Db): boolean {
  return !isSqlite(db) || db.getExecutor().adapter instanceof SharedFileAdapter;
}
