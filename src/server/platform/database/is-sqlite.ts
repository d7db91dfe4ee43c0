import { SqliteAdapter } from 'kysely';
import type { Db } from './database.ts';

/** For SQL that differs by engine; the same inside a transaction. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Whether other processes may use the same database: a SQLite file belongs to one process. */
export function isSharedByProcesses(db: Db): boolean {
  return !isSqlite(db);
}
