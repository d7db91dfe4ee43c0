import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import { testDatabase } from '../platform/database/testing/test-database.ts';
import { loadSecret } from './load-secret.ts';

const database = await testDatabase();
beforeEach(() => database.reset());

it('makes the secret once and finds it again', async () => {
  const first = await loadSecret(database.db, 1);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await loadSecret(database.db, 2)).toBe(first);
});

it('gives two processes that start at once the same secret', async () => {
  const other = await openDatabase(database.target);
  try {
    const secrets = await Promise.all(
      [database.db, other.db, database.db, other.db].map((db) => loadSecret(db, 1)),
    );
    expect(new Set(secrets).size).toBe(1);
  } finally {
    await other.close();
  }
});

it('refuses a row that holds something else', async () => {
  await database.db
    .insertInto('settings')
    .values({ name: 'platform.nonceSecret', value: '"short"', updated_at: 1 })
    .execute();
  await expect(loadSecret(database.db, 1)).rejects.toThrow('no usable secret');
});
