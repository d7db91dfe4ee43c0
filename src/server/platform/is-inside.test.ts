import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInside } from './is-inside.ts';

test.each([
  ['/srv/shop', '/srv/shop', true],
  ['/srv/shop/backups', '/srv/shop', true],
  ['/srv/shop/../backups', '/srv/shop', false],
  ['/srv/shop-backups', '/srv/shop', false],
  ['/srv/shop/..backups', '/srv/shop', true],
  ['/srv', '/srv/shop', false],
])('%s in %s: %s', (path, folder, inside) => {
  expect(isInside(path, folder)).toBe(inside);
});

test('a link leads where it points to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-inside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'data/backups'), { recursive: true });
  symlinkSync(join(folder, 'data/backups'), join(folder, 'link'));
  expect(isInside(join(folder, 'link'), join(folder, 'data'))).toBe(true);
});
