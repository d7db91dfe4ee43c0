import { expect, test } from 'vitest';
import {
  type ChangedField,
  changedFields,
  fieldWords,
  nameIn,
  valueText,
} from './changed-fields.ts';

const DOLLARS = {
  code: 'USD',
  symbol: '$',
  position: 'left',
  decimals: 2,
  decimalSeparator: '.',
  thousandSeparator: ',',
} as const;

const field = (name: string, before: string, after: string): ChangedField => ({
  field: name,
  before,
  after,
});

test.each<[title: string, before: unknown, after: unknown, changed: ChangedField[]]>([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['a bare value', 'Oslo', 'Bergen', [field('', 'Oslo', 'Bergen')]],
  [
    'one field of many',
    { name: 'Tray', price: '5' },
    { name: 'Tray', price: '6' },
    [field('price', '5', '6')],
  ],
  ['a flag', { free: false }, { free: true }, [field('free', 'false', 'true')]],
  ['an empty text and none are the same', { sku: '' }, { sku: null }, []],
  [
    'a nested field',
    { billing: { city: 'Oslo' } },
    { billing: { city: 'Rome' } },
    [field('billing.city', 'Oslo', 'Rome')],
  ],
  ['a list of values as one', { tags: ['a', 'b'] }, { tags: ['a'] }, [field('tags', 'a, b', 'a')]],
  [
    'an entry of a list by its place',
    { lines: [{ quantity: 1 }, { quantity: 2 }] },
    { lines: [{ quantity: 1 }, { quantity: 3 }] },
    [field('lines.2.quantity', '2', '3')],
  ],
  ['what is new', null, { code: 'ten', limit: null }, [field('code', '', 'ten')]],
  ['what is gone', { code: 'ten' }, null, [field('code', 'ten', '')]],
  [
    'what every write changes',
    { date_modified: '1', _links: { a: 1 } },
    { date_modified: '2' },
    [],
  ],
])('tells %s', (_, before, after, changed) => {
  expect(changedFields(before, after)).toEqual(changed);
});

test('names a field in words', () => {
  expect(fieldWords('billing.first_name')).toBe('Billing first name');
  expect(fieldWords('regularPrice')).toBe('Regular price');
  expect(fieldWords('')).toBe('');
});

test.each<[value: unknown, name: string]>([
  [{ id: 3, title: 'Parcel', cost: '5' }, 'Parcel'],
  [{ name: 'Tray', note: 'x' }, 'Tray'],
  [{ name: '', note: 'Rang the bell' }, 'Rang the bell'],
  [{ note: 'x'.repeat(61) }, `${'x'.repeat(59)}…`],
  [{ name: { en: 'Tray' } }, ''],
  [['DE', 'AT'], ''],
  [null, ''],
])('%j is called %j', (value, name) => {
  expect(nameIn(value)).toBe(name);
});

test.each([
  ['regularPrice', '1250', '$12.50'],
  ['variations.2.salePrice', '900', '$9.00'],
  ['salePrice', '', ''],
  ['stock', '1250', '1250'],
  ['name', 'regularPrice', 'regularPrice'],
])('%s of %j reads %j', (name, value, text) => {
  expect(valueText(name, value, DOLLARS)).toBe(text);
});
