import { type Dialect, SqliteAdapter } from 'kysely';
import type { Db } from './database.ts';

export type Engine = 'sqlite' | 'postgres';

/** For SQL that differs by engine; the same inside a transaction. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Whether other processes may use the same database: a SQLite file belongs to one process. */
export function isSharedByProcesses(db: Db): boolean {
  return !isSqlite(db);
}

export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** Called after the connection was lost and regained: messages may have been missed. */
  readonly onGap: () => void;
}

/** What an engine brings; the rest of the program sees only `Database`. */
export interface EngineParts {
  readonly dialect: Dialect;
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
