import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/settings/defaults.ts';
import { root } from '../pinned-node.mjs';

/** The first cells of the tables of settings in a document. */
function documentedSettings(page: string): string[] {
  const tables = page.split('\n\n').filter((block) => block.startsWith('| setting |'));
  const cells = tables.flatMap((table) => table.split('\n').slice(2));
  return cells.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('the operations page names only settings that exist', () => {
  const names = documentedSettings(readFileSync(join(root, 'docs/operations.md'), 'utf8'));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !(name in SETTINGS))).toEqual([]);
});
