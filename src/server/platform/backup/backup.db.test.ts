import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { emptyDatabaseTarget, testDatabase } from '../database/testing/test-database.ts';
import { lockFile } from '../file-lock.ts';
import { defaultStorage } from '../storage/default-storage.ts';
import { type BackupProgress, backUp } from './back-up.ts';
import { backupCommand } from './backup-commands.ts';
import { createBackupKey } from './backup-key.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderSource } from './folder-source.ts';
import { folderTarget } from './folder-target.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { checkBackup, restore } from './restore.ts';

const shop = await testDatabase();
beforeEach(() => shop.reset());

let folder: string;
let dataDir: string;
let backups: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'));
  dataDir = join(folder, 'data');
  backups = join(folder, 'backups');
  mkdirSync(join(dataDir, 'media/originals'), { recursive: true });
  mkdirSync(backups);
  writeFileSync(join(dataDir, 'media/originals/cup.webp'), 'a cup');
  writeFileSync(join(dataDir, 'media/half.part'), 'half');
  writeFileSync(join(dataDir, 'secret-key'), 'k'.repeat(64));
  await addSetting('shop.name');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addSetting = (name: string) =>
  shop.db.insertInto('settings').values({ name, value: '"Cups"', updated_at: 0 }).execute();

interface Choices {
  keep?: number;
  at?: string;
  key?: string;
  target?: BackupTarget;
  report?: (progress: BackupProgress) => void;
}

async function backUpShop(choices: Choices = {}) {
  const { keep, at = '2026-11-18T08:15:30Z', key, target = folderTarget(backups) } = choices;
  const made = await backUp({
    config: { dataDir, database: shop.target, storage: defaultStorage(dataDir) },
    target,
    key: key === undefined ? null : createBackupKey(key),
    keep: keep === undefined ? null : { last: keep, daily: 0, weekly: 0, monthly: 0 },
    now: new Date(at),
    report: choices.report ?? (() => undefined),
  });
  return { ...made, folder: join(backups, made.name) };
}

const isBackup = (name: string) => name.startsWith('vitrine-');
const withoutLocks = (names: string[]) => names.filter((name) => !name.endsWith('-lock'));

const emptyPlace = async () => ({
  dataDir: join(folder, 'restored'),
  storage: defaultStorage(join(folder, 'restored')),
  database: await emptyDatabaseTarget(),
  secretKey: undefined,
  backupKey: undefined,
});

async function settingNames(target: Awaited<ReturnType<typeof emptyDatabaseTarget>>) {
  const { db, close } = await openDatabase(target);
  const rows = await db.selectFrom('settings').select('name').orderBy('name').execute();
  await close();
  return rows.map(({ name }) => name);
}

test('an open shop is copied with its files and without its key, and restored as it was', async () => {
  const made = await backUpShop();
  expect(made.folder).toBe(join(backups, 'vitrine-20261118T081530Z'));
  expect(made.manifest.files.map(({ path }) => path)).toEqual(['media/originals/cup.webp']);
  expect(withoutLocks(readdirSync(backups))).toEqual(['vitrine-20261118T081530Z']);
  expect(withoutLocks(readdirSync(dataDir))).toEqual(['media', 'secret-key']);
  await addSetting('later');

  const place = await emptyPlace();
  const restored = await restore(place, folderSource(made.folder));
  expect(restored.needsKey).toBe(true);
  expect(await settingNames(place.database)).toEqual(['shop.name']);
  expect(readFileSync(join(place.dataDir, 'media/originals/cup.webp'), 'utf8')).toBe('a cup');
  expect(withoutLocks(readdirSync(place.dataDir))).toEqual(['media']);
});

test('the newest backups stay, and what is no backup is left alone', async () => {
  for (const minute of ['10', '11', '12']) {
    await backUpShop({ at: `2026-11-18T08:${minute}:00Z` });
  }
  writeFileSync(join(backups, 'notes.txt'), 'mine');
  mkdirSync(join(backups, 'vitrine-20200101T000000Z'));
  mkdirSync(join(backups, 'vitrine-20200102T000000Z'));
  writeFileSync(join(backups, 'vitrine-20200102T000000Z', MANIFEST_FILE), '{"mine": true}');
  const { removed } = await backUpShop({ keep: 2, at: '2026-11-18T08:12:00Z' });
  expect((await folderTarget(backups).list()).map(({ name }) => name)).toEqual([
    'vitrine-20261118T081200Z-2',
    'vitrine-20261118T081200Z',
    'vitrine-20200102T000000Z',
  ]);
  expect(removed).toHaveLength(2);
  expect(readdirSync(backups)).toContain('notes.txt');
  expect(readdirSync(backups)).toContain('vitrine-20200101T000000Z');
});

