import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { emptyTarget, testDatabase } from './database/testing/test-database.ts';
import { refuseEmptyDatabase, refuseMissingFile } from './lost-database.ts';
import { diskStorage } from './storage/disk-storage.ts';

const full = await testDatabase();
const empty = await openDatabase(await emptyTarget());
const folder = mkdtempSync(join(tmpdir(), 'vitrine-lost-'));
const media = join(folder, 'media');
const files = { storage: diskStorage(media), place: media };
afterAll(async () => {
  await empty.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => rmSync(media, { recursive: true, force: true }));

function addFile(): void {
  mkdirSync(join(media, 'originals/ab'), { recursive: true });
  writeFileSync(join(media, 'originals/ab/cup.webp'), 'x');
}

test('a database without tables beside the files of a shop is refused', async () => {
  await refuseEmptyDatabase(empty, files);
  mkdirSync(join(media, 'originals'), { recursive: true });
  await refuseEmptyDatabase(empty, files);
  addFile();
  await expect(refuseEmptyDatabase(empty, files)).rejects.toThrow(
    /^The database is empty, but .*media holds files of a shop: restore the database/,
  );
  await refuseEmptyDatabase(full, files);
});

test('a missing or empty file beside the files of a shop is refused before it is opened', async () => {
  const file = join(folder, 'shop.db');
  const target = { engine: 'sqlite', file } as const;
  await refuseMissingFile(target, files);
  addFile();
  await expect(refuseMissingFile(target, files)).rejects.toThrow(`The database ${file} is missing`);
  writeFileSync(file, '');
  await expect(refuseMissingFile(target, files)).rejects.toThrow('is missing');
  writeFileSync(file, 'rows');
  await refuseMissingFile(target, files);
});
