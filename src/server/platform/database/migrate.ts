import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationProvider, Migrator, sql } from 'kysely';
import { adoptFirstRelease } from './adopt-first-release.ts';
import type { Database, Db } from './database.ts';
import type { Engine } from './engine.ts';
import { isRetryable } from './failures.ts';
import { hasTable } from './has-table.ts';

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

const busyAttempts = 60;

/**
 * Brings the database up to date with Kysely's migrator and returns the names of the migrations that
 * ran. All of them run in one transaction: the whole update is there or none of it. Of several
 * processes that start at once one does the work, while the others wait and then find nothing to do:
 * PostgreSQL by the migrator's advisory lock, SQLite by its single writer, which may answer "busy".
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runMissing(database, migrations);
    } catch (error) {
      if (attempt >= busyAttempts || !isRetryable(error)) throw error;
      await sleep(50);
    }
  }
}

async function runMissing(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const { db, engine } = database;
  const schema = await loadSchema(database);
  await adoptFirstRelease(database, schema);
  await refuseNewer(db, schema, migrations);
  const migrator = new Migrator({
    db,
    provider: getProvider(migrations, engine),
    // A migration that was merged late still runs; migrations do not depend on gaps before them.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A newer program may have migrated the database in the meantime.
    await refuseNewer(db, schema, migrations);
    throw error;
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Named on PostgreSQL, where tables of other schemas have the same names. */
async function loadSchema({ db, engine, schema }: Database): Promise<string | undefined> {
  if (engine === 'sqlite' || schema !== undefined) return schema;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

function getProvider(migrations: readonly Migration[], engine: Engine): MigrationProvider {
  const named = migrations.map(({ name, up }) => [
    name,
    {
      async up(db: Db) {
        // In the transaction of the migrations: they take as long as they take.
        if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
        await up(db, engine);
      },
    },
  ]);
  return { getMigrations: async () => Object.fromEntries(named) };
}

async function refuseNewer(
  db: Db,
  schema: string | undefined,
  migrations: readonly Migration[],
): Promise<void> {
  if (!(await hasTable(db, 'kysely_migration', schema))) return;
  const applied = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.flatMap(({ name }) => (known.has(name) ? [] : name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
}
