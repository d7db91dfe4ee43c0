import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { defaultSettings, readSettings, type UnreadableSetting } from './read-settings.ts';
import { address } from './routes.ts';
import { saveSetting } from './save-setting.ts';
import { createSettingsStore } from './settings-store.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

function unexpected(problem: UnreadableSetting): never {
  throw new Error(`${problem.name}: ${problem.reason}`);
}

describe('settings', () => {
  test('every default fits its own schema and is in force on an empty database', async () => {
    expect(await readSettings(db, unexpected)).toEqual(defaultSettings());
  });

  test('an override replaces its default and a second save replaces the first', async () => {
    expect(await saveSetting(db, 'catalog.perPage', 24, 1)).toEqual({ ok: true });
    expect(await saveSetting(db, 'catalog.perPage', 36, 2)).toEqual({ ok: true });
    expect((await readSettings(db, unexpected))['catalog.perPage']).toBe(36);
  });

  test('a value that does not fit is refused on save and changes nothing', async () => {
    const result = await saveSetting(db, 'catalog.perPage', 0, 1);
    expect(result).toMatchObject({ ok: false, problems: [{ field: 'catalog.perPage' }] });
    expect(await readSettings(db, unexpected)).toEqual(defaultSettings());
  });

  test('a stored value nobody can read leaves the default and is reported', async () => {
    await db
      .insertInto('settings')
      .values([
        { name: 'shop.dir', value: '"up"', updated_at: 1 },
        { name: 'shop.name', value: 'not json', updated_at: 1 },
        { name: 'from.the.future', value: '1', updated_at: 1 },
      ])
      .execute();
    const problems: string[] = [];
    const settings = await readSettings(db, (problem) => problems.push(problem.name));
    expect(settings).toEqual(defaultSettings());
    expect(problems.sort()).toEqual(['shop.dir', 'shop.name']);
  });

  test('the store reads once and again only after it was invalidated', async () => {
    const store = createSettingsStore(db, unexpected);
    expect((await store.current())['shop.dir']).toBe('ltr');
    await saveSetting(db, 'shop.dir', 'rtl', 1);
    expect((await store.current())['shop.dir']).toBe('ltr');
    store.invalidate();
    expect((await store.current())['shop.dir']).toBe('rtl');
  });

  test('server paths come from the route settings [PP-02]', async () => {
    const before = await readSettings(db, unexpected);
    expect(address(before, 'routes.product', { slug: 'oak tray' })).toBe('/product/oak%20tray');
    expect(address(before, 'routes.editAddress')).toBe('/my-account/edit-address');
    await saveSetting(db, 'routes.product', '/p/:slug', 1);
    const after = await readSettings(db, unexpected);
    expect(address(after, 'routes.product', { slug: 'oak-tray' })).toBe('/p/oak-tray');
  });
});
