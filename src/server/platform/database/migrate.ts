import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationProvider, Migrator, sql } from 'kysely';
import { adoptFirstRelease } from './adopt-first-release.ts';
import type { Database, Db } from './database.ts';
import type { Engine } from './engine.ts';
import { isLockTimeout, isRetryable } from './failures.ts';
import { hasTable } from './has-table.ts';
import { MIGRATION_NAME, migrationStep } from './migration-step.ts';
import type { AnySchema } from './schema.ts';

export interface Migration {
  /** Of the release that brings it, and whether it takes something away: `migration-step.ts`. */
  readonly name: string;
  up(db: Db, engine: Engine): Promise<void>;
  /** Of the tables that it makes, where it does nothing else. */
  readonly schemas?: readonly AnySchema[];
}

/** A later version has taken something away from the database that this one may need. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';
  readonly unknown: readonly string[];
  constructor(unknown: readonly string[]) {
    super(`the database is newer than this program (it knows ${unknown.join(', ')})`);
    this.unknown = unknown;
  }
}

const busyAttempts = 60;
const busyMs = 50;
/** Whoever reads or writes a table waits behind a migration that waits for it: it gives up, and comes back. */
const LOCK_TIMEOUT_MS = 2000;
const lockedMs = 1000;

export interface MigrateOptions {
  /** Called with the migrations of a later version, which have only added something. */
  onNewer?: (names: readonly string[]) => void;
}

/**
 * Brings the database up to date with Kysely's migrator and returns the names of the migrations that
 * ran. All of them run in one transaction: the whole update is there or none of it. Of several
 * processes that start at once one does the work, while the others wait and then find nothing to do:
 * PostgreSQL by the migrator's advisory lock, SQLite by its single writer, which may answer "busy".
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  { onNewer = () => undefined }: MigrateOptions = {},
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runMissing(database, migrations, onNewer);
    } catch (error) {
      const isLocked = isLockTimeout(error);
      if (attempt >= busyAttempts || !(isLocked || isRetryable(error))) throw error;
      await sleep(isLocked ? lockedMs : busyMs);
    }
  }
}

async function runMissing(
  database: Database,
  migrations: readonly Migration[],
  onNewer: (names: readonly string[]) => void,
): Promise<string[]> {
  const { db, engine } = database;
  const schema = await loadSchema(database);
  await adoptFirstRelease(database, schema);
  const later = await laterMigrations(db, schema, migrations);
  const migrator = new Migrator({
    db,
    provider: getProvider(migrations, later, engine),
    // A migration that was merged late still runs; migrations do not depend on gaps before them.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A newer program may have migrated the database in the meantime.
    const laterNow = await laterMigrations(db, schema, migrations);
    if (laterNow.length > later.length) return runMissing(database, migrations, onNewer);
    throw error;
  }
  if (later.length > 0) onNewer(later);
  return results.map(({ migrationName }) => migrationName);
}

/** Named on PostgreSQL, where tables of other schemas have the same names. */
async function loadSchema({ db, engine, schema }: Database): Promise<string | undefined> {
  if (engine === 'sqlite' || schema !== undefined) return schema;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

/** Those of a later version have run: the migrator only needs to know that they are not missing. */
function getProvider(
  migrations: readonly Migration[],
  later: readonly string[],
  engine: Engine,
): MigrationProvider {
  const named = migrations.map(({ name, up }) => [
    name,
    {
      async up(db: Db) {
        // In the transaction of the migrations: they take as long as they take.
        if (engine === 'postgres') {
          await sql`set local statement_timeout = 0`.execute(db);
          await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
        }
        await up(db, engine);
      },
    },
  ]);
  const ran = later.map((name) => [name, { up: async () => undefined }]);
  return { getMigrations: async () => Object.fromEntries([...named, ...ran]) };
}

/** What a later version has added. This one serves on beside it, unless something was taken away. */
async function laterMigrations(
  db: Db,
  schema: string | undefined,
  migrations: readonly Migration[],
): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration', schema))) return [];
  const applied = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.flatMap(({ name }) => (known.has(name) ? [] : name));
  const isLivable = unknown.every(
    (name) => MIGRATION_NAME.test(name) && migrationStep(name) === 'expand',
  );
  if (!isLivable) throw new DatabaseNewer(unknown);
  return unknown;
}
