import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Database, Db } from '../database.ts';
import type { Engine } from '../engine.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseTarget, SqliteTarget } from '../target.ts';
import { copyMigratedFile, createMigratedCopy, dropCopy } from './migrated-copy.ts';
import { putBackRows, storeRows } from './postgres-states.ts';
import { openStates, type SqliteStates } from './sqlite-states.ts';

// A database for one test file, on the engine of the running test project.
// Example, at the top of a file: const database = await testDatabase();
//                                beforeEach(() => database.reset());

type Fill<R> = (db: Db) => Promise<R>;
type Filled = TestDatabase['filled'];

/** Filled with it, a database is empty. */
const nothing: Fill<unknown> = async () => undefined;

export interface TestDatabase extends Database {
  /** Opens the same database a second time, as another process would. */
  readonly target: DatabaseTarget;
  /** Empties every table, for a file whose cases must not see each other's rows. */
  reset(): Promise<void>;
  /**
   * Empties every table and has `fill` write its rows, or puts back those that it wrote before, here or
   * (on SQLite) in another file of the same worker. `fill` depends on nothing but the database, and has a
   * name, so that it is known again.
   * Example: beforeEach(async () => { shop = await database.filled(fillCartShop); });
   */
  filled<R>(fill: Fill<R>): Promise<R>;
}

export const testEngine: Engine =
  process.env.VITRINE_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** A place for a database that does not exist yet, removed after the file's last test. */
export async function emptyTarget(
  options: { readonly busyTimeoutMs?: number } = {},
): Promise<DatabaseTarget> {
  if (testEngine === 'sqlite') return await sqliteTarget(options);
  const name = copyName();
  const url = serverAddress();
  afterAll(async () => {
    const server = await openDatabase({ engine: 'postgres', url, connections: 1 });
    await server.db.schema.dropSchema(name).ifExists().cascade().execute();
    await server.close();
  });
  return { engine: 'postgres', url, schema: name, connections: 6 };
}

/** The same as a database of its own on PostgreSQL, where a restore needs one. */
export async function emptyDatabaseTarget(): Promise<DatabaseTarget> {
  if (testEngine === 'sqlite') return await sqliteTarget({});
  const [server, name] = [serverAddress(), copyName()];
  const { db, close } = await openDatabase({ engine: 'postgres', url: server, connections: 1 });
  await sql`create database ${sql.id(name)}`.execute(db);
  await close();
  afterAll(() => dropCopy(server, name));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { engine: 'postgres', url: url.href, connections: 2 };
}

const copyName = () => `test_${randomBytes(6).toString('hex')}`;

function serverAddress(): string {
  const url = process.env.VITRINE_TEST_POSTGRES;
  if (!url) throw new Error('VITRINE_TEST_POSTGRES names no server');
  return url;
}

async function sqliteTarget(options: { readonly busyTimeoutMs?: number }): Promise<SqliteTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { engine: 'sqlite', file: join(folder, 'shop.db'), ...options };
}

/** A database with every table and no shop in it, removed after the file's last test. */
async function migratedTarget(options: {
  readonly busyTimeoutMs?: number;
}): Promise<DatabaseTarget> {
  if (testEngine === 'sqlite') {
    const target = await sqliteTarget(options);
    await copyMigratedFile(target.file);
    return target;
  }
  const [server, copy] = [serverAddress(), copyName()];
  afterAll(() => dropCopy(server, copy));
  return await createMigratedCopy(server, copy);
}

export async function testDatabase(
  options: { readonly busyTimeoutMs?: number } = {},
): Promise<TestDatabase> {
  const target = await migratedTarget(options);
  const database = await openDatabase(target);
  // No test database outlives a power cut: waiting for the disk was half of what filling one costs.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  // Hooks run last registered first: the connections close before the place is removed.
  afterAll(() => database.close());
  const filled =
    target.engine === 'sqlite'
      ? fillsSqlite(database, target.file, await readSchemaVersion(database.db))
      : fillsPostgres(database);
  return { ...database, target, filled, reset: async () => void (await filled(nothing)) };
}

interface StoredState {
  readonly result: unknown;
  readonly state: Buffer;
  /** Of the schema: after a test has changed it, what was stored before has other tables. */
  readonly version: number;
}

/** Of all files of a worker. They go with the function. */
const sharedStates = new WeakMap<Fill<unknown>, StoredState>();

function fillsSqlite(database: Database, file: string, migrated: number): Filled {
  let states: SqliteStates | undefined;
  /** Where the file of tests has changed the schema. */
  const ofThisSchema = new Map<Fill<unknown>, StoredState>();
  afterAll(() => states?.close());

  return async <R>(fill: Fill<R>): Promise<R> => {
    states ??= openStates(file);
    const version = states.schemaVersion();
    const stored = version === migrated ? sharedStates : ofThisSchema;
    const known = stored.get(fill);
    if (known?.version === version) {
      await states.restore(known.state);
      return structuredClone(known.result) as R;
    }
    await emptySqlite(database);
    const result = await fill(database.db);
    stored.set(fill, { result: structuredClone(result), state: await states.save(), version });
    return result;
  };
}

async function readSchemaVersion(db: Db): Promise<number> {
  const version = sql<{
    version: number;
  }>`select schema_version as version from pragma_schema_version`;
  return (await version.execute(db)).rows[0]?.version ?? 0;
}

function fillsPostgres(database: Database): Filled {
  const stored = new Map<Fill<unknown>, { name: string; result: unknown }>();
  return async <R>(fill: Fill<R>): Promise<R> => {
    const known = stored.get(fill);
    if (known) {
      await putBackRows(database.db, known.name);
      return structuredClone(known.result) as R;
    }
    await emptyPostgres(database);
    const result = await fill(database.db);
    if (fill !== nothing) {
      const name = `filled_${stored.size}`;
      await storeRows(database.db, name);
      stored.set(fill, { name, result: structuredClone(result) });
    }
    return result;
  };
}

/**
 * Truncating every table takes a fifth of a second, so only tables with pages are emptied. In the
 * role of a replica no trigger and no foreign key is in the way; it ends with the statement.
 */
async function emptyPostgres({ db }: Database): Promise<void> {
  await sql`
    do $$
    declare
      filled record;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for filled in
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and relname not like 'kysely_%' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', filled.name);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = current_schema() and last_value is not null;
    end
    $$`.execute(db);
}

async function emptySqlite(database: Database): Promise<void> {
  // The database lets no entry of the audit log go otherwise.
  const allowed = { id: 1, until: Number.MAX_SAFE_INTEGER };
  await database.db.insertInto('audit_retention').values(allowed).execute();
  await database.transaction(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await deleteRows(trx, ['audit_log', ...(await filledTables(trx))]);
    // Triggers have written down what was deleted.
    await deleteRows(trx, await filledTables(trx));
  });
}

async function filledTables(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type in ('table', 'virtual')
      and (name = 'sqlite_sequence' or name not like 'sqlite_%')
      and name not like 'kysely_%'`.execute(trx);
  const each = rows.map(
    ({ name }) => sql`select ${name} as name where exists (select 1 from ${sql.table(name)})`,
  );
  const filled = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(trx);
  return filled.rows.map(({ name }) => name);
}

async function deleteRows(trx: Db, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`delete from ${sql.table(name)}`.execute(trx);
}
