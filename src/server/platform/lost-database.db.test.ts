import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { emptyTarget, testDatabase } from './database/testing/test-database.ts';
import { refuseEmptyDatabase, refuseMissingFile } from './lost-database.ts';

const full = await testDatabase();
const empty = await openDatabase(await emptyTarget());
const folder = mkdtempSync(join(tmpdir(), 'vitrine-lost-'));
const media = join(folder, 'media');
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
  await refuseEmptyDatabase(empty, media);
  mkdirSync(join(media, 'originals'), { recursive: true });
  await refuseEmptyDatabase(empty, media);
  addFile();
  await expect(refuseEmptyDatabase(empty, media)).rejects.toThrow(
    /^The database is empty, but .*media holds files of a shop: restore the database/,
  );
  await refuseEmptyDatabase(full, media);
});

test('a missing or empty file beside the files of a shop is refused before it is opened', () => {
  const file = join(folder, 'shop.db');
  const target = { engine: 'sqlite', file } as const;
  refuseMissingFile(target, media);
  addFile();
  expect(() => refuseMissingFile(target, media)).toThrow(`The database ${file} is missing`);
  writeFileSync(file, '');
  expect(() => refuseMissingFile(target, media)).toThrow('is missing');
  writeFileSync(file, 'rows');
  refuseMissingFile(target, media);
});
