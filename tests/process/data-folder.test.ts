import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { type RunningShop, runShop } from './run-shop.ts';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function open(env: Record<string, string> = {}): Promise<RunningShop> {
  const shop = runShop({ DATA_DIR: folder, PORT: String(await freePort()), ...env });
  await shop.prints('Vitrine is open');
  return shop;
}

async function refusal(): Promise<string> {
  const shop = runShop({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(await shop.ended, shop.output()).toBe(1);
  return shop.output();
}

async function stop(shop: RunningShop): Promise<void> {
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
}

test('a second process on the same folder is refused with one line, and none after a kill', async () => {
  const first = await open();
  expect(await refusal()).toBe(
    `Another process has opened the shop in ${folder}/shop.db: stop it, or set DATA_DIR to another folder.\n`,
  );
  // Tools read and write beside it.
  const beside = new DatabaseSync(join(folder, 'shop.db'));
  beside.exec("insert into counters (name, value) values ('beside', 1)");
  beside.close();
  first.process.kill('SIGKILL');
  await first.ended;
  await stop(await open());
});

test('database, images and emails are for the user of the shop alone', async () => {
  mkdirSync(join(folder, 'media'));
  chmodSync(join(folder, 'media'), 0o755);
  writeFileSync(join(folder, 'shop.db'), '');
  chmodSync(join(folder, 'shop.db'), 0o644);
  chmodSync(folder, 0o755);
  const shop = await open();
  const readable = readdirSync(folder).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  expect(readable).toEqual([]);
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['media', 'secret-key', 'shop.db', 'shop.db-shm', 'shop.db-wal']),
  );
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await stop(shop);
});

test('a lost database is not replaced by the demo shop', async () => {
  mkdirSync(join(folder, 'media/originals'), { recursive: true });
  writeFileSync(join(folder, 'media/originals/cup.webp'), 'x');
  const line = await refusal();
  expect(line).toContain(`The database ${folder}/shop.db is missing, but ${folder}/media holds`);
  expect(readdirSync(folder)).not.toContain('shop.db');
});

test('a key that does not fit the database stops the start with one line', async () => {
  await stop(await open());
  writeFileSync(join(folder, 'secret-key'), `${'f'.repeat(64)}\n`);
  expect(await refusal()).toContain('encrypted with another key');
});
