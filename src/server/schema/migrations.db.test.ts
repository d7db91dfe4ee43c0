import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { DatabaseNewer, type Migration, migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { DatabaseTarget } from '#server/platform/database/target.ts';
import { emptyTarget, testEngine } from '#server/platform/database/testing/test-database.ts';
import { startProblem } from '#server/platform/start-problem.ts';
import { migrations } from './migrations.ts';

const notesTable: Migration = {
  name: '1.1.0-notes',
  async up(db) {
    await db.schema.createTable('notes').addColumn('id', 'integer').execute();
  },
};
const broken: Migration = {
  name: '1.1.0-broken',
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

test('names of migrations are unique and start with a release', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\d+\.\d+\.\d+(-[a-z-]+)?$/);
});

// SQLite has one writer: nothing changes while its tables are listed.
test.runIf(testEngine === 'postgres')(
  'on PostgreSQL, tables can be listed while another process renames their columns',
  async () => {
    const target = await emptyTarget();
    const [database, other] = [await openDatabase(target), await openDatabase(target)];
    await migrate(database, [notesTable]);
    const listing = (async () => {
      for (let round = 0; round < 40; round += 1) {
        expect(await tableNames(database)).toContain('notes');
      }
      return 'done' as const;
    })();
    let names: [string, string] = ['id', 'other'];
    while ((await Promise.race([listing, Promise.resolve('running')])) === 'running') {
      await other.db.schema
        .alterTable('notes')
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
  expect(await migrate(database, [...migrations, notesTable])).toEqual(['1.1.0-notes']);
  expect(await tableNames(database)).toContain('notes');
  await database.close();
});

test('a migration that fails leaves nothing of the update behind', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, migrations);
  await expect(migrate(database, [...migrations, notesTable, broken])).rejects.toThrow(
    'stopped half-way',
  );
  const names = await tableNames(database);
  expect(names).not.toContain('notes');
  expect(names).not.toContain('half');
  expect(await migrate(database, [...migrations, notesTable])).toEqual(['1.1.0-notes']);
  await database.close();
});

test('several processes starting at once run each migration once', async () => {
  const target = await emptyTarget({ busyTimeoutMs: 0 });
  const handles = await Promise.all([1, 2, 3, 4].map(() => openDatabase(target)));
  const runs = await Promise.all(
    handles.map((handle) => migrate(handle, [...migrations, notesTable])),
  );
  const expected = [...migrations, notesTable].map(({ name }) => name);
  expect(runs.filter((run) => run.length > 0)).toEqual([expected]);
  await Promise.all(handles.map((handle) => handle.close()));
});

test('a database newer than the program is refused and left as it is', async () => {
  const target = await emptyTarget();
  const newer = await openDatabase(target);
  await migrate(newer, [...migrations, notesTable]);
  await newer.close();
  const older = await openDatabase(target);
  const refusal = migrate(older, migrations);
  await expect(refusal).rejects.toBeInstanceOf(DatabaseNewer);
  await expect(refusal).rejects.toThrow(/newer than this program.*1\.1\.0-notes/);
  expect(await tableNames(older)).toContain('notes');
  await older.close();
});

/** As the database of the last version before 1.0.0: the same tables, recorded as 110 steps. */
async function beforeFirstRelease(target: DatabaseTarget, steps = 110): Promise<void> {
  const database = await openDatabase(target);
  await migrate(database, migrations);
  const { db, engine } = database;
  await db.deleteFrom('kysely_migration').execute();
  const names = Array.from({ length: 109 }, (_, at) => `${100 + at}-step`);
  for (const name of [...names, '336-large-counters'].slice(0, steps)) {
    await db.insertInto('kysely_migration').values({ name, timestamp: '2026-11-18' }).execute();
  }
  if (engine === 'postgres') {
    await sql`alter table email_sends rename constraint email_sends_pkey to letter_sends_pkey`.execute(
      db,
    );
  }
  await db.insertInto('counters').values({ name: 'order', value: 1007 }).execute();
  await database.close();
}

test('a database of the last version before 1.0.0 is adopted with its rows, and migrates on', async () => {
  const target = await emptyTarget();
  await beforeFirstRelease(target);
  const database = await openDatabase(target);
  expect(await migrate(database, [...migrations, notesTable])).toEqual([notesTable.name]);
  expect(await migrate(database, [...migrations, notesTable])).toEqual([]);
  expect((await recorded(database)).map(({ name }) => name)).toEqual(['1.0.0', notesTable.name]);
  const counter = database.db.selectFrom('counters').select('value').where('name', '=', 'order');
  expect(await counter.execute()).toEqual([{ value: 1007 }]);
  await database.close();
});

test('several processes may open such a database at once', async () => {
  const target = await emptyTarget({ busyTimeoutMs: 0 });
  await beforeFirstRelease(target);
  const handles = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
  const runs = await Promise.all(
    handles.map((handle) => migrate(handle, [...migrations, notesTable])),
  );
  expect(runs.filter((run) => run.length > 0)).toEqual([[notesTable.name]]);
  await Promise.all(handles.map((handle) => handle.close()));
});

test('an older one is refused in one line that says what to do, and left as it is', async () => {
  const target = await emptyTarget();
  await beforeFirstRelease(target, 57);
  const database = await openDatabase(target);
  const refusal = await migrate(database, migrations).catch((error: unknown) => error);
  expect(startProblem(refusal, 3000)?.message).toMatch(
    /^The database was last opened by a version from before 1\.0\.0 \(156-step\): open it once/,
  );
  expect(await recorded(database)).toHaveLength(57);
  await database.close();
});
