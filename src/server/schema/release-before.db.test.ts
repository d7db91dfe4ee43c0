import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrationStep } from '#server/platform/database/migration-step.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { AnyTable, Column } from '#server/platform/database/schema.ts';
import { emptyTarget, testEngine } from '#server/platform/database/testing/test-database.ts';
import { migrations, SCHEMAS } from './migrations.ts';
import { breakingChanges } from './testing/breaking-changes.ts';
import { readCatalog } from './testing/read-catalog.ts';

// While a shop is upgraded, processes of the release before serve on the tables of this one: each
// migration that expands adds only what they do not notice, and their statements still work.

/** What must be noticed: made after all others, to see that the check works on both engines. */
const BREAKING: readonly (readonly [statement: string, ...problems: string[]])[] = [
  ['drop table rate_limits', 'table rate_limits is gone'],
  [
    'alter table orders rename column email to mail',
    'column orders.email is gone',
    'column orders.mail is new, may not be null and has no default',
  ],
  ['alter table carts drop column version', 'column carts.version is gone'],
  [
    'create unique index names on customers (first_name)',
    'unique key of customers (first_name) is new',
  ],
];

describe('each migration', () => {
  test('that expands adds only what the release before does not notice', async () => {
    const database = await openDatabase(await emptyTarget());
    await migrate(database, migrations.slice(0, 1));
    let before = await readCatalog(database);
    for (const { name, up } of migrations.slice(1)) {
      await up(database.db, database.engine);
      const after = await readCatalog(database);
      const changes = breakingChanges(before, after);
      before = after;
      if (migrationStep(name) === 'expand') expect([name, ...changes]).toEqual([name]);
    }
    await database.close();
  });

  test('that takes something away is seen to do so', async () => {
    const database = await openDatabase(await emptyTarget());
    await migrate(database, migrations);
    const seen: string[] = [];
    let before = await readCatalog(database);
    for (const [statement] of BREAKING) {
      await sql.raw(statement).execute(database.db);
      const after = await readCatalog(database);
      seen.push(...breakingChanges(before, after));
      before = after;
    }
    expect(seen).toEqual(BREAKING.flatMap(([, ...problems]) => problems));
    await database.close();
  });
});

describe('statements of 1.0.0 on the tables of today', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let db: Db;
  beforeAll(async () => {
    database = await openDatabase(await emptyTarget());
    db = database.db;
    await migrate(database, migrations);
  });
  afterAll(() => database.close());

  test('a shop is filled as 1.0.0 has filled it', async () => {
    const file = readFileSync(join(import.meta.dirname, 'filled-1.0.0.sql'), 'utf8');
    for (const statement of file.split(/;\n/)) {
      if (statement !== '') await sql.raw(statement).execute(db);
    }
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from orders`.execute(db);
    expect(Number(rows[0]?.count)).toBe(1);
  });

  const tables: [string, AnyTable][] = SCHEMAS.flatMap(({ tables: each }) => Object.entries(each));

  test.each(tables)('%s is read and written by the columns of 1.0.0', async (name, table) => {
    const columns = Object.keys(table.columns);
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const every = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)}`));
    await sql`select ${list} from ${sql.table(name)}`.execute(db);
    // Rows of the audit log are never changed: the columns are named and no row is.
    await sql`update ${sql.table(name)} set ${every} where 1 = 0`.execute(db);
    const written = await insertLeast(db, name, table);
    expect(written).toBe(1);
  });
});

/** The least that a row needs, of rows in other tables nothing: references are checked elsewhere. */
async function insertLeast(db: Db, name: string, { columns }: AnyTable): Promise<number> {
  const needed = Object.entries(columns).filter(([, { parts }]) => needs(parts));
  const names = sql.join(needed.map(([column]) => sql.ref(column)));
  const values = sql.join(needed.map(([, { parts }]) => sql.lit(sample(parts))));
  const undone = new Error('undone');
  let written = 0;
  await db
    .transaction()
    .execute(async (trx) => {
      await ignoreReferences(trx, name);
      const result =
        await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(trx);
      written = Number(result.numAffectedRows ?? 0n);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return written;
}

/** Until the transaction is undone. */
async function ignoreReferences(trx: Db, table: string): Promise<void> {
  if (testEngine === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    return;
  }
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where contype = 'f' and conrelid = ${table}::regclass`.execute(trx);
  for (const { name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  }
}

/** Numbers of rows too: those that the database would give are taken by the rows of the filled shop. */
function needs({ isNullable, fallback }: Column['parts']): boolean {
  return !isNullable && fallback === undefined;
}

function sample({ type }: Column['parts']): string | number {
  return type === 'text' || type === 'bytes' ? '{"of":"1.0.0"}' : 987_654;
}
