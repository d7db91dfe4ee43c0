import { type Dialect, SqliteAdapter } from 'kysely';
import type { Db } from './database.ts';
import type { DirectEngine } from './direct.ts';

export type Engine = 'sqlite' | 'postgres';

/** Which engine answers, for what is said to each in its own words; the same inside a transaction. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** Called after the connection was lost and regained: messages may have been missed. */
  readonly onGap: () => void;
}

/** What an engine brings; the rest of the program sees only `Database`. */
export interface EngineParts {
  readonly dialect: Dialect;
  /** Where it answers in this process. */
  readonly direct?: DirectEngine;
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
