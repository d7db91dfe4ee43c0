import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeSecondFactor } from './accounts/security/check-second-factor.ts';
import { codeOfStep, getStep } from './accounts/security/totp.ts';
import { openSecrets } from './open-secrets.ts';
import { testDatabase } from './platform/database/testing/test-database.ts';
import { createLog } from './platform/logging/log.ts';
import { readSettings } from './settings/read-settings.ts';
import { saveSetting } from './settings/save-setting.ts';
import { decryptSetting } from './settings/secret-settings.ts';

const database = await testDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const NOW = Date.UTC(2026, 5, 1, 12);
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const logged: string[] = [];
const log = createLog({ level: 'info', write: (line) => logged.push(line) });

function start(secretKey?: string, ...oldSecretKeys: string[]) {
  return openSecrets({ dataDir, secretKey, oldSecretKeys }, db, NOW, log);
}

async function addAccount(email: string, totp_secret: string): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({
      email,
      role: 'administrator',
      first_name: '',
      last_name: '',
      display_name: '',
      password_hash: '',
      billing: '{}',
      shipping: '{}',
      totp_secret,
      created_at: NOW,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const loadSetting = async (name: string) => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
};

test('a start encrypts the passwords of mail and maps, and a change of the key encrypts them again', async () => {
  const url = 'smtp://ann:clear-as-day@mail.example:587';
  await saveSetting(db, 'mail.smtpUrl', url, NOW);
  await saveSetting(db, 'locations.googleKey', 'a key of maps', NOW);
  const first = await start();
  const stored = await loadSetting('mail.smtpUrl');
  expect(stored).toMatch(/^enc1:/);
  expect(decryptSetting(first, 'mail.smtpUrl', stored)).toBe(url);
  // A value moved to another setting cannot be read there.
  expect(decryptSetting(first, 'locations.googleKey', stored)).toBeNull();
  const problems: string[] = [];
  const read = await readSettings(db, ({ name }) => problems.push(name));
  expect([read['mail.smtpUrl'], problems]).toEqual([stored, []]);
  await start();
  expect(await loadSetting('mail.smtpUrl')).toBe(stored);

  const second = await start('the first key of the environment');
  const again = await loadSetting('mail.smtpUrl');
  expect(again).not.toBe(stored);
  expect(decryptSetting(second, 'mail.smtpUrl', again)).toBe(url);
  expect(
    decryptSetting(second, 'locations.googleKey', await loadSetting('locations.googleKey')),
  ).toBe('a key of maps');
  await db.deleteFrom('settings').execute();
});

const loadAccount = (id: number) =>
  db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a start encrypts stored second factors, and each change of the key encrypts them again', async () => {
  const id = await addAccount('ann@example.com', KEY);
  const first = await start();
  const encrypted = (await loadAccount(id)).totp_secret;
  expect(encrypted).toMatch(/^enc1:/);
  expect(encrypted).not.toContain(KEY);
  await start();
  expect((await loadAccount(id)).totp_secret).toBe(encrypted);

  // From the file to the environment, and there from one key to the next.
  await start('the first key of the environment');
  await start('another key of the environment..', 'the first key of the environment');
  const last = await start('another key of the environment..');
  expect(last.signingKey).toBe(first.signingKey);
  const ctx = { db, now: NOW, encryption: last.encryption };
  const code = codeOfStep(KEY, getStep(NOW));
  expect(await takeSecondFactor(ctx, await loadAccount(id), code)).toBe(true);
});

test('a second factor nobody can read is reported and lets no code in', async () => {
  const id = await addAccount('bob@example.com', 'enc1:00000000:AAAA');
  const { encryption } = await start('another key of the environment..');
  expect(logged.join('')).toContain(`"second-factors-unreadable","accounts":[${id}]`);
  const ctx = { db, now: NOW, encryption };
  // The code of an empty key, which anybody can compute.
  expect(await takeSecondFactor(ctx, await loadAccount(id), codeOfStep('', getStep(NOW)))).toBe(
    false,
  );
});

test('a start without the key the secrets were encrypted with is refused', async () => {
  await expect(start('a key that was never used before..')).rejects.toThrow('another key');
});
