import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './testing/test-database.ts';

const { db, transaction } = await testDatabase();

test('rows have the names their columns have now, after any change of the schema', async () => {
  const read = async (on = db) => (await sql`select * from shelf`.execute(on)).rows;
  await db.schema.createTable('shelf').addColumn('a', 'integer').addColumn('b', 'text').execute();
  await sql`insert into shelf (a, b) values (1, 'x')`.execute(db);
  expect(await read()).toEqual([{ a: 1, b: 'x' }]);

  await db.schema.alterTable('shelf').renameColumn('b', 'c').execute();
  expect(await read()).toEqual([{ a: 1, c: 'x' }]);

  await transaction(async (trx) => {
    expect(await read(trx)).toEqual([{ a: 1, c: 'x' }]);
    await trx.schema.alterTable('shelf').renameColumn('a', 'd').execute();
    expect(await read(trx)).toEqual([{ d: 1, c: 'x' }]);
    await trx.schema.alterTable('shelf').addColumn('e', 'integer').execute();
    expect(await read(trx)).toEqual([{ d: 1, c: 'x', e: null }]);
  });
  expect(await read()).toEqual([{ d: 1, c: 'x', e: null }]);

  const undone = transaction(async (trx) => {
    await trx.schema.alterTable('shelf').renameColumn('c', 'f').execute();
    expect(await read(trx)).toEqual([{ d: 1, f: 'x', e: null }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await read()).toEqual([{ d: 1, c: 'x', e: null }]);
  expect(await transaction((trx) => read(trx))).toEqual([{ d: 1, c: 'x', e: null }]);
});
