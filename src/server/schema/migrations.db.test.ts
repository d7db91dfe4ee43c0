import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { DatabaseNewer, type Migration, migrate } from '#server/platform/database/migrate.ts';
import { MIGRATION_NAME } from '#server/platform/database/migration-step.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { DatabaseTarget } from '#server/platform/database/target.ts';
import { emptyTarget, testEngine } from '#server/platform/database/testing/test-database.ts';
import { startProblem } from '#server/platform/start-problem.ts';
import { migrations } from './migrations.ts';

const notesTable: Migration = {
  name: '9.0.0-notes',
  async up(db) {
    await db.schema.createTable('notes').addColumn('id', 'integer').execute();
  },
};
const moreNotes: Migration = {
  name: '8.0.0-more-notes',
  async up(db) {
    await db.schema.createTable('more_notes').addColumn('id', 'integer').execute();
  },
};
const withAuthor: Migration = {
  name: '9.1.0-author',
  async up(db) {
    await db.schema.alterTable('notes').addColumn('author', 'text').execute();
  },
};
const broken: Migration = {
  name: '9.0.0-broken',
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
  for (const name of names) expect(name).toMatch(MIGRATION_NAME);
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
  expect(await migrate(database, [...migrations, notesTable])).toEqual(['9.0.0-notes']);
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
  expect(await migrate(database, [...migrations, notesTable])).toEqual(['9.0.0-notes']);
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

async function newerDatabase(...later: readonly Migration[]): Promise<DatabaseTarget> {
  const target = await emptyTarget();
  const newer = await openDatabase(target);
  await migrate(newer, [...migrations, ...later]);
  await newer.close();
  return target;
}

test('a program older than the database serves on where later versions have only added', async () => {
  const older = await openDatabase(await newerDatabase(notesTable));
  const newer: string[] = [];
  const options = { onNewer: (names: readonly string[]) => newer.push(...names) };
  expect(await migrate(older, migrations, options)).toEqual([]);
  expect(newer).toEqual(['9.0.0-notes']);
  // Also where it brings something that the later version does not have.
  expect(await migrate(older, [...migrations, moreNotes])).toEqual(['8.0.0-more-notes']);
  expect(await tableNames(older)).toEqual(expect.arrayContaining(['notes', 'more_notes']));
  await older.close();
});

test.each(['9.0.0-contract-notes', 'something'])(
  'a database with %s, which took something away or is of others, is refused and left as it is',
  async (name) => {
    const older = await openDatabase(await newerDatabase({ ...notesTable, name }));
    const before = await recorded(older);
    const refusal = migrate(older, migrations);
    await expect(refusal).rejects.toBeInstanceOf(DatabaseNewer);
    await expect(refusal).rejects.toThrow(`newer than this program (it knows ${name})`);
    expect(startProblem(await refusal.catch((error: unknown) => error), 3000)?.message).toBe(
      `The database is newer than this program: it has ${name}. Run the version that wrote it.`,
    );
    expect(await tableNames(older)).toContain('notes');
    expect(await recorded(older)).toEqual(before);
    await older.close();
  },
);

// SQLite has one writer, who is not waited for by lock timeouts.
test.runIf(testEngine === 'postgres')(
  'on PostgreSQL, a migration that waits for a table lets others pass and comes back',
  async () => {
    const target = await emptyTarget();
    const [database, other, third] = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
    assert(database && other && third);
    await migrate(database, [notesTable]);
    const reading = Promise.withResolvers<void>();
    const transaction = other.db.transaction().execute(async (trx) => {
      await sql`select * from notes`.execute(trx);
      await reading.promise;
    });
    const changing = migrate(database, [notesTable, moreNotes, withAuthor]);
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(third.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    // It waits behind the migration, until that gives up.
    const begun = performance.now();
    await sql`select * from notes`.execute(third.db);
    expect(performance.now() - begun).toBeLessThan(10_000);
    reading.resolve();
    await transaction;
    expect(await changing).toEqual(['8.0.0-more-notes', '9.1.0-author']);
    await Promise.all([database.close(), other.close(), third.close()]);
  },
  30_000,
);

/** As the database of the last version before 1.0.0: the same tables, recorded as 110 steps. */
async function beforeFirstRelease(target: DatabaseTarget, steps = 110): Promise<void> {
  const database = await openDatabase(target);
  await migrate(database, migrations.slice(0, 1));
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
  const later = [...migrations.slice(1), notesTable].map(({ name }) => name);
  expect(await migrate(database, [...migrations, notesTable])).toEqual(later);
  expect(await migrate(database, [...migrations, notesTable])).toEqual([]);
  expect((await recorded(database)).map(({ name }) => name)).toEqual(['1.0.0', ...later]);
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
  const later = [...migrations.slice(1), notesTable].map(({ name }) => name);
  expect(runs.filter((run) => run.length > 0)).toEqual([later]);
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