test('a folder inside the data folder is refused', async () => {
  const inside = join(dataDir, 'backups');
  const config = { ...readConfig({}), dataDir, database: shop.target };
  await expect(backupCommand(config, [inside], new Date())).rejects.toThrow(
    'is inside the data folder',
  );
  expect(existsSync(inside)).toBe(false);
});

test('the drafts of a killed backup are removed by the next, and nothing else is', async () => {
  const left = '.vitrine-0a1b2c3d.part';
  mkdirSync(join(backups, left, 'files'), { recursive: true });
  mkdirSync(join(backups, '.mine.part'));
  for (const end of ['', '-journal']) writeFileSync(join(dataDir, `.backup.part${end}`), 'half');
  const { manifest } = await backUpShop();
  expect(manifest.files.map(({ path }) => path)).toEqual(['media/originals/cup.webp']);
  expect(readdirSync(backups)).not.toContain(left);
  expect(readdirSync(backups)).toContain('.mine.part');
});

test('while another backup is written, its draft is left alone and none is begun', async () => {
  const draft = '.vitrine-0a1b2c3d.part';
  mkdirSync(join(backups, draft));
  const unlock = lockFile(join(backups, '.vitrine-backup-lock'), 0);
  await expect(backUpShop()).rejects.toThrow('Another backup is being written');
  expect(withoutLocks(readdirSync(backups))).toEqual([draft]);
  unlock();
  await backUpShop();
  expect(readdirSync(backups)).not.toContain(draft);
});

test('one backup of a shop is made at a time, to whatever folder', async () => {
  const unlock = lockFile(join(dataDir, '.backup-lock'), 0);
  await expect(backUpShop()).rejects.toThrow('Another backup of this shop is being made');
  expect(readdirSync(backups)).toEqual([]);
  unlock();
  await backUpShop();
});

test('a folder that is gone is one line, and is not made', async () => {
  rmSync(backups, { recursive: true });
  await expect(backUpShop()).rejects.toThrow(/^The backup folder .* does not exist: create it/);
  expect(existsSync(backups)).toBe(false);
});

test('a full disk is one line, and leaves nothing behind', async () => {
  await backUpShop({ at: '2026-11-17T08:00:00Z' });
  const target = folderTarget(backups);
  const full: BackupTarget = {
    ...target,
    async begin(createdAt) {
      const draft = await target.begin(createdAt);
      return {
        ...draft,
        async write(path, content) {
          await draft.write(path, content);
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
            code: 'ENOSPC',
          });
        },
      };
    },
  };
  await expect(backUpShop({ keep: 1, target: full })).rejects.toThrow(
    `The backup to ${backups} failed: its disk is full.`,
  );
  expect(withoutLocks(readdirSync(backups))).toEqual(['vitrine-20261117T080000Z']);
  expect(withoutLocks(readdirSync(dataDir))).toEqual(['media', 'secret-key']);
});

test('a draft that somebody removes meanwhile does not become a backup', async () => {
  const removeDraft = ({ step }: BackupProgress) => {
    if (step === 'files') for (const name of readdirSync(backups).filter(isDraft)) remove(name);
  };
  const isDraft = (name: string) => name.endsWith('.part');
  const remove = (name: string) => rmSync(join(backups, name), { recursive: true });
  await expect(backUpShop({ report: removeDraft })).rejects.toThrow('a folder is gone');
  expect(readdirSync(backups).filter(isBackup)).toEqual([]);
});

test('what is written while the copy is made is not in it, or is whole', async () => {
  const writes = Array.from({ length: 50 }, (_, number) => addSetting(`during.${number}`));
  const [made] = await Promise.all([backUpShop(), ...writes]);
  const place = await emptyPlace();
  await restore(place, folderSource(made.folder));
  expect(await settingNames(place.database)).toContain('shop.name');
  expect(await settingNames(shop.target)).toHaveLength(51);
});

