import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import { DatabaseNewer, type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseTarget } from './target.ts';
import { emptyTarget, testEngine } from './testing/test-database.ts';

const shelfTable: Migration = {
  name: '900-shelf',
  async up(db) {
    await db.schema.createTable('shelf').addColumn('id', 'integer').execute();
  },
};
const broken: Migration = {
  name: '901-broken',
  async up(db) {
    await db.schema.createTable('half').addColumn('id', 'integer').execute();
    throw new Error('stopped half-way');
  },
};

function recorded({ db }: Database) {
  return db.selectFrom('kysely_migration').selectAll().orderBy('name').execute();
}

async function tableNames(database: Database): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  return tables
    .filter((table) => database.schema === undefined || table.schema === database.schema)
    .map((table) => table.name);
}

test('every migration runs once, in order, and is recorded with its time', async () => {
  const database = await openDatabase(await emptyTarget());
  const before = new Date().toISOString();
  expect(await migrate(database, migrations)).toEqual(migrations.map(({ name }) => name));
  const after = new Date().toISOString();
  expect(await migrate(database, migrations)).toEqual([]);
  const rows = await recorded(database);
  expect(rows.map((row) => row.name)).toEqual(migrations.map(({ name }) => name).sort());
  for (const { timestamp } of rows) {
    expect(timestamp >= before && timestamp <= after).toBe(true);
  }
  await database.close();
});

test('names of migrations are unique and start with a number', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\d{3}-[a-z-]+$/);
});

// SQLite has one writer: nothing changes while its tables are listed.
test.runIf(testEngine === 'postgres')(
  'on PostgreSQL, tables can be listed while another process renames their columns',
  async () => {
    const target = await emptyTarget();
    const [database, other] = [await openDatabase(target), await openDatabase(target)];
    await migrate(database, [shelfTable]);
    const listing = (async () => {
      for (let round = 0; round < 40; round += 1) {
        expect(await tableNames(database)).toContain('shelf');
      }
      return 'done' as const;
    })();
    let names: [string, string] = ['id', 'other'];
    while ((await Promise.race([listing, Promise.resolve('running')])) === 'running') {
      await other.db.schema
        .alterTable('shelf')
        .renameColumn(...names)
        .execute();
      names = [names[1], names[0]];
    }
    await listing;
    await Promise.all([database.close(), other.close()]);
  },
);

test('a later version runs only what is missing', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, migrations);
  expect(await migrate(database, [...migrations, shelfTable])).toEqual(['900-shelf']);
  expect(await tableNames(database)).toContain('shelf');
  await database.close();
});

test('a migration that fails leaves nothing of the update behind', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, migrations);
  await expect(migrate(database, [...migrations, shelfTable, broken])).rejects.toThrow(
    'stopped half-way',
  );
  const names = await tableNames(database);
  expect(names).not.toContain('shelf');
  expect(names).not.toContain('half');
  expect(await migrate(database, [...migrations, shelfTable])).toEqual(['900-shelf']);
  await database.close();
});

test('several processes starting at once run each migration once', async () => {
  const target = await emptyTarget({ busyTimeoutMs: 0 });
  const handles = await Promise.all([1, 2, 3, 4].map(() => openDatabase(target)));
  const runs = await Promise.all(
    handles.map((handle) => migrate(handle, [...migrations, shelfTable])),
  );
  const expected = [...migrations, shelfTable].map(({ name }) => name);
  expect(runs.filter((run) => run.length > 0)).toEqual([expected]);
  await Promise.all(handles.map((handle) => handle.close()));
});

test('a database newer than the program is refused and left as it is', async () => {
  const target = await emptyTarget();
  const newer = await openDatabase(target);
  await migrate(newer, [...migrations, shelfTable]);
  await newer.close();
  const older = await openDatabase(target);
  const refusal = migrate(older, migrations);
  await expect(refusal).rejects.toBeInstanceOf(DatabaseNewer);
  await expect(refusal).rejects.toThrow(/newer than this program.*900-shelf/);
  expect(await tableNames(older)).toContain('shelf');
  await older.close();
});

/** As the program recorded its migrations before it used Kysely's migrator. */
async function withOldRecords(target: DatabaseTarget): Promise<void> {
  const database = await openDatabase(target);
  await migrate(database, migrations);
  const { db } = database;
  for (const table of ['kysely_migration', 'kysely_migration_lock']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema
    .createTable('migrations')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const { name } of migrations) {
    await sql`insert into migrations (name, applied_at) values (${name}, 1234)`.execute(db);
  }
  await db.insertInto('counters').values({ name: 'order', value: 1007 }).execute();
  await database.close();
}

test('a database with the earlier records opens, keeps them and its rows, and migrates on', async () => {
  const target = await emptyTarget();
  await withOldRecords(target);
  const database = await openDatabase(target);
  expect(await migrate(database, [...migrations, shelfTable])).toEqual(['900-shelf']);
  expect(await migrate(database, [...migrations, shelfTable])).toEqual([]);
  const times = new Map((await recorded(database)).map((row) => [row.name, row.timestamp]));
  for (const { name } of migrations) expect(times.get(name)).toBe(new Date(1234).toISOString());
  expect(await tableNames(database)).not.toContain('migrations');
  const counter = database.db.selectFrom('counters').select('value').where('name', '=', 'order');
  expect(await counter.execute()).toEqual([{ value: 1007 }]);
  await database.close();
});

test('several processes may open a database with the earlier records at once', async () => {
  const target = await emptyTarget({ busyTimeoutMs: 0 });
  await withOldRecords(target);
  const handles = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
  const runs = await Promise.all(
    handles.map((handle) => migrate(handle, [...migrations, shelfTable])),
  );
  expect(runs.filter((run) => run.length > 0)).toEqual([['900-shelf']]);
  await Promise.all(handles.map((handle) => handle.close()));
});

test('earlier records of a later version are refused too', async () => {
  const target = await emptyTarget();
  await withOldRecords(target);
  const database = await openDatabase(target);
  await sql`insert into migrations (name, applied_at) values ('999-tomorrow', 0)`.execute(
    database.db,
  );
  await expect(migrate(database, migrations)).rejects.toThrow(/newer than this program.*999/);
  await database.close();
});
