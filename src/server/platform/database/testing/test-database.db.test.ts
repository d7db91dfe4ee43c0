import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { testDatabase, testEngine } from './test-database.ts';

const database = await testDatabase();
const { db } = database;

let fills = 0;
async function fill(into: Db) {
  fills += 1;
  const terms = ['a', 'b'].map((slug) => ({ slug, name: slug.toUpperCase(), description: '' }));
  const rows = await into.insertInto('tags').values(terms).returning('id').execute();
  return { ids: rows.map(({ id }) => id) };
}
const slugs = async (from: Db = db) =>
  (await from.selectFrom('tags').select('slug').orderBy('id').execute()).map(({ slug }) => slug);
const add = (slug: string) =>
  db
    .insertInto('tags')
    .values({ slug, name: slug, description: '' })
    .returning('id')
    .executeTakeFirstOrThrow();

test('rows are written once, and are back after whatever was written since', async () => {
  const first = await database.filled(fill);
  const second = await openDatabase(database.target);
  const added = await add('c');
  await db.deleteFrom('tags').where('slug', '=', 'a').execute();
  expect(await slugs(second.db)).toEqual(['b', 'c']);

  const again = await database.filled(fill);
  expect([again, fills]).toEqual([first, 1]);
  expect(await slugs()).toEqual(['a', 'b']);
  expect(await slugs(second.db)).toEqual(['a', 'b']);
  expect(await add('c')).toEqual(added);
  again.ids.length = 0;
  expect(await database.filled(fill)).toEqual(first);
  await second.close();
});

test('an empty database and a filled one take turns', async () => {
  for (let round = 0; round < 2; round += 1) {
    await database.reset();
    expect(await slugs()).toEqual([]);
    await add('c');
    const { ids } = await database.filled(fill);
    expect([await slugs(), ids.length]).toEqual([['a', 'b'], 2]);
  }
});

test('a log that was copied into the database is no matter', async () => {
  await database.filled(fill);
  await add('c');
  const copyLog = testEngine === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'checkpoint';
  await sql.raw(copyLog).execute(db);
  await add('d');
  await database.filled(fill);
  expect(await slugs()).toEqual(['a', 'b']);
});

test('a table that the file of tests has made stays, without its rows', async () => {
  await sql`create table probe (id integer)`.execute(db);
  for (let round = 0; round < 2; round += 1) {
    await sql`insert into probe values (1)`.execute(db);
    await database.filled(fill);
    const probe = await sql`select * from probe`.execute(db);
    expect([probe.rows, await slugs()]).toEqual([[], ['a', 'b']]);
  }
  await sql`drop table probe`.execute(db);
  await database.filled(fill);
  expect(await slugs()).toEqual(['a', 'b']);
});

// On PostgreSQL a transaction of the test would go on: what it commits later stays.
const whoWaits = testEngine === 'sqlite' ? ['a write of the test'] : [];
test.each(whoWaits)('%s ends before the rows are put back', async () => {
  await database.filled(fill);
  const written = Promise.withResolvers<void>();
  const over = database.transaction(async (trx) => {
    await trx.insertInto('tags').values({ slug: 'late', name: 'Late', description: '' }).execute();
    written.resolve();
    await new Promise((done) => setTimeout(done, 30));
  });
  await written.promise;
  await database.filled(fill);
  await over;
  expect(await slugs()).toEqual(['a', 'b']);
});
