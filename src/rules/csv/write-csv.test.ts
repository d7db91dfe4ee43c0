import { expect, test } from 'vitest';
import { type Cell, writeCsv } from './write-csv.ts';

test.each<[Cell, string]>([
  ['plain', 'plain'],
  [12, '12'],
  [-3, '-3'],
  [null, ''],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['+49 30 1', "'+49 30 1"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
])('%j is the cell %s', (cell, text) => {
  expect(writeCsv([[cell, 'x']])).toBe(`${text},x\r\n`);
});
