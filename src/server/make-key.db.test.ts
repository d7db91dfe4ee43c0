import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findKey, getSecret, isSecretOf } from './accounts/api-keys/find-key.ts';
import { addPerson } from './accounts/testing/test-people.ts';
import { openDemoKeys } from './demo-key.ts';
import { openDemoLogIn } from './demo-people.ts';
import { makeKey } from './make-key.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createEncryption } from './platform/encryption/encryption.ts';
import { testContext } from './settings/testing/test-context.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());
const NOW = Date.UTC(2026, 5, 1);
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-key-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const secretKey = 'a key for this test and for nothing else';
const config = { dataDir, secretKey, oldSecretKeys: [] };
const ctx = testContext(db, { encryption: createEncryption([secretKey]) });

test('the command makes a key that acts for a manager, and explains itself', async () => {
  const args = ['--name', 'Labels', '--permissions', 'read'];
  expect(await makeKey(config, database, args, NOW)).toMatchObject({ ok: false });
  await addPerson(db, 'sam@example.com', NOW, { role: 'shop_manager' });
  const ada = await addPerson(db, 'ada@example.com', NOW, { role: 'administrator' });
  for (const wrong of [[], ['--name', 'x'], [...args, '--what'], ['--permissions', 'read']]) {
    expect(await makeKey(config, database, wrong, NOW)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('npm run key'),
    });
  }
  const made = await makeKey(config, database, args, NOW);
  if (!made.ok) throw new Error(made.problem);
  const [, key = '', secret = ''] = /^(ck_\w{40}):(cs_\w{40})$/.exec(made.lines[0] ?? '') ?? [];
  const found = await findKey({ db, now: NOW }, key);
  expect(found).toMatchObject({ name: 'Labels', permissions: 'read', customerId: ada });
  expect(found && isSecretOf(found, secret)).toBe(true);
  expect(found && getSecret(ctx, found)).toBe(secret);
});

test('DEMO_API_KEY opens, from the first start or from a later one, with the newest secret', async () => {
  const key = 'ck_aaaaaaaaaaaaaaaaaaaa';
  const start = (secret: string) =>
    openDemoKeys(
      { ...config, demoApiKey: { key, secret }, demoAdminApiKey: undefined },
      database,
      NOW,
    );
  await openDemoLogIn({ dataDir, demoPassword: 'for looking' }, database, NOW);
  await start('cs_first00000000000000');
  await start('cs_first00000000000000');
  await start('cs_later00000000000000');
  const found = await findKey({ db, now: NOW }, key);
  expect(found).toMatchObject({ permissions: 'read_write', role: 'shop_manager' });
  expect(found && isSecretOf(found, 'cs_later00000000000000')).toBe(true);
  expect(await db.selectFrom('api_keys').select('id').execute()).toHaveLength(1);
});

test('DEMO_ADMIN_API_KEY opens as the demo’s administrator, also where it was the manager’s before', async () => {
  const pair = { key: 'ck_bbbbbbbbbbbbbbbbbbbb', secret: 'cs_bbbbbbbbbbbbbbbbbbbb' };
  await openDemoLogIn({ dataDir, demoPassword: 'for looking' }, database, NOW);
  await openDemoKeys({ ...config, demoApiKey: pair, demoAdminApiKey: undefined }, database, NOW);
  await openDemoKeys({ ...config, demoApiKey: undefined, demoAdminApiKey: pair }, database, NOW);
  const found = await findKey({ db, now: NOW }, pair.key);
  expect(found).toMatchObject({ permissions: 'read_write', role: 'administrator' });
  expect(await db.selectFrom('api_keys').select('name').execute()).toEqual([
    { name: 'DEMO_ADMIN_API_KEY' },
  ]);
});
