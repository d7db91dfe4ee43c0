import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockShop } from './shop-lock.ts';
import { StartProblem } from './start-problem.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sqlite = (file: string) => ({ engine: 'sqlite', file }) as const;

test('of two that want to serve one database the second is refused, until the first has ended', () => {
  const target = sqlite(join(folder, 'new/shop.db'));
  const unlock = lockShop(target);
  expect(readdirSync(join(folder, 'new'))).toEqual(['shop.db-lock']);
  expect(() => lockShop(target)).toThrow(StartProblem);
  expect(() => lockShop(target)).toThrow(/^Another process has opened the shop in .*shop.db: stop/);
  lockShop(sqlite(join(folder, 'other.db')))();
  unlock();
  lockShop(target)();
});

test('a folder that cannot be written is a start problem', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockShop(sqlite(join(folder, 'file/shop.db')))).toThrow('cannot be locked');
});

test('processes share a PostgreSQL database', () => {
  const target = { engine: 'postgres', url: 'postgres://db/shop' } as const;
  lockShop(target);
  lockShop(target);
});
