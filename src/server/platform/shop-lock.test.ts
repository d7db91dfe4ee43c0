import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockForWorkers, lockShop } from './shop-lock.ts';
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

test('the lock of workers is that of their supervisor', async () => {
  const files: string[] = [];
  const supervisor = (failure: { message: string; isHeld: boolean } | null) => ({
    lock: async (file: string) => {
      files.push(file);
      return failure;
    },
  });
  const target = sqlite(join(folder, 'new/shop.db'));
  await lockForWorkers(target, supervisor(null));
  expect(files).toEqual([target.file]);
  expect(readdirSync(join(folder, 'new'))).toEqual(['shop.db-lock']);
  const held = lockForWorkers(target, supervisor({ message: 'locked', isHeld: true }));
  await expect(held).rejects.toThrow(/^Another process has opened the shop in .*shop.db: stop/);
  const failed = lockForWorkers(target, supervisor({ message: 'disk I/O error', isHeld: false }));
  await expect(failed).rejects.toThrow('cannot be locked (disk I/O error)');
  writeFileSync(join(folder, 'file'), '');
  const unwritable = lockForWorkers(sqlite(join(folder, 'file/shop.db')), supervisor(null));
  await expect(unwritable).rejects.toThrow('cannot be locked');
  await lockForWorkers({ engine: 'postgres', url: 'postgres://db/shop' }, supervisor(null));
  expect(files).toHaveLength(3);
});
