import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a sticky column needs 850 px, keeps the header and 15 above and 15 below [TH-42]', () => {
  const sheet = readFileSync(new URL('sticky-column.module.css', import.meta.url), 'utf8');
  const [narrow, wide] = sheet.split('@media (min-width: 850px)');
  expect(narrow).not.toContain('sticky');
  expect(wide).toContain('position: sticky');
  expect(wide).toContain('var(--header-height) + 15px');
  expect(wide).toContain('margin-block-end: 15px');
});
