import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { emptyTarget } from '#server/platform/database/testing/test-database.ts';
import { readSettings } from './read-settings.ts';

/** Settings as a shop of this version reads them, after rows that one of before has stored. */
async function settingsAfter(stored: Record<string, unknown>) {
  const database = await openDatabase(await emptyTarget());
  afterAll(() => database.close());
  const { db } = database;
  await migrate(
    database,
    migrations.filter(({ name }) => name !== '133-store-notice'),
  );
  for (const [name, value] of Object.entries(stored)) {
    await sql`insert into settings (name, value, updated_at)
      values (${name}, ${JSON.stringify(value)}, 1)`.execute(db);
  }
  await migrate(database, migrations);
  const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
  const settings = await readSettings(db, ({ name }) => {
    throw new Error(`${name} cannot be read`);
  });
  return { settings, names: rows.map(({ name }) => name) };
}

test('a notice that was set under its name of before is shown still [TH-44]', async () => {
  const { settings, names } = await settingsAfter({
    'shop.notice': 'Closed on Monday',
    'shop.noticeId': 'may',
    'shop.name': 'Oak',
  });
  expect(settings).toMatchObject({
    'store.notice': 'Closed on Monday',
    'store.noticeId': 'may',
    'shop.name': 'Oak',
  });
  expect(names).toEqual(['shop.name', 'store.notice', 'store.noticeId']);
});

test('a notice that has its new name already stays as it is', async () => {
  const { settings, names } = await settingsAfter({
    'shop.notice': 'Closed on Monday',
    'store.notice': 'Open again',
  });
  expect(settings['store.notice']).toBe('Open again');
  expect(names).toEqual(['store.notice']);
});
