import { expect, test } from 'vitest';
import { compiledQuery } from './compiled-query.ts';
import { openDatabase } from './open-database.ts';
import { testDatabase } from './testing/test-database.ts';

const { db, target, transaction } = await testDatabase();

const add = compiledQuery((to, name: string, value: number) =>
  to.insertInto('counters').values({ name, value }),
);
const countFor = compiledQuery((from, name: string) =>
  from.selectFrom('counters').select('value').where('name', '=', name),
);

test('a compiled query sees its own transaction, others see it after the commit', async () => {
  await transaction(async (trx) => {
    await add(trx, 'inside', 1);
    expect(await countFor(trx, 'inside')).toEqual([{ value: 1 }]);
    expect(await countFor(db, 'inside')).toEqual([]);
  });
  expect(await countFor(db, 'inside')).toEqual([{ value: 1 }]);
});

test('what fails is undone with its transaction, and one that has ended takes no more', async () => {
  let ended = db;
  const failing = transaction(async (trx) => {
    ended = trx;
    await add(trx, 'undone', 1);
    await add(trx, 'undone', 2);
  });
  await expect(failing).rejects.toThrow();
  expect(await countFor(db, 'undone')).toEqual([]);
  await expect(add(ended, 'late', 1)).rejects.toThrow();
  expect(await countFor(db, 'late')).toEqual([]);
});

test('each is counted once, failures as such', async () => {
  const seen: string[] = [];
  const watched = await openDatabase(target, { onQuery: (_, result) => seen.push(result) });
  seen.length = 0;
  await add(watched.db, 'counted', 1);
  await countFor(watched.db, 'counted');
  await expect(add(watched.db, 'counted', 2)).rejects.toThrow();
  await watched.close();
  expect(seen).toEqual(['ok', 'ok', 'failed']);
});
