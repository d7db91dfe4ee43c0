import { expect, test } from 'vitest';
import type { CsvDetails } from './csv-row.ts';
import { getField, getHeader } from './product-columns.ts';
import { readRow } from './read-row.ts';

const DETAILS: CsvDetails = { decimals: 2, timeZone: 'UTC', weightUnit: 'g', lengthUnit: 'cm' };

function read(cells: Record<string, string>) {
  return readRow(Object.keys(cells).map(getField), Object.values(cells), DETAILS);
}

test.each<[Record<string, string>, object]>([
  [{ SKU: 'A', 'Regular price': '48.00' }, { regularPrice: 4800 }],
  [{ SKU: 'A', 'Sale price': '' }, { salePrice: null }],
  [{ SKU: 'A', Published: '-1' }, { status: 'draft' }],
  [{ SKU: 'A', Published: '0' }, { status: 'private' }],
  [
    { SKU: 'A', Stock: '12' },
    { manageStock: true, stockQuantity: 12 },
  ],
  [
    { SKU: 'A', Stock: "'-3" },
    { manageStock: true, stockQuantity: -3 },
  ],
  [{ SKU: 'A', Stock: '' }, { manageStock: false }],
  [{ SKU: 'A', 'In stock?': 'backorder' }, { stockStatus: 'onbackorder' }],
  [{ SKU: 'A', 'Backorders allowed?': 'notify' }, { backorders: 'notify' }],
  [{ SKU: 'A', 'Weight (kg)': '1.5' }, { weight: 1500 }],
  [{ SKU: 'A', 'Length (in)': '10' }, { length: 25.4 }],
  [{ SKU: 'A', 'Weight (g)': '0' }, { weight: null }],
  [{ SKU: 'A', 'Tax class': 'parent' }, { taxClass: '' }],
  [
    { SKU: 'A', 'Date sale price ends': '2026-05-01' },
    { saleTo: Date.UTC(2026, 4, 1, 23, 59, 59) },
  ],
  [
    { SKU: 'A', Type: 'simple, virtual' },
    { virtual: true, downloadable: false },
  ],
  [{ SKU: 'A', Name: "'=Sum" }, { name: '=Sum' }],
  [{ SKU: 'A' }, { downloads: undefined }],
  [
    {
      SKU: 'A',
      'Download 2 URL': 'https://files.example/b.pdf',
      'Download 1 ID': 'a1',
      'Download 1 name': 'Recipes',
      'Download 1 URL': '/downloads/a.pdf',
      'Download 3 name': 'Without a file',
    },
    {
      downloads: [
        { id: 'a1', name: 'Recipes', file: '/downloads/a.pdf' },
        { id: 'download-2', name: 'b.pdf', file: 'https://files.example/b.pdf' },
      ],
    },
  ],
])('%j is read as %j', (cells, values) => {
  const result = read(cells);
  expect(result.ok && result.row.values).toEqual(expect.objectContaining(values));
});

test.each<[Record<string, string>, string, string]>([
  [{ SKU: 'A', 'Regular price': 'cheap' }, 'Regular price', 'price'],
  [{ SKU: 'A', 'Regular price': '-1' }, 'Regular price', 'price'],
  [{ SKU: 'A', 'Regular price': '1.234' }, 'Regular price', 'price'],
  [{ SKU: 'A', Stock: 'many' }, 'Stock', 'number'],
  [{ SKU: 'A', Published: 'perhaps' }, 'Published', 'choice'],
  [{ SKU: 'A', Type: 'subscription' }, 'Type', 'choice'],
  [{ SKU: 'A', 'Date sale price starts': 'soon' }, 'Date sale price starts', 'date'],
  [{ SKU: 'A', 'Weight (cm)': '3' }, 'Weight', 'unit'],
  [{ SKU: 'A', Type: 'variation', Parent: '' }, 'Parent', 'noParent'],
  [{ SKU: 'A', Bundle: '{' }, 'Bundle', 'json'],
  [{ SKU: '', Name: '' }, 'SKU', 'missing'],
])('%j is refused at %s', (cells, column, code) => {
  expect(read(cells)).toEqual({ ok: false, problems: [{ column, code }] });
});

test('lists, paths, references and attributes are taken apart', () => {
  const result = read({
    ID: '17',
    Type: 'variable',
    SKU: 'A',
    Categories: 'Home > Kitchen, Kits\\, cards',
    'Grouped products': 'B, id:12',
    Parent: '',
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': 'Clay, Moss',
    'Attribute 1 global': '1',
    'Attribute 2 name': '',
    'Meta: maker': 'Ada',
  });
  expect(result.ok && result.row).toMatchObject({
    kind: 'variable',
    originalId: 17,
    categories: [['Home', 'Kitchen'], ['Kits, cards']],
    members: [{ sku: 'B' }, { id: 12 }],
    parent: null,
    attributes: [{ name: 'Colour', values: ['Clay', 'Moss'], isGlobal: true, visible: true }],
    meta: [{ key: 'maker', value: 'Ada' }],
  });
});

test('a column that the file does not have changes nothing', () => {
  const result = read({ SKU: 'A', 'Regular price': '1' });
  expect(result.ok && result.row.categories).toBeUndefined();
  expect(result.ok && result.row.values.name).toBeUndefined();
});

test.each([
  'ID',
  'GTIN, UPC, EAN, or ISBN',
  'Weight (kg)',
  'Attribute 12 value(s)',
  'Attribute 1 default',
  'Meta: _own',
])('the header %s is known, and written again as it is', (header) => {
  const field = getField(header);
  expect(field && getHeader(field)).toBe(header);
});

test.each(['Colour of the box', 'Attribute 99 name', 'Meta:', ''])(
  '%j is no column of ours',
  (header) => {
    expect(getField(header)).toBeNull();
  },
);
