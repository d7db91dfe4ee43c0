import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import type { Engine } from './engine.ts';
import { isRetryable } from './failures.ts';
import { markTransaction } from './open-transaction.ts';

export interface Migration {
  readonly name: string;
  up(db: Db, engine: Engine): Promise<void>;
}

/** The database was written by a later version of the program, whose tables this one cannot know. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';
  readonly unknown: readonly string[];
  constructor(unknown: readonly string[]) {
    super(`the database is newer than this program (it knows ${unknown.join(', ')})`);
    this.unknown = unknown;
  }
}

/** Any number will do as long as every process of the shop takes the same one. */
const lockNumber = 7_413_092;

const busyAttempts = 60;

/**
 * Brings the database up to date and returns the names of the migrations that ran. All of them run
 * in one transaction under one lock: either the whole update is there or none of it, and of several
 * processes starting at once one does the work while the others wait and then find nothing to do.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: () => number = Date.now,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Read committed, because a stricter snapshot would be taken before the lock is ours and
      // would not show what the process before us did.
      return await database.db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((trx) => markTransaction(() => runMissing(trx, database, migrations, now)));
    } catch (error) {
      if (attempt >= busyAttempts || !isRetryable(error)) throw error;
      await sleep(50);
    }
  }
}

async function runMissing(
  trx: Db,
  { engine, schema }: Database,
  migrations: readonly Migration[],
  now: () => number,
): Promise<string[]> {
  if (engine === 'postgres') {
    const shop = schema ?? '';
    await sql`select pg_advisory_xact_lock(${lockNumber}::integer, hashtext(${shop}))`.execute(trx);
    if (schema !== undefined) await trx.schema.createSchema(schema).ifNotExists().execute();
  }
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();

  const rows = await trx.selectFrom('migrations').select('name').orderBy('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);

  const ran: string[] = [];
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await migration.up(trx, engine);
    await trx
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: now() })
      .execute();
    ran.push(migration.name);
  }
  return ran;
}
