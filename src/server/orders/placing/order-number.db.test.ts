import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { nextOrderNumber } from './order-number.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const next = () => runTransaction(database.db, nextOrderNumber);

test('a number goes on from what is written, whoever counted and whatever failed', async () => {
  expect([await next(), await next()]).toEqual(['1001', '1002']);
  const undone = runTransaction(database.db, async (trx) => {
    await nextOrderNumber(trx);
    await nextOrderNumber(trx);
    throw new Error('refused');
  });
  await expect(undone).rejects.toThrow('refused');
  expect([await next(), await next()]).toEqual(['1003', '1004']);
  await database.db
    .updateTable('counters')
    .set({ value: 2000 })
    .where('name', '=', 'order')
    .execute();
  expect([await next(), await next()]).toEqual(['2001', '2002']);
});
