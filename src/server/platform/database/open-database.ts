import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Notifications, OnQuery } from './engine.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { DatabaseTarget } from './target.ts';
import { runTransaction } from './transaction.ts';

export interface DatabaseWatch {
  readonly onQuery?: OnQuery;
  /** A connection that broke while no query was waiting for it. */
  onBackgroundError?(error: Error): void;
}

export interface DatabaseChoices extends DatabaseWatch {
  /** The other workers of this shop, where a SQLite file has several; PostgreSQL notifies them itself. */
  readonly workers?: Notifications | undefined;
}

export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

function reason(error: unknown): string {
  // A refused connection to a name with several addresses has an empty message and a list of errors.
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

function rethrow(error: Error): never {
  throw error;
}

export async function openDatabase(
  target: DatabaseTarget,
  choices: DatabaseChoices = {},
): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await connect(target, choices);
    await database.ping();
    return database;
  } catch (error) {
    await database?.close();
    throw new DatabaseUnreachable(reason(error), { cause: error });
  }
}

/** The client of PostgreSQL is loaded where it is used: 6 MB of memory. */
async function connect(target: DatabaseTarget, choices: DatabaseChoices): Promise<Database> {
  const parts =
    target.engine === 'sqlite'
      ? openSqlite(target, choices)
      : (await import('./postgres/postgres.ts')).openPostgres(target, {
          onBackgroundError: rethrow,
          ...choices,
        });
  const { db } = parts;
  return {
    db,
    engine: target.engine,
    connections: parts.connections,
    schema: target.engine === 'postgres' ? target.schema : undefined,
    transaction: (work) => runTransaction(db, work),
    notify: parts.notify,
    listen: parts.listen,
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await parts.close();
      await db.destroy();
    },
  };
}
