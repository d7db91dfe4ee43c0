import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseNewer, type Migration, migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { emptyTarget } from './testing/test-database.ts';

const shelf: Migration = {
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

async function tableNames(database: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> {
  const tables = await database.db.introspection.getTables();
  return tables
    .filter((table) => database.schema === undefined || table.schema === database.schema)
    .map((table) => table.name);
}

test('every migration runs once, in order, and is recorded with its time', async () => {
  const database = await openDatabase(await emptyTarget());
  expect(await migrate(database, migrations, () => 1234)).toEqual(
    migrations.map(({ name }) => name),
  );
  expect(await migrate(database, migrations)).toEqual([]);
  const rows = await database.db.selectFrom('migrations').selectAll().orderBy('name').execute();
  expect(rows.map((row) => row.name)).toEqual(migrations.map(({ name }) => name).sort());
  expect(new Set(rows.map((row) => row.applied_at))).toEqual(new Set([1234]));
  await database.close();
});

test('names of migrations are unique and start with a number', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\d{3}-[a-z-]+$/);
});

test('a later version runs only what is missing', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, migrations);
  expect(await migrate(database, [...migrations, shelf])).toEqual(['900-shelf']);
  expect(await tableNames(database)).toContain('shelf');
  await database.close();
});

test('a migration that fails leaves nothing of the update behind', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, migrations);
  await expect(migrate(database, [...migrations, shelf, broken])).rejects.toThrow(
    'stopped half-way',
  );
  const names = await tableNames(database);
  expect(names).not.toContain('shelf');
  expect(names).not.toContain('half');
  expect(await migrate(database, [...migrations, shelf])).toEqual(['900-shelf']);
  await database.close();
});

test('several processes starting at once run each migration once', async () => {
  const target = await emptyTarget({ busyTimeoutMs: 0 });
  const handles = await Promise.all([1, 2, 3, 4].map(() => openDatabase(target)));
  const runs = await Promise.all(handles.map((handle) => migrate(handle, [...migrations, shelf])));
  const expected = [...migrations, shelf].map(({ name }) => name);
  expect(runs.filter((run) => run.length > 0)).toEqual([expected]);
  await Promise.all(handles.map((handle) => handle.close()));
});

test('a database newer than the program is refused and left as it is', async () => {
  const target = await emptyTarget();
  const newer = await openDatabase(target);
  await migrate(newer, [...migrations, shelf]);
  await newer.close();
  const older = await openDatabase(target);
  const refusal = migrate(older, migrations);
  await expect(refusal).rejects.toBeInstanceOf(DatabaseNewer);
  await expect(refusal).rejects.toThrow(/newer than this program.*900-shelf/);
  expect(await tableNames(older)).toContain('shelf');
  await older.close();
});
