import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { emptyDatabaseTarget, testDatabase } from '../database/testing/test-database.ts';
import { defaultStorage } from '../storage/default-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openBucket } from '../storage/s3/s3-bucket.ts';
import { S3_LIMITS } from '../storage/s3/s3-requests.ts';
import { type S3Target, type StorageTarget, storageTarget } from '../storage/storage-target.ts';
import { startTestS3, TEST_KEYS, type TestS3 } from '../storage/testing/test-s3.ts';
import { backUp } from './back-up.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { createBackupKey } from './backup-key.ts';
import { bucketSource } from './bucket-source.ts';
import { bucketTarget } from './bucket-target.ts';
import { checkBackup, restore } from './restore.ts';

const shop = await testDatabase();
let s3: TestS3;
beforeAll(async () => {
  for (const [name, value] of Object.entries(TEST_KEYS)) vi.stubEnv(name, value);
  s3 = await startTestS3();
});
afterAll(() => s3.close());

let nth = 0;
let folder: string;
let dataDir: string;
let backups: string;
let prefix: string;
beforeEach(async () => {
  await shop.reset();
  await shop.db
    .insertInto('settings')
    .values({ name: 'shop.name', value: '"Cups"', updated_at: 0 })
    .execute();
  nth += 1;
  folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-backup-'));
  dataDir = join(folder, 'data');
  prefix = `backups-${nth}`;
  backups = address(prefix);
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  writeFileSync(join(dataDir, 'mail/Grüße 1.eml'), 'Hello');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const address = (below: string) => `s3://shop-files/${below}?endpoint=${s3.endpoint}`;

function s3Target(url: string): S3Target {
  const target = storageTarget(url);
  if (target.kind !== 's3') throw new Error(`${url} is no bucket`);
  return target;
}

interface Choices {
  at?: string;
  keep?: number;
  key?: string;
  storage?: StorageTarget;
}

const backUpShop = ({ at = '2026-11-18T08:15:30Z', keep, key, storage }: Choices = {}) =>
  backUp({
    config: { dataDir, database: shop.target, storage: storage ?? defaultStorage(dataDir) },
    target: bucketTarget(s3Target(backups)),
    key: key === undefined ? null : createBackupKey(key),
    keep: keep === undefined ? null : { last: keep, daily: 0, weekly: 0, monthly: 0 },
    now: new Date(at),
    report: () => undefined,
  });

const emptyPlace = async (storage?: StorageTarget) => ({
  dataDir: join(folder, 'restored'),
  database: await emptyDatabaseTarget(),
  storage: storage ?? defaultStorage(join(folder, 'restored')),
  secretKey: undefined,
  backupKey: undefined,
});

const source = (name: string) => bucketSource(s3Target(address(`${prefix}/${name}`)));
const bucket = () => openBucket(s3Target(backups), S3_LIMITS);

async function settingNames(target: Awaited<ReturnType<typeof emptyDatabaseTarget>>) {
  const { db, close } = await openDatabase(target);
  const rows = await db.selectFrom('settings').select('name').execute();
  await close();
  return rows.map(({ name }) => name);
}

async function objects(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of bucket().list()) names.push(name);
  return names;
}

test('a shop is backed up to a bucket and restored from it', async () => {
  const made = await backUpShop();
  expect(made.name).toMatch(/^vitrine-20261118T081530Z-\d{6}$/);
  expect(await objects()).toContain(`${made.name}/files/mail/Grüße 1.eml`);
  const place = await emptyPlace();
  await restore(place, source(made.name));
  expect(await settingNames(place.database)).toEqual(['shop.name']);
  expect(readFileSync(join(place.dataDir, 'mail/Grüße 1.eml'), 'utf8')).toBe('Hello');
});

test('an encrypted one of more than a part is restored with its key', async () => {
  const large = Buffer.alloc(9 * 1024 * 1024, 'a cup ');
  writeFileSync(join(dataDir, 'large.bin'), large);
  const key = '0f'.repeat(32);
  const made = await backUpShop({ key });
  const place = { ...(await emptyPlace()), backupKey: key };
  await restore(place, source(made.name));
  expect(readFileSync(join(place.dataDir, 'large.bin')).equals(large)).toBe(true);
  expect((await checkBackup(source(made.name), undefined)).isDecrypted).toBe(false);
});

test('the newest backups stay, and what is no backup is left alone', async () => {
  await bucket().put('notes.txt', Buffer.from('mine'));
  await bucket().put('vitrine-20200101T000000Z/mine.txt', Buffer.from('mine'));
  const first = await backUpShop({ at: '2026-11-18T08:10:00Z' });
  const second = await backUpShop({ at: '2026-11-18T08:11:00Z' });
  const third = await backUpShop({ at: '2026-11-18T08:12:00Z', keep: 2 });
  expect(third.removed).toEqual([first.name]);
  const listed = await bucketTarget(s3Target(backups)).list();
  expect(listed.map(({ name }) => name)).toEqual([third.name, second.name]);
  const names = await objects();
  expect(names.filter((name) => name.startsWith(first.name))).toEqual([]);
  expect(names).toContain('notes.txt');
  expect(names).toContain('vitrine-20200101T000000Z/mine.txt');
});

test('what a killed backup left is none, and is removed after a day', async () => {
  await bucket().put('vitrine-20261118T070000Z-123456/shop.db', Buffer.from('half'));
  const isLeft = async () => (await objects()).some((name) => name.includes('123456'));
  const made = await backUpShop();
  const listed = await bucketTarget(s3Target(backups)).list();
  expect(listed.map(({ name }) => name)).toEqual([made.name]);
  expect(await isLeft()).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  await backUpShop();
  vi.restoreAllMocks();
  expect(await isLeft()).toBe(false);
});

test('a bucket that fails in the middle leaves no backup, and the next one is complete', async () => {
  const target = bucketTarget(s3Target(backups));
  const failing = {
    ...target,
    async begin(createdAt: string) {
      const draft = await target.begin(createdAt);
      return {
        ...draft,
        async write(...[path, content]: Parameters<typeof draft.write>) {
          if (path.startsWith('files/')) s3.break('failing', 3);
          return draft.write(path, content);
        },
      };
    },
  };
  const request = {
    config: { dataDir, database: shop.target, storage: defaultStorage(dataDir) },
    key: null,
    keep: null,
    now: new Date('2026-11-18T08:15:30Z'),
    report: () => undefined,
  };
  await expect(backUp({ ...request, target: failing })).rejects.toThrow(
    `The storage s3://shop-files/${prefix} cannot be used: ${s3.endpoint} failed with 503.`,
  );
  expect(await objects()).toEqual([]);
  expect(await target.list()).toEqual([]);
  const made = await backUp({ ...request, target });
  expect((await target.list()).map(({ name }) => name)).toEqual([made.name]);
});

test('files of a bucket are part of the backup, and are restored into a bucket or a folder', async () => {
  const storage = storageTarget(address(`files-${nth}`));
  await (await openStorage(storage)).put('originals/cup', Buffer.from('a cup'));
  // Left behind by a move of the files.
  mkdirSync(join(dataDir, 'media/originals'), { recursive: true });
  writeFileSync(join(dataDir, 'media/originals/cup'), 'an older cup');
  const made = await backUpShop({ storage });
  expect(made.manifest.files.map(({ path }) => path)).toEqual([
    'mail/Grüße 1.eml',
    'media/originals/cup',
  ]);

  const other = storageTarget(address(`restored-${nth}`));
  await restore(await emptyPlace(other), source(made.name));
  expect(String(await (await openStorage(other)).get('originals/cup'))).toBe('a cup');
  expect(existsSync(join(folder, 'restored/media'))).toBe(false);

  rmSync(join(folder, 'restored'), { recursive: true });
  const local = await emptyPlace();
  await restore(local, source(made.name));
  expect(readFileSync(join(local.dataDir, 'media/originals/cup'), 'utf8')).toBe('a cup');
});

test('a storage with files is refused and stays as it is', async () => {
  const storage = storageTarget(address(`used-${nth}`));
  const opened = await openStorage(storage);
  await opened.put('originals/mug', Buffer.from('a mug'));
  const made = await backUpShop();
  const place = await emptyPlace(storage);
  await expect(restore(place, source(made.name))).rejects.toThrow(
    `There are files in s3://shop-files/used-${nth} already`,
  );
  expect(existsSync(place.dataDir)).toBe(false);
  expect(String(await opened.get('originals/mug'))).toBe('a mug');
});

test('an object with another byte: nothing is written', async () => {
  const made = await backUpShop();
  await bucket().put(`${made.name}/files/mail/Grüße 1.eml`, Buffer.from('Hellp'));
  const place = await emptyPlace();
  await expect(restore(place, source(made.name))).rejects.toThrow(
    'The backup is damaged: mail/Grüße 1.eml is not what its manifest says.',
  );
  expect(existsSync(place.dataDir)).toBe(false);
});

const command = (env: Record<string, string> = {}) => ({
  ...readConfig(env),
  dataDir,
  database: shop.target,
  storage: defaultStorage(dataDir),
});

test('the commands take the address of a bucket', async () => {
  const [first = ''] = await backupCommand(command(), [backups], new Date('2026-11-18T08:15:30Z'));
  expect(first).toMatch(/^Backup: s3:\/\/shop-files\/backups-\d+\/vitrine-20261118T081530Z-\d{6}$/);
  const name = first.split('/').at(-1) ?? '';
  const from = address(`${prefix}/${name}`);
  expect(await restoreCommand(command(), [from, '--check'])).toEqual([
    'The backup of 2026-11-18T08:15:30.000Z is complete: database and 1 files.',
  ]);
  const [scheduled = ''] = await backupCommand(command({ BACKUP_DIR: backups }), [], new Date());
  expect(scheduled).toContain(`Backup: s3://shop-files/${prefix}/vitrine-`);
});

test.each([
  [
    'another bucket',
    () => `s3://shop-filet/x?endpoint=${s3.endpoint}`,
    /there is no bucket shop-filet/,
  ],
  ['no server', () => 's3://shop-files/x?endpoint=http://127.0.0.1:9', /nothing listens at/],
  ['keys in the address', () => 's3://key:secret@shop-files', /keys belong in AWS_ACCESS_KEY_ID/],
  ['the storage itself', () => address('north'), /inside the storage of the files/],
])('%s is one clear line', async (_, to, problem) => {
  const config = { ...command(), storage: storageTarget(s3.url) };
  await expect(backupCommand(config, [to()], new Date())).rejects.toThrow(problem);
});

test('a wrong key is one clear line', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'another one');
  try {
    await expect(backUpShop()).rejects.toThrow('AWS_ACCESS_KEY_ID is not known there');
  } finally {
    vi.stubEnv('AWS_ACCESS_KEY_ID', TEST_KEYS.AWS_ACCESS_KEY_ID);
  }
});
