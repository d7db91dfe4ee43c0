import { expect, test } from 'vitest';
import {
  fieldProblem,
  missingRows,
  otherProblems,
  rowEntry,
  rowSignature,
  splitRefusal,
  storedRow,
  type Variation,
  variationName,
} from './variation-draft.ts';

const stored: Variation = {
  id: 7,
  sku: 'MUG-S',
  regular_price: '12.00',
  sale_price: '',
  status: 'publish',
  manage_stock: true,
  stock_quantity: 3,
  image: null,
  global_unique_id: '',
  weight: '0.4',
  dimensions: { length: '10', width: '', height: '' },
  virtual: false,
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: 30,
  tax_class: 'parent',
  shipping_class: '',
  extensions: {
    vitrine: {
      mpn: '',
      cost: '4.00',
      unit: '',
      unit_content: null,
      unit_base: null,
      min_quantity: 1,
      max_quantity: null,
      quantity_step: 1,
    },
  },
  attributes: [
    { id: 1, name: 'Size', slug: 'pa_size', option: 'Small' },
    { id: 0, name: 'Colour', slug: 'colour', option: 'Red' },
  ],
};
const row = storedRow(stored);

test.each([
  ['nothing', {}, null],
  ['a price', { regular_price: '13.00' }, { id: 7, regular_price: '13.00' }],
  ['spaces', { sku: ' MUG-S ' }, null],
  ['a number in stock', { stock: '0' }, { id: 7, manage_stock: true, stock_quantity: '0' }],
  ['stock that is not counted any more', { stock: '' }, { id: 7, manage_stock: false }],
  ['not offered', { status: 'private' }, { id: 7, status: 'private' }],
  ['a side', { width: '5' }, { id: 7, dimensions: { width: '5' } }],
  [
    'files for its buyers',
    { downloadable: true, downloads: [{ id: '', name: 'A', file: '/a.pdf' }], download_limit: '3' },
    {
      id: 7,
      downloadable: true,
      downloads: [{ id: '', name: 'A', file: '/a.pdf' }],
      download_limit: '3',
    },
  ],
  ['without end', { download_expiry: '' }, { id: 7, download_expiry: -1 }],
  ['its cost', { cost: '' }, { id: 7, extensions: { vitrine: { cost: '' } } }],
  [
    'its content',
    { unit_content: '250' },
    { id: 7, extensions: { vitrine: { unit_content: '250' } } },
  ],
  ['its tax', { tax_class: 'zero-rate' }, { id: 7, tax_class: 'zero-rate' }],
  ['a picture', { image: { id: 4, src: '/4.jpeg' } }, { id: 7, image: { id: 4 } }],
])('%s', (_, typed, sent) => {
  expect(rowEntry(row, { ...row.before, ...typed }, false)).toEqual(sent);
});

test('a row that goes is sent as deleted, whatever was typed in it', () => {
  expect(rowEntry(row, { ...row.before, sku: 'X' }, true)).toEqual({ id: 7, delete: true });
});

const size = { id: 1, name: 'Size', visible: true, variation: true, options: ['Small', 'Large'] };
const color = { id: 0, name: 'Colour', visible: true, variation: true, options: ['red', 'Blue'] };

test('rows are made for the combinations that are missing', () => {
  const made = missingRows([size, color], [row], () => 'new');
  expect(made.map((one) => variationName(one, 'Any'))).toEqual([
    'Small, Blue',
    'Large, red',
    'Large, Blue',
  ]);
  const [first = row] = made;
  expect(rowEntry(first, { ...first.before, regular_price: '5' }, false)).toEqual({
    attributes: [
      { id: 1, name: 'Size', option: 'Small' },
      { id: 0, name: 'Colour', option: 'Blue' },
    ],
    regular_price: '5',
  });
  expect(missingRows([size, { ...color, variation: false }], [...made, row], String)).toEqual([]);
  expect(missingRows([], [], () => 'new')).toEqual([]);
});

test('a stored row is known by its values, in whatever order they come', () => {
  const [same = row] = missingRows([{ ...color, options: ['Red'] }, size], [], () => 'new');
  expect(rowSignature(same)).toBe(rowSignature(row));
});

test('a row is named by its values', () => {
  expect(variationName(row, 'Any')).toBe('Small, Red');
  expect(variationName({ ...row, attributes: [] }, 'Any')).toBe('Any');
});

test.each<[string, Record<string, string>, string]>([
  ['of fields that are shown is said there', { sku: 'Is taken.', stock_quantity: 'No.' }, ''],
  [
    'of another field is said in its words',
    { sku: 'Is taken.', 'dimensions.width': 'No.', backorders: 'Not here.' },
    'Not here.',
  ],
])('what is refused %s', (_, problems, expected) => {
  expect(otherProblems(problems)).toBe(expected);
});

test.each([
  ['stock', { stock_quantity: 'No.' }, 'No.'],
  ['height', { 'dimensions.height': 'No.' }, 'No.'],
  ['cost', { 'extensions.vitrine.cost': 'No.' }, 'No.'],
  ['sku', {}, ''],
] as const)('the refusal of %s is said there', (field, problems, expected) => {
  expect(fieldProblem(problems, field)).toBe(expected);
});

test('what is refused leads to the entry it is about', () => {
  const { rows, others } = splitRefusal({
    'extensions.vitrine.variations.2.sale_price': 'Must be lower.',
    'extensions[vitrine][variations][0][dimensions][length]': 'Is no number.',
    'extensions.vitrine.min_quantity': 'Too many.',
  });
  expect([...rows]).toEqual([
    [2, { sale_price: 'Must be lower.' }],
    [0, { 'dimensions.length': 'Is no number.' }],
  ]);
  expect(others).toEqual({ 'extensions.vitrine.min_quantity': 'Too many.' });
});
