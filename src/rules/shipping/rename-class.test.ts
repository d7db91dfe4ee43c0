import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { renameClass } from './rename-class.ts';
import type { ShippingMethod } from './shipping.ts';
import type { TableRow } from './table-row.ts';

const shared = { instanceId: 1, title: 'Van', enabled: true, position: 0, taxable: true };
const flat: ShippingMethod = {
  ...shared,
  kind: 'flat_rate',
  cost: '5',
  classCosts: { bulky: '12', fragile: '3' },
  noClassCost: '',
  calculation: 'per_class',
};
const row: TableRow = {
  by: 'pieces',
  from: null,
  to: null,
  shippingClass: 'bulky',
  coupon: '',
  cost: money(500),
  perPiece: money(0),
  perWeight: money(0),
  percent: 0,
  surcharge: false,
};
const table: ShippingMethod = {
  ...shared,
  kind: 'table_rate',
  rows: [row, { ...row, shippingClass: '' }],
  calculation: 'first',
  freeFrom: null,
};
const pickup: ShippingMethod = { ...shared, kind: 'local_pickup', cost: '0', places: ['bulky'] };

test('a flat rate has the costs of the class under its new slug', () => {
  expect(renameClass(flat, 'bulky', 'large')).toEqual({
    ...flat,
    classCosts: { large: '12', fragile: '3' },
  });
});

test('so has each row of a table that names it', () => {
  expect(renameClass(table, 'bulky', 'large')).toEqual({
    ...table,
    rows: [
      { ...row, shippingClass: 'large' },
      { ...row, shippingClass: '' },
    ],
  });
});

test.each([flat, table, pickup])('a method that does not name it stays as it is: %#', (method) => {
  expect(renameClass(method, 'heavy', 'large')).toBeNull();
});

test('a pickup place of the same name is no class', () => {
  expect(renameClass(pickup, 'bulky', 'large')).toBeNull();
});
