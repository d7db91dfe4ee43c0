import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { migrations } from '#server/schema/migrations.ts';
import { createSchema } from '../create-schema.ts';
import type { Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { PostgresTarget } from '../target.ts';

// Migrating costs most of what a short test file costs, so it is done once for all files: each file
// gets a copy of the migrated database. The copy's source is named after what the tables
// are like, so that a changed schema makes a new one.

/** Everything that decides what the tables are like. */
function contentOfMigrations(): string {
  const code = migrations.map(({ name, up, schemas = [] }) => [
    name,
    up.toString(),
    schemas.map(({ tables, statements }) => [
      tables,
      statements?.('sqlite'),
      statements?.('postgres'),
    ]),
  ]);
  return JSON.stringify([code, createSchema.toString()]);
}

/** The name of the migrated original. */
const originalName = `vitrine_test_${createHash('sha256')
  .update(contentOfMigrations())
  .digest('hex')
  .slice(0, 16)}`;

/** Copies a migrated SQLite file to `file`. */
export async function copyMigratedFile(file: string): Promise<void> {
  const original = join(tmpdir(), `${originalName}.db`);
  try {
    await copyFile(original, file);
  } catch {
    // Several workers may do this at once: renaming makes the last one count, and all are equal.
    const work = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
    const made = join(work, 'shop.db');
    const database = await openDatabase({ engine: 'sqlite', file: made });
    await migrate(database, migrations);
    await database.close();
    await rename(made, original);
    await rm(work, { recursive: true, force: true });
    await copyFile(original, file);
  }
}

const named = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const LOCK = 7_214_305;

async function makeOriginal(server: string, name: string): Promise<void> {
  const work = `${name}_${randomBytes(4).toString('hex')}`;
  const { db, close } = await openDatabase({ engine: 'postgres', url: server, connections: 1 });
  try {
    // One connection for all of it: an idle one would be closed, and its lock released.
    await db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(one);
      const there = await sql`select 1 from pg_database where datname = ${name}`.execute(one);
      if (there.rows.length > 0) return;
      await sql`create database ${sql.id(work)}`.execute(one);
      const database = await openDatabase({ engine: 'postgres', url: named(server, work) });
      await migrate(database, migrations);
      await database.close();
      await sql`alter database ${sql.id(work)} rename to ${sql.id(name)}`.execute(one);
    });
  } finally {
    // Closing the only connection releases the lock.
    await close();
  }
}

/** Copying files takes half the time of writing the copy to the log, which is the default from 15 on. */
async function copyStrategy(db: Db): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ chosen: boolean }>`
    select current_setting('server_version_num')::int >= 150000 as chosen`.execute(db);
  return rows[0]?.chosen ? sql`strategy file_copy` : sql``;
}

let ready: Promise<void> | undefined;

/** Creates a copy of the migrated database beside it; `dropCopy` removes it. */
export async function createMigratedCopy(server: string, copy: string): Promise<PostgresTarget> {
  const original = originalName;
  ready ??= makeOriginal(server, original);
  await ready;
  const { db, close } = await openDatabase({ engine: 'postgres', url: server, connections: 1 });
  const strategy = await copyStrategy(db);
  await sql`create database ${sql.id(copy)} template ${sql.id(original)} ${strategy}`.execute(db);
  await close();
  return { engine: 'postgres', url: named(server, copy), connections: 6 };
}

const DROP_TRIES = 40;
const DROP_AGAIN_MS = 50;

/**
 * The server notices closed connections a moment later, so dropping is tried again. It is never
 * forced: a pool whose connection is ended by the server reports an error that no test expects. A
 * database that a test still holds stays behind, until the temporary server is removed.
 */
export async function dropCopy(server: string, copy: string): Promise<void> {
  const { db, close } = await openDatabase({ engine: 'postgres', url: server, connections: 1 });
  for (let tries = 0; tries < DROP_TRIES; tries += 1) {
    const open = await sql`select 1 from pg_stat_activity where datname = ${copy}`.execute(db);
    if (open.rows.length === 0) {
      await sql`drop database if exists ${sql.id(copy)}`.execute(db);
      break;
    }
    await sleep(DROP_AGAIN_MS);
  }
  await close();
}
