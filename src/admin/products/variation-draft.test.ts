import { expect, test } from 'vitest';
import {
  otherProblems,
  toText,
  type Variation,
  variationChange,
  variationName,
} from './variation-draft.ts';

const row: Variation = {
  id: 7,
  sku: 'MUG-S',
  regular_price: '12.00',
  sale_price: '',
  status: 'publish',
  manage_stock: true,
  stock_quantity: 3,
  image: null,
  attributes: [
    { id: 1, name: 'Size', slug: 'pa_size', option: 'Small' },
    { id: 2, name: 'Colour', slug: 'pa_color', option: 'Red' },
  ],
};

test.each([
  ['nothing', {}, null],
  ['a price', { regular_price: '13.00' }, { id: 7, regular_price: '13.00' }],
  ['spaces', { sku: ' MUG-S ' }, null],
  ['a number in stock', { stock: '0' }, { id: 7, manage_stock: true, stock_quantity: '0' }],
  ['stock that is not counted any more', { stock: '' }, { id: 7, manage_stock: false }],
  ['not offered', { status: 'private' }, { id: 7, status: 'private' }],
])('%s', (_, typed, sent) => {
  expect(variationChange(row, { ...toText(row), ...typed })).toEqual(sent);
});

test('a row is named by its values', () => {
  expect(variationName(row, 'Any')).toBe('Small, Red');
  expect(variationName({ ...row, attributes: [] }, 'Any')).toBe('Any');
});

test.each<[string, Record<string, string>, string]>([
  ['of fields that are shown is said there', { sku: 'Is taken.', stock_quantity: 'No.' }, ''],
  [
    'of another field is said in its words',
    { sku: 'Is taken.', weight: 'Too heavy.' },
    'Too heavy.',
  ],
  ['of no field is said as a whole', {}, 'Invalid parameter(s): sku'],
])('what is refused %s', (_, fields, expected) => {
  expect(otherProblems({ message: 'Invalid parameter(s): sku', fields })).toBe(expected);
});
