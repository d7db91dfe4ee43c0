import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testContext } from '#server/settings/testing/test-context.ts';
import { logIn } from './accounts/access/log-in.ts';
import { visit } from './accounts/testing/test-browsing.ts';
import { addPerson, TEST_PASSWORD } from './accounts/testing/test-people.ts';
import { openDemoLogIn } from './demo-people.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { readSettings } from './settings/read-settings.ts';
import { saveSetting } from './settings/save-setting.ts';
import { startLines } from './start-lines.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());
const NOW = Date.UTC(2026, 5, 1);
const ctx = testContext(db, { now: NOW });
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-people-'));
  folders.push(folder);
  return folder;
}

const opens = async (email: string, password: string) =>
  (await logIn(ctx, visit(NOW), email, password)).ok;

test('staff of each kind and a shopper open with a password made at random, printed once [CB-08]', async () => {
  const dataDir = newFolder();
  const first = await openDemoLogIn({ dataDir, demoPassword: undefined }, database, NOW);
  const password = readFileSync(join(dataDir, 'demo-password.txt'), 'utf8').trim();
  expect(first).toMatchObject({
    administrator: 'administrator@example.com',
    manager: 'manager@example.com',
    password,
  });
  const people = await db.selectFrom('customers').select(['email', 'role']).orderBy('id').execute();
  expect(people).toEqual([
    { email: 'administrator@example.com', role: 'administrator' },
    { email: 'manager@example.com', role: 'shop_manager' },
    { email: 'editor@example.com', role: 'editor' },
    { email: 'shopper@example.com', role: 'customer' },
    { email: 'support@example.com', role: 'support' },
    { email: 'packer@example.com', role: 'packer' },
  ]);
  for (const { email } of people) expect(await opens(email, password)).toBe(true);
  const second = await openDemoLogIn({ dataDir, demoPassword: undefined }, database, NOW);
  expect(second).toMatchObject({ password: null });
  expect(await opens('manager@example.com', password)).toBe(true);
});

// SQLite has one writer at a time.
test.runIf(database.engine === 'postgres')(
  'accounts keep their numbers where another process is writing one of them',
  async () => {
    const written = Promise.withResolvers<number>();
    const mayCommit = Promise.withResolvers<void>();
    const other = db.transaction().execute(async (trx) => {
      written.resolve(await addPerson(trx, 'shopper@example.com', NOW));
      await mayCommit.promise;
    });
    const number = await written.promise;
    const opened = openDemoLogIn(
      { dataDir: newFolder(), demoPassword: 'from the demo' },
      database,
      NOW,
    );
    await expect
      .poll(async () => {
        const { rows } = await sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      })
      .toBe(1);
    mayCommit.resolve();
    await Promise.all([other, opened]);
    const administrator = await db
      .selectFrom('customers')
      .select('id')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow();
    expect(administrator.id).toBe(number + 1);
  },
);

test('DEMO_PASSWORD opens, from the first start or from a later one', async () => {
  const dataDir = newFolder();
  await openDemoLogIn({ dataDir, demoPassword: 'chosen first' }, database, NOW);
  expect(await opens('editor@example.com', 'chosen first')).toBe(true);
  await openDemoLogIn({ dataDir, demoPassword: 'chosen later' }, database, NOW);
  expect(await opens('editor@example.com', 'chosen later')).toBe(true);
  expect(await opens('editor@example.com', 'chosen first')).toBe(false);
});

test('a demo from before it had an administrator gets one, unless the shop has another', async () => {
  const parts = { dataDir: newFolder(), demoPassword: 'from the demo' };
  const administrators = () =>
    db.selectFrom('customers').select('email').where('role', '=', 'administrator').execute();
  await openDemoLogIn(parts, database, NOW);
  await db.deleteFrom('customers').where('role', '=', 'administrator').execute();
  await openDemoLogIn(parts, database, NOW);
  expect(await administrators()).toEqual([{ email: 'administrator@example.com' }]);
  expect(await opens('administrator@example.com', 'from the demo')).toBe(true);
  await db
    .updateTable('customers')
    .set({ email: 'owner@example.com' })
    .where('role', '=', 'administrator')
    .execute();
  await openDemoLogIn(parts, database, NOW);
  expect(await administrators()).toEqual([{ email: 'owner@example.com' }]);
});

test('a shop with people of its own gets none of the demo’s, and they keep their passwords', async () => {
  await addPerson(db, 'owner@example.com', NOW, { role: 'administrator' });
  const parts = { dataDir: newFolder(), demoPassword: 'from the demo' };
  expect(await openDemoLogIn(parts, database, NOW)).toBeNull();
  expect(await db.selectFrom('customers').select('email').execute()).toHaveLength(1);
  expect(await opens('owner@example.com', TEST_PASSWORD)).toBe(true);
});

test('the start prints a link while nobody looks after the shop, and the log-in of the demo', async () => {
  const none = { demoApiKey: undefined, demoAdminApiKey: undefined };
  const keys = { ...none, secretKey: undefined, oldSecretKeys: [] };
  const parts = { dataDir: newFolder(), demoPassword: undefined, ...keys };
  const origin = 'https://shop.example';
  const empty = await startLines({ ...parts, demo: false }, database, origin, NOW);
  expect(empty).toHaveLength(1);
  expect(empty[0]).toMatch(/https:\/\/shop\.example\/my-account\/set-up\?token=[\w-]{43}$/);
  const demo = await startLines({ ...parts, demo: true }, database, origin, NOW);
  expect(demo).toEqual([
    expect.stringMatching(/^Demo administrator: administrator@example\.com, password: \S+/),
    expect.stringMatching(/^Demo manager: manager@example\.com, password: \S+/),
  ]);
  expect(await startLines({ ...parts, demo: false }, database, origin, NOW)).toEqual([]);
});

test('the demo opens with a password alone, unless somebody decided otherwise', async () => {
  const isRequested = async () =>
    (await readSettings(db, () => undefined))['accounts.staffSecondFactor'];
  const parts = { dataDir: newFolder(), demoPassword: 'from the demo' };
  expect(await isRequested()).toBe(true);
  await openDemoLogIn(parts, database, NOW);
  expect(await isRequested()).toBe(false);
  await saveSetting(db, 'accounts.staffSecondFactor', true, NOW);
  await openDemoLogIn(parts, database, NOW);
  expect(await isRequested()).toBe(true);
  await database.reset();
  await addPerson(db, 'owner@example.com', NOW, { role: 'administrator' });
  await openDemoLogIn(parts, database, NOW);
  expect(await isRequested()).toBe(true);
});
