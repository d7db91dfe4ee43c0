import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { tableAdvice } from './table-advice.ts';
import type { TableRow } from './table-row.ts';

const row = (values: Partial<TableRow>): TableRow => ({
  by: 'weight',
  from: null,
  to: null,
  shippingClass: '',
  coupon: '',
  cost: money(0),
  perPiece: money(0),
  perWeight: money(0),
  percent: 0,
  surcharge: false,
  ...values,
});
const price = { by: 'price' } as const;
const pieces = { by: 'pieces' } as const;
const bulky = { shippingClass: 'bulky' };
const all = { by: '' } as const;

/** As [code, row, from, to]. */
type Said = [string, number | null, (number | null)?, (number | null)?];

test.each<[string, Partial<TableRow>[], Said[]]>([
  ['from nothing to no end', [{ to: 5 }, { from: 5 }], []],
  ['overlaps are no mistake', [{ to: 5 }, { from: 3 }], []],
  ['no row', [], [['noPrice', null]]],
  ['surcharges alone', [{ surcharge: true }], [['noPrice', null]]],
  ['a gap', [{ to: 5 }, { from: 6 }], [['gap', 1, 5, 6]]],
  ['a gap whatever the order', [{ from: 6 }, { to: 5 }], [['gap', 0, 5, 6]]],
  ['a gap of weights is any, however small', [{ to: 1 }, { from: 1.001 }], [['gap', 1, 1, 1.001]]],
  ['nothing at the beginning', [{ from: 2 }], [['gap', 0, 0, 2]]],
  ['an end', [{ to: 5 }, { from: 5, to: 20 }], [['end', 1, 20, null]]],
  [
    'prices go by the cent',
    [
      { ...price, to: 4999 },
      { ...price, from: 5000 },
    ],
    [],
  ],
  [
    'pieces go by one',
    [
      { ...pieces, from: 1, to: 3 },
      { ...pieces, from: 4 },
    ],
    [],
  ],
  ['a row for everything fills gaps', [{ to: 5 }, { from: 6 }, all], []],
  ['two measures may complete each other', [{ to: 5 }, { ...price, from: 5000 }], []],
  ['a surcharge fills no gap', [{ to: 5 }, { from: 5, surcharge: true }], [['end', 0, 5, null]]],
  ['nothing after a row for everything', [all, { to: 5 }], [['unreachable', 1]]],
  ['a row in an earlier one', [{ to: 20 }, { to: 5 }, { from: 20 }], [['unreachable', 1]]],
  ['a row within two', [{ to: 5 }, { from: 5 }, { from: 3, to: 8 }], [['unreachable', 2]]],
  ['a row for what is left, where nothing is', [{ to: 5 }, { from: 5 }, all], [['unreachable', 2]]],
  ['the same row with a coupon is reached first', [{ coupon: 'x' }, {}], []],
  ['a coupon after a row without one', [{}, { coupon: 'x' }], [['unreachable', 1]]],
  ['a class after everything', [{}, bulky], [['unreachable', 1]]],
  ['a class weighs less than everything', [{ to: 5 }, { ...bulky, to: 3 }, all], []],
  ['a class of its own', [bulky, all], []],
  [
    'gaps of a class alone',
    [
      { ...bulky, to: 5 },
      { ...bulky, from: 6 },
    ],
    [['gap', 1, 5, 6]],
  ],
  ['a class that is gone', [{ shippingClass: 'gone' }, all], [['unknownClass', 0]]],
  [
    'a surcharge for a class that is gone',
    [all, { shippingClass: 'gone', surcharge: true }],
    [['unknownClass', 1]],
  ],
])('%s', (_, rows, expected) => {
  const advice = tableAdvice({ rows: rows.map(row), calculation: 'first' }, ['bulky']);
  const full = expected.map(([code, at, from = null, to = null]) => [code, at, from, to]);
  expect(advice.map(({ code, row: at, from, to }) => [code, at, from, to])).toEqual(full);
});

test('a sum reaches every row', () => {
  const rows = [row(all), row({ to: 5 })];
  expect(tableAdvice({ rows, calculation: 'sum' }, [])).toEqual([]);
});
