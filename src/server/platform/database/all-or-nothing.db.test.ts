import { expect, test } from 'vitest';
import { runAllOrNothing } from './all-or-nothing.ts';
import { testDatabase } from './testing/test-database.ts';

const { db } = await testDatabase();

async function count(ok: boolean) {
  return runAllOrNothing(db, async (trx) => {
    await trx
      .insertInto('counters')
      .values({ name: `test ${ok}`, value: 1 })
      .execute();
    return { ok, said: 'as it came' };
  });
}

const names = async () =>
  (await db.selectFrom('counters').select('name').where('name', 'like', 'test %').execute()).map(
    ({ name }) => name,
  );

test('an answer that is not ok leaves nothing behind and is returned', async () => {
  expect(await count(false)).toEqual({ ok: false, said: 'as it came' });
  expect(await names()).toEqual([]);
  expect(await count(true)).toEqual({ ok: true, said: 'as it came' });
  expect(await names()).toEqual(['test true']);
});

test('any other failure is thrown', async () => {
  const failing = runAllOrNothing(db, async (): Promise<{ ok: boolean }> => {
    throw new TypeError('a bug');
  });
  await expect(failing).rejects.toThrow(TypeError);
});
