import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { touchedBy } from './changed.mjs';

const all = ['types', 'lint', 'unit', 'components', 'sqlite', 'postgres', 'browser'];

test('nothing changed, nothing runs', () => {
  expect(touchedBy([])).toEqual({ stages: [], browser: [] });
});

test('documents are checked by lint and by the unit tests that read them', () => {
  expect(touchedBy(['docs/calls.md']).stages).toEqual(['lint', 'unit']);
});

test.each([
  ['src/shop/cart/line.tsx', ['shopping-walk', 'tests/browser/cart', 'tests/browser/product']],
  ['src/shop/reviews/stars.tsx', ['tests/browser/reviews']],
  ['src/server/reviews/vote.ts', ['tests/browser/admin', 'tests/browser/reviews']],
  ['src/admin/shell/menu.tsx', ['tests/browser/admin']],
  ['tests/browser/header.test.ts', ['tests/browser/header.test.ts']],
  ['tests/faults/crowd.ts', ['tests/process/faults.test.ts']],
  ['scripts/start.mjs', ['tests/process']],
])('%s can touch %j', (file, browser) => {
  expect(touchedBy([file])).toEqual({ stages: all, browser });
});

test.each([
  'src/rules/money/money.ts',
  'src/server/open-shop.ts',
  'demo/seed.ts',
  'package.json',
  'tests/browser/support/cart.ts',
])('%s can touch any page', (file) => {
  expect(touchedBy([file]).browser).toBe('all');
});

test('tests of units and servers touch no page', () => {
  expect(touchedBy(['src/server/cart/cart.db.test.ts'])).toEqual({
    stages: all.slice(0, -1),
    browser: [],
  });
});

test('every browser test that is named exists', () => {
  const root = join(import.meta.dirname, '..');
  const source = readFileSync(join(import.meta.dirname, 'changed.mjs'), 'utf8');
  const named = source.slice(
    source.indexOf('browserTests ='),
    source.indexOf('const configuration'),
  );
  const names = [...named.matchAll(/'([\w/-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter(
    (name) => ![name, `tests/browser/${name}.test.ts`].some((path) => existsSync(join(root, path))),
  );
  expect(missing).toEqual([]);
});
