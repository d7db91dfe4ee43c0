import { beforeEach, expect, test } from 'vitest';
import { compiledChange, compiledQuery } from './compiled-query.ts';
import { openDatabase } from './open-database.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const { db } = database;

const media = (key: string, bytes: number) => ({
  key,
  slug: key,
  width: 10,
  height: 10,
  mime: 'image/jpeg',
  bytes,
  created_at: 0,
});

beforeEach(async () => {
  await database.reset();
  await db
    .insertInto('media')
    .values(['a', 'b', 'c', 'd'].map((key, at) => media(key, at)))
    .execute();
});

let built = 0;
const loadKeys = compiledQuery((from, keys: readonly string[], least: number, limit: number) => {
  built += 1;
  return from
    .selectFrom('media')
    .select('key')
    .where('width', '=', 10)
    .where('key', 'in', keys)
    .where('bytes', '>=', least)
    .orderBy('key')
    .limit(limit);
});
const ask = async (keys: string[], least: number, limit = 9) =>
  (await loadKeys(db, keys, least, limit)).map(({ key }) => key);

test('each value goes to its own place, and the query is built once for each length', async () => {
  built = 0;
  expect(await ask(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(await ask(['d', 'c'], 3)).toEqual(['d']);
  expect(await ask(['d', 'c'], 0, 1)).toEqual(['c']);
  expect(built).toBe(1);
  expect(await ask(['a', 'c', 'd'], 1)).toEqual(['c', 'd']);
  expect(built).toBe(2);
});

test('a change says how many rows it changed, and is part of its transaction', async () => {
  const grow = compiledChange((on, keys: readonly string[], bytes: number) =>
    on.updateTable('media').set({ bytes }).where('key', 'in', keys),
  );
  expect(await grow(db, ['a', 'b', 'x'], 70)).toBe(2);
  expect(await grow(db, ['x', 'y', 'z'], 70)).toBe(0);
  const undone = database.transaction(async (trx) => {
    expect(await grow(trx, ['c', 'd', 'x'], 70)).toBe(2);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await ask(['a', 'b', 'c', 'd'], 70)).toEqual(['a', 'b']);
});

test('a change names the rows it leaves by returning, on both engines', async () => {
  const grow = compiledQuery((on, key: string, bytes: number) =>
    on
      .updateTable('media')
      .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
      .where('key', '=', key)
      .where('bytes', '<', 10)
      .returning('bytes'),
  );
  await database.transaction(async (trx) => {
    expect(await grow(trx, 'd', 40)).toEqual([{ bytes: 43 }]);
    expect(await grow(trx, 'd', 40)).toEqual([]);
    expect(await grow(trx, 'x', 40)).toEqual([]);
  });
});

test('inside a transaction it sees what the transaction wrote', async () => {
  await database.transaction(async (trx) => {
    await trx.insertInto('media').values(media('e', 9)).execute();
    expect((await loadKeys(trx, ['e'], 0, 9)).map(({ key }) => key)).toEqual(['e']);
  });
});

test('two databases open at once each have their own compiled query', async () => {
  const other = await openDatabase(database.target);
  built = 0;
  for (const one of [db, other.db, db, other.db]) {
    expect(await loadKeys(one, ['a', 'b', 'c', 'd', 'x'], 3, 9)).toEqual([{ key: 'd' }]);
  }
  await other.close();
  expect(built).toBe(2);
});

/** The same columns in another order. */
function turned<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).reverse()) as Row;
}

test('rows are written by one query for each number of rows, every column to its place', async () => {
  let made = 0;
  const insert = compiledQuery((to, rows: readonly ReturnType<typeof media>[]) => {
    made += 1;
    return to.insertInto('media').values(rows);
  });
  await insert(db, [media('x', 100), media('y', 101)]);
  await insert(db, [media('z', 102), turned(media('w', 103))]);
  expect(made).toBe(1);
  expect(await ask(['w', 'x', 'y', 'z'], 102)).toEqual(['w', 'z']);
  const one = compiledQuery((to, row: ReturnType<typeof media>, width: number) =>
    to
      .insertInto('media')
      .values({ ...row, width })
      .returning(['key', 'width', 'bytes']),
  );
  expect(await one(db, media('v', 104), 11)).toEqual([{ key: 'v', width: 11, bytes: 104 }]);
  expect(await one(db, media('u', 105), 12)).toEqual([{ key: 'u', width: 12, bytes: 105 }]);
});
