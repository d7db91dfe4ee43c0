import { describe, expect, test } from 'vitest';
import { taxFile, taxRows } from './tax-file.ts';

const norway = {
  id: 3,
  country: 'NO',
  state: '',
  postcode: '01*;02*',
  city: '',
  rate: '25.0000',
  name: 'MVA, høy',
  priority: 1,
  compound: false,
  shipping: true,
  class: 'standard',
};

describe('tax rates as a table', () => {
  test('are written with a row of names, quoted where needed', () => {
    expect(taxFile([norway])).toBe(
      'country,state,postcode,city,rate,name,priority,compound,shipping,class\r\n' +
        'NO,,01*;02*,,25.0000,"MVA, høy",1,false,true,standard\r\n',
    );
  });

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
