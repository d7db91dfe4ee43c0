import { expect, test } from 'vitest';
import { addRecent, readRecent } from './recent-searches.ts';

test('the newest search comes first, each once, a few in all', () => {
  expect(addRecent(['mug', 'oak tray'], '  Oak   tray ')).toEqual(['Oak tray', 'mug']);
  expect(addRecent(['mug'], '   ')).toEqual(['mug']);
  expect(addRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  expect(addRecent([], 'x'.repeat(500))[0]).toHaveLength(80);
});

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["mug",3,null,"oak"]', ['mug', 'oak']],
  ['[', []],
])('stored as %j they read %j', (stored, read) => {
  expect(readRecent(stored)).toEqual(read);
});
