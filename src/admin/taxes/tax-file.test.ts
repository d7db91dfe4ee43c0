import { describe, expect, test } from 'vitest';
import { taxRows } from './tax-file.ts';

describe('tax rates as a table', () => {
  test.each([
    [
      [
        ['Rate', 'Country'],
        ['25 %', 'no'],
      ],
      [{ rate: '25', country: 'no' }],
    ],
    [
      [
        ['country', 'rate', 'shipping', 'compound', 'priority', 'unknown'],
        ['US', '7.25', 'no', 'yes', '2', 'x'],
      ],
      [{ country: 'US', rate: '7.25', shipping: false, compound: true, priority: 2 }],
    ],
    [
      [
        ['country', 'rate', 'priority'],
        ['US', '7', 'first'],
      ],
      [{ country: 'US', rate: '7', priority: 'first' }],
    ],
    [[['country', 'rate']], []],
    [
      [
        ['land', 'rate'],
        ['NO', '25'],
      ],
      null,
    ],
    [[], null],
  ])('%j is read as %j', (table, rows) => {
    expect(taxRows(table)).toEqual(rows);
  });
});
