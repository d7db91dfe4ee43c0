import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { createManagerLog, type ManagerEntry } from './manager-log.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const failed = (error: unknown) => {
  throw error;
};

test('a formula that fails is one entry, however many carts are priced by it [OP-45]', async () => {
  let now = 1_000_000;
  const { add, settled } = createManagerLog(db, () => now, failed);
  const entry: ManagerEntry = {
    code: 'options.formulaFailed',
    subject: '3.1 width',
    details: { field: 'width', productId: 7 },
  };
  for (let times = 0; times < 5; times += 1) add(entry);
  now += 60_000;
  add(entry);
  add({ ...entry, subject: '3.1 drop' });
  await settled();
  const rows = await db.selectFrom('manager_log').selectAll().orderBy('subject').execute();
  expect(rows).toMatchObject([
    { subject: '3.1 drop', count: 1 },
    { subject: '3.1 width', count: 2, first_at: 1_000_000, last_at: 1_060_000 },
  ]);
  expect(JSON.parse(rows[1]?.details ?? '')).toEqual({ field: 'width', productId: 7 });
});
