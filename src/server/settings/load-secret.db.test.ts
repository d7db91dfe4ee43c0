import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createEncryption, type Encryption } from '#server/platform/encryption/encryption.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { loadSecret } from './load-secret.ts';

const database = await testDatabase();
beforeEach(() => database.reset());

const old = 'the key of last year, long enough';
const current = 'the key of this year, long enough';

function load(encryption: Encryption = createEncryption([current]), db: Db = database.db) {
  return loadSecret({ db, now: 1, encryption });
}

async function stored(): Promise<string> {
  const row = await database.db.selectFrom('settings').select('value').executeTakeFirstOrThrow();
  return row.value;
}

const store = (value: string) =>
  database.db
    .insertInto('settings')
    .values({ name: 'platform.nonceSecret', value, updated_at: 1 })
    .execute();

it('makes the secret once, stores it encrypted and finds it again', async () => {
  const first = await load();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await load()).toBe(first);
  expect(await stored()).toMatch(/^"enc1:/);
  expect(await stored()).not.toContain(first);
});

it('is no change of a setting once it is there: pages stay cached', async () => {
  await database.db.insertInto('counters').values({ name: 'settings', value: 1 }).execute();
  const version = () =>
    database.db
      .selectFrom('counters')
      .select('value')
      .where('name', '=', 'settings')
      .executeTakeFirstOrThrow();
  await load();
  const made = await version();
  await load();
  expect(await version()).toEqual(made);
});

it('gives two processes that start at once the same secret', async () => {
  const other = await openDatabase(database.target);
  try {
    const secrets = await Promise.all(
      [database.db, other.db, database.db, other.db].map((db) => load(undefined, db)),
    );
    expect(new Set(secrets).size).toBe(1);
  } finally {
    await other.close();
  }
});

it('encrypts the secret that an earlier version stored as it was', async () => {
  await store(JSON.stringify('c'.repeat(64)));
  expect(await load()).toBe('c'.repeat(64));
  expect(await stored()).toMatch(/^"enc1:/);
  expect(await load()).toBe('c'.repeat(64));
});

it('encrypts it again when the key has changed, and then the old key is not needed', async () => {
  const secret = await load(createEncryption([old]));
  expect(await load(createEncryption([current, old]))).toBe(secret);
  expect(await load(createEncryption([current]))).toBe(secret);
});

it('stops the start with a clear line when the key is another', async () => {
  await load(createEncryption([old]));
  const failure = load(createEncryption([current]));
  await expect(failure).rejects.toThrow(StartProblem);
  await expect(failure).rejects.toThrow('set SECRET_KEY to it');
});

it('refuses a row that holds something else', async () => {
  await store('"short"');
  await expect(load()).rejects.toThrow('no usable secret');
});
