import { expect, test } from 'vitest';
import {
  EMPTY_ROW,
  type RowField,
  readTableRow,
  type TableRowText,
  tableRowText,
} from './table-text.ts';

const typed: TableRowText = {
  by: 'weight',
  from: '0.5',
  to: '5',
  class: 'bulky',
  coupon: ' Gentle ',
  cost: '4.50',
  per_piece: '1',
  per_weight: '0.35',
  percent: '1.5',
  surcharge: true,
};

test('a row is read from what is typed and written as it was', () => {
  const read = readTableRow(typed, 2);
  expect(read).toEqual({
    ok: true,
    row: {
      by: 'weight',
      from: 0.5,
      to: 5,
      shippingClass: 'bulky',
      coupon: 'gentle',
      cost: 450,
      perPiece: 100,
      perWeight: 35,
      percent: 150,
      surcharge: true,
    },
  });
  const text = read.ok && tableRowText(read.row, 2);
  expect(text).toEqual({ ...typed, coupon: 'gentle', per_piece: '1.00' });
});

test('an empty row is open and charges nothing; ends without a measure are left out', () => {
  const read = readTableRow({ ...EMPTY_ROW, from: '3' }, 2);
  expect(read.ok && read.row).toMatchObject({ from: null, to: null, cost: 0, percent: 0 });
  expect(read.ok && tableRowText(read.row, 2)).toEqual({ ...EMPTY_ROW, cost: '0.00' });
});

test('prices are in minor units, with the decimals of the currency', () => {
  const yen = readTableRow({ ...EMPTY_ROW, by: 'price', to: '4999', cost: '450' }, 0);
  expect(yen.ok && [yen.row.to, yen.row.cost]).toEqual([4999, 450]);
  const dollar = readTableRow({ ...EMPTY_ROW, by: 'price', to: '49.99' }, 2);
  expect(dollar.ok && dollar.row.to).toBe(4999);
});

test.each<[Partial<TableRowText>, RowField, string]>([
  [{ by: 'weight', from: 'five' }, 'from', 'number'],
  [{ by: 'weight', from: '-1' }, 'from', 'number'],
  [{ by: 'weight', to: '1e400' }, 'to', 'number'],
  [{ by: 'weight', to: '1.0005' }, 'to', 'number'],
  [{ by: 'price', to: '1.005' }, 'to', 'number'],
  [{ by: 'pieces', from: '5', to: '4' }, 'to', 'backwards'],
  [{ cost: '4,50' }, 'cost', 'amount'],
  [{ cost: '-1' }, 'cost', 'amount'],
  [{ cost: '99999999999999' }, 'cost', 'amount'],
  [{ per_piece: 'x' }, 'per_piece', 'amount'],
  [{ per_weight: '0.001' }, 'per_weight', 'amount'],
  [{ percent: '1001' }, 'percent', 'percent'],
  [{ percent: '1.555' }, 'percent', 'percent'],
])('%o is refused at %s', (values, field, code) => {
  const read = readTableRow({ ...EMPTY_ROW, ...values }, 2);
  expect(read).toEqual({ ok: false, problems: [{ field, code }] });
});
