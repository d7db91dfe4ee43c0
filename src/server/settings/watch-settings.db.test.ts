import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveSetting } from './save-setting.ts';
import { createSettingsStore } from './settings-store.ts';
import { watchSettings } from './watch-settings.ts';

const database = await testDatabase();
const { db } = database;
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** As a running shop: it reads again once something has changed. */
function watched() {
  const store = createSettingsStore(db, (problem) => expect.fail(problem.reason));
  const state = { store, purges: 0, looks: 0, errors: [] as unknown[] };
  const isCurrent = () => {
    state.looks += 1;
    return store.isCurrent();
  };
  const end = watchSettings({
    store: { isCurrent },
    async changed() {
      state.purges += 1;
      store.invalidate();
    },
    report: (error) => state.errors.push(error),
    everyMs: 20,
  });
  ending.push(end);
  return state;
}

test('a change by plain SQL on another connection is seen, each of them once', async () => {
  const other = await openDatabase(database.target);
  const shop = watched();
  const perPage = async () => (await shop.store.current())['catalog.perPage'];
  expect(await perPage()).toBe(12);
  const statements = [
    ["insert into settings (name, value, updated_at) values ('catalog.perPage', '24', 0)", 24],
    ["update settings set value = '36' where name = 'catalog.perPage'", 36],
    ["delete from settings where name = 'catalog.perPage'", 12],
  ] as const;
  for (const [statement, expected] of statements) {
    await sql.raw(statement).execute(other.db);
    await expect.poll(perPage).toBe(expected);
  }
  const looks = shop.looks;
  await expect.poll(() => shop.looks).toBeGreaterThan(looks + 2);
  expect(shop.purges).toBe(3);
  expect(shop.errors).toEqual([]);
  await other.close();
});

test('a change that this process has announced itself is not announced again', async () => {
  const shop = watched();
  await shop.store.current();
  await saveSetting(db, 'shop.dir', 'rtl', 1);
  shop.store.invalidate();
  expect((await shop.store.current())['shop.dir']).toBe('rtl');
  await expect.poll(() => shop.looks).toBeGreaterThan(3);
  expect(shop.purges).toBe(0);
});

test('a database that is away for a while ends nothing', async () => {
  let requestCount = 0;
  const errors: unknown[] = [];
  const end = watchSettings({
    store: {
      async isCurrent() {
        requestCount += 1;
        if (requestCount === 1) throw new Error('away');
        return true;
      },
    },
    changed: async () => expect.fail('nothing has changed'),
    report: (error) => errors.push(error),
    everyMs: 5,
  });
  ending.push(end);
  await expect.poll(() => requestCount).toBeGreaterThan(2);
  expect(errors).toHaveLength(1);
});
