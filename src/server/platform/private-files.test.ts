import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDatabasePrivate, makeFolderPrivate } from './private-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const getMode = (name: string) => statSync(join(folder, name)).mode & 0o777;

function add(name: string, mode: number): void {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
}

test('a folder of an earlier version is closed to others, with what is in it', () => {
  add('shop.db', 0o644);
  mkdirSync(join(folder, 'media-private'), { mode: 0o755 });
  chmodSync(folder, 0o755);
  expect(makeFolderPrivate(folder)).toBe(true);
  expect(['.', 'shop.db', 'media-private'].map(getMode)).toEqual([0o700, 0o600, 0o700]);
});

test('a folder that all users write to is left as it is', () => {
  add('of-another', 0o644);
  chmodSync(folder, 0o1777);
  expect(makeFolderPrivate(folder)).toBe(false);
  expect(['.', 'of-another'].map(getMode)).toEqual([0o777, 0o644]);
});

test('a database is made for its user alone, and one that was open to others is closed', () => {
  makeDatabasePrivate(join(folder, 'shop.db'));
  expect(getMode('shop.db')).toBe(0o600);
  for (const name of ['old.db', 'old.db-wal', 'old.db-shm']) add(name, 0o644);
  makeDatabasePrivate(join(folder, 'old.db'));
  expect(['old.db', 'old.db-wal', 'old.db-shm'].map(getMode)).toEqual([0o600, 0o600, 0o600]);
});
