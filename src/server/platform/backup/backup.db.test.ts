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
import { openDatabase } from '../database/open-database.ts';
import { emptyDatabaseTarget, testDatabase } from '../database/testing/test-database.ts';
import { backUp, listBackups } from './back-up.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { restore } from './restore.ts';

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
  writeFileSync(join(dataDir, 'media/originals/cup.webp'), 'a cup');
  writeFileSync(join(dataDir, 'media/half.part'), 'half');
  writeFileSync(join(dataDir, 'secret-key'), 'k'.repeat(64));
  await addSetting('shop.name');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const addSetting = (name: string) =>
  shop.db.insertInto('settings').values({ name, value: '"Cups"', updated_at: 0 }).execute();

const backUpShop = ({ keep, at = '2026-11-18T08:15:30Z' }: { keep?: number; at?: string } = {}) =>
  backUp({
    config: { dataDir, database: shop.target },
    folder: backups,
    keep: keep ?? null,
    now: new Date(at),
  });

const emptyPlace = async () => ({
  dataDir: join(folder, 'restored'),
  database: await emptyDatabaseTarget(),
  secretKey: undefined,
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
  expect(readdirSync(backups)).toEqual(['vitrine-20261118T081530Z']);
  await addSetting('later');

  const place = await emptyPlace();
  const restored = await restore(place, made.folder);
  expect(restored.needsKey).toBe(true);
  expect(await settingNames(place.database)).toEqual(['shop.name']);
  expect(readFileSync(join(place.dataDir, 'media/originals/cup.webp'), 'utf8')).toBe('a cup');
  expect(readdirSync(place.dataDir).filter((name) => !name.endsWith('-lock'))).toEqual(['media']);
});

test('the newest backups stay, and what is no backup is left alone', async () => {
  for (const minute of ['10', '11', '12']) {
    await backUpShop({ at: `2026-11-18T08:${minute}:00Z` });
  }
  writeFileSync(join(backups, 'notes.txt'), 'mine');
  mkdirSync(join(backups, 'vitrine-20200101T000000Z'));
  const { removed } = await backUpShop({ keep: 2, at: '2026-11-18T08:12:00Z' });
  expect(listBackups(backups)).toEqual([
    join(backups, 'vitrine-20261118T081200Z-2'),
    join(backups, 'vitrine-20261118T081200Z'),
  ]);
  expect(removed).toHaveLength(2);
  expect(readdirSync(backups)).toContain('notes.txt');
  expect(readdirSync(backups)).toContain('vitrine-20200101T000000Z');
});

test('a folder inside the data folder is refused', async () => {
  backups = join(dataDir, 'backups');
  await expect(backUpShop()).rejects.toThrow('is inside the data folder');
  expect(existsSync(backups)).toBe(false);
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
  await expect(restore(place, made.folder)).rejects.toThrow(problem);
  expect(existsSync(place.dataDir)).toBe(false);
});

function replaceInManifest(made: string, from: string, to: string): void {
  const file = join(made, MANIFEST_FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('a place that holds a shop is refused and stays as it is', async () => {
  const made = await backUpShop();
  await addSetting('later');
  const living = { dataDir, database: shop.target, secretKey: undefined };
  await expect(restore(living, made.folder)).rejects.toThrow('There is a shop in');
  const filled = { ...living, dataDir: join(folder, 'other') };
  await expect(restore(filled, made.folder)).rejects.toThrow('Nothing was changed.');
  expect(await settingNames(shop.target)).toEqual(['later', 'shop.name']);
});

test('a key that is there already is enough', async () => {
  const made = await backUpShop();
  const place = await emptyPlace();
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'secret-key'), 'k'.repeat(64));
  expect((await restore(place, made.folder)).needsKey).toBe(false);
});
