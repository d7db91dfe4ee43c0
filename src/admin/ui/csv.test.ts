import { expect, test } from 'vitest';
import { safeCsv } from './csv.ts';

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+49 30 1', "'+49 30 1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-5.00', '-5.00'],
  ['Moss, Ada', '"Moss, Ada"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('%j is written as %s', (text, written) => {
  expect(safeCsv([[text]])).toBe(`${written}\r\n`);
});
