import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseTarget } from '../target.ts';

// A database for one test file, on the engine of the running test project.
// Example, at the top of a file: const database = await testDatabase();
//                                beforeEach(() => database.reset());

export interface TestDatabase extends Database {
  /** Opens the same database a second time, as another process would. */
  readonly target: DatabaseTarget;
  /** Empties every table, for a file whose cases must not see each other's rows. */
  reset(): Promise<void>;
}

export const testEngine: Engine =
  process.env.VITRINE_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/** A place for a database that does not exist yet, removed after the file's last test. */
export async function emptyTarget(
  options: { readonly busyTimeoutMs?: number } = {},
): Promise<DatabaseTarget> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (testEngine === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
    afterAll(() => rm(folder, { recursive: true, force: true }));
    return { engine: 'sqlite', file: join(folder, 'shop.db'), ...options };
  }
  const url = process.env.VITRINE_TEST_POSTGRES;
  if (!url) throw new Error('VITRINE_TEST_POSTGRES names no server');
  afterAll(async () => {
    const server = await openDatabase({ engine: 'postgres', url, connections: 1 });
    await server.db.schema.dropSchema(name).ifExists().cascade().execute();
    await server.close();
  });
  return { engine: 'postgres', url, schema: name, connections: 6 };
}

export async function testDatabase(
  options: { readonly busyTimeoutMs?: number } = {},
): Promise<TestDatabase> {
  const target = await emptyTarget(options);
  const database = await openDatabase(target);
  // Hooks run last registered first: the connections close before the place is removed.
  afterAll(() => database.close());
  await migrate(database, migrations);
  return { ...database, target, reset: () => emptyTables(database) };
}

async function emptyTables(database: Database): Promise<void> {
  // The database lets no entry of the audit log go otherwise.
  const allowed = { id: 1, until: Number.MAX_SAFE_INTEGER };
  await database.db.insertInto('audit_retention').values(allowed).execute();
  if (database.engine === 'postgres') {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely_%'`.execute(database.db);
    const all = rows.map((row) => row.name).join(', ');
    await sql`truncate ${sql.raw(all)} restart identity cascade`.execute(database.db);
    return;
  }
  await database.transaction(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_list
      where schema = 'main' and type in ('table', 'virtual')
        and (name = 'sqlite_sequence' or name not like 'sqlite_%')
        and name not like 'kysely_%'`.execute(trx);
    const names = ['audit_log', ...rows.map(({ name }) => name)];
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(trx);
  });
}
