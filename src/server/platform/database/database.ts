import type { Kysely } from 'kysely';
import type { Connections, Engine, Notifications } from './engine.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database extends Notifications {
  readonly db: Db;
  readonly engine: Engine;
  /** Null on SQLite. */
  readonly connections: (() => Connections) | null;
  /** The schema that holds the tables, on PostgreSQL when the address names one. */
  readonly schema: string | undefined;
  /** Runs the work in one transaction, and again when the engine asks for it: it must be repeatable. */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Shops in two schemas of one PostgreSQL database do not receive each other's notifications. */
export function getChannel({ schema }: Pick<Database, 'schema'>, name: string): string {
  return schema === undefined ? name : `${name}_${schema}`.slice(0, 63);
}
