import { expect, test } from 'vitest';
import { tableRows } from './table-rows.ts';

test.each<[string, string[][]]>([
  ['', []],
  ['Oak', [['Oak']]],
  [
    'Size | Price\n\nSmall|12\r\n',
    [
      ['Size', 'Price'],
      ['Small', '12'],
    ],
  ],
  [
    'a|b|c\nd',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
])('%j is %j', (text, rows) => {
  expect(tableRows(text)).toEqual(rows);
});