test.each([
  [
    'a file with another byte',
    (made: string) => appendFileSync(join(made, 'files/media/originals/cup.webp'), '!'),
    'The backup is damaged: media/originals/cup.webp',
  ],
  [
    'a missing file',
    (made: string) => rmSync(join(made, 'files/media/originals/cup.webp')),
    'The backup is incomplete: media/originals/cup.webp is missing.',
  ],
  ['a missing manifest', (made: string) => rmSync(join(made, MANIFEST_FILE)), 'is not a backup'],
  [
    'a manifest that is no JSON',
    (made: string) => writeFileSync(join(made, MANIFEST_FILE), '{'),
    'it is not the manifest of a backup',
  ],
  [
    'the name of the key',
    (made: string) => replaceInManifest(made, 'media/originals/cup.webp', 'secret-key'),
    'it is not the manifest of a backup',
  ],
  [
    'a path that leads out',
    (made: string) => replaceInManifest(made, 'media/originals/cup.webp', '../../cup.webp'),
    'it is not the manifest of a backup',
  ],
])('%s: nothing is written', async (_, damage, problem) => {
  const made = await backUpShop();
  damage(made.folder);
  const place = await emptyPlace();
  await expect(restore(place, folderSource(made.folder))).rejects.toThrow(problem);
  expect(existsSync(place.dataDir)).toBe(false);
});

function replaceInManifest(made: string, from: string, to: string): void {
  const file = join(made, MANIFEST_FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('a place that holds a shop is refused and stays as it is', async () => {
  const made = await backUpShop();
  await addSetting('later');
  const living = {
    dataDir,
    database: shop.target,
    storage: defaultStorage(dataDir),
    secretKey: undefined,
    backupKey: undefined,
  };
  await expect(restore(living, folderSource(made.folder))).rejects.toThrow('There is a shop in');
  const other = join(folder, 'other');
  const filled = { ...living, dataDir: other, storage: defaultStorage(other) };
  await expect(restore(filled, folderSource(made.folder))).rejects.toThrow('Nothing was changed.');
  expect(await settingNames(shop.target)).toEqual(['later', 'shop.name']);
});

test('a key that is there already is enough', async () => {
  const made = await backUpShop();
  const place = await emptyPlace();
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'secret-key'), 'k'.repeat(64));
  expect((await restore(place, folderSource(made.folder))).needsKey).toBe(false);
});

const KEY = '0f'.repeat(32);

test('an encrypted backup is restored with its key, and nothing in it can be read without', async () => {
  const made = await backUpShop({ key: KEY });
  const { fingerprint } = createBackupKey(KEY);
  expect(made.manifest.encryption).toMatchObject({ cipher: 'aes-256-gcm', key: fingerprint });
  const stored = readFileSync(join(made.folder, 'files/media/originals/cup.webp'));
  expect(stored.includes('a cup')).toBe(false);
  expect(readFileSync(join(made.folder, made.manifest.database.path)).includes('Cups')).toBe(false);
  expect(readFileSync(join(made.folder, MANIFEST_FILE), 'utf8')).not.toContain(KEY);

  const place = { ...(await emptyPlace()), backupKey: KEY };
  await restore(place, folderSource(made.folder));
  expect(await settingNames(place.database)).toEqual(['shop.name']);
  expect(readFileSync(join(place.dataDir, 'media/originals/cup.webp'), 'utf8')).toBe('a cup');
});

test('its hashes are compared without the key, and all of it with the key', async () => {
  const made = await backUpShop({ key: KEY });
  expect((await checkBackup(folderSource(made.folder), undefined)).isDecrypted).toBe(false);
  expect((await checkBackup(folderSource(made.folder), KEY)).isDecrypted).toBe(true);
});

test.each([
  [
    'no key',
    undefined,
    /^The backup is encrypted with the key [0-9a-f]{16}: set BACKUP_KEY to it\./,
  ],
  [
    'another key',
    'f0'.repeat(32),
    /BACKUP_KEY is [0-9a-f]{16}, another one\. Nothing was changed\.$/,
  ],
])('with %s nothing is written', async (_, backupKey, problem) => {
  const made = await backUpShop({ key: KEY });
  const place = { ...(await emptyPlace()), backupKey };
  await expect(restore(place, folderSource(made.folder))).rejects.toThrow(problem);
  expect(existsSync(place.dataDir)).toBe(false);
});

test('an encrypted backup whose manifest was changed is refused', async () => {
  const made = await backUpShop({ key: KEY });
  replaceInManifest(made.folder, 'cup.webp', 'mug.webp');
  const place = { ...(await emptyPlace()), backupKey: KEY };
  await expect(restore(place, folderSource(made.folder))).rejects.toThrow(
    'its manifest was changed',
  );
  expect(existsSync(place.dataDir)).toBe(false);
});
