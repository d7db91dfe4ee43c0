import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFile, fontRuns } from './paper-fonts.ts';

test.each([
  ['Ada Moss', ['latin']],
  ['12,00 €', ['latin']],
  ['Łoś', ['latin-ext', 'latin', 'latin-ext']],
  ['Ελένη', ['greek']],
  ['Анна 1', ['cyrillic', 'latin']],
  ['Nguyễn', ['latin', 'vietnamese', 'latin']],
  ['', []],
])('%j is rendered by %j', (text, subsets) => {
  const runs = fontRuns(text) ?? [];
  expect(runs.map(({ subset }) => subset)).toEqual(subsets);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  for (const { subset } of runs) {
    expect([existsSync(fontFile(subset, 400)), existsSync(fontFile(subset, 700))]).toEqual([
      true,
      true,
    ]);
  }
});

test.each(['東京', 'שלום', 'سلام', 'Ada 🎁'])('%j has no font', (text) => {
  expect(fontRuns(text)).toBeNull();
});
