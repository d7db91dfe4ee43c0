import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** Called after each query; `sql` has placeholders for its values. */
export type OnQuery = (milliseconds: number, result: 'ok' | 'failed', sql: string) => void;

export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** Called after the connection was lost and regained: messages may have been missed. */
  readonly onGap: () => void;
}

/** Between the processes that serve one shop. */
export interface Notifications {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
}

/** Of the pool of a process. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
}

/** What an engine brings; the rest of the program sees only `Database`. */
export interface EngineParts extends Notifications {
  readonly db: Kysely<Tables>;
  /** Null for an engine that has no pool. */
  readonly connections: (() => Connections) | null;
  close(): Promise<void>;
}
