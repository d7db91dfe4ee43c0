import { expect, test } from 'vitest';
import { type BulkDraft, bulkChange, EMPTY_BULK } from './bulk-draft.ts';

const CASES: [string, Partial<BulkDraft>, object][] = [
  ['nothing', {}, {}],
  ['a percent', { percent: ' -5 ' }, { price_percent: '-5' }],
  [
    'a percent of the sale too',
    { percent: '10', sale: 'same' },
    { price_percent: '10', sale_price_percent: '10' },
  ],
  ['the same percent as none', { sale: 'same' }, {}],
  ['the end of a sale', { sale: 'end', salePercent: '10' }, { sale: null }],
  [
    'a sale with an end',
    { sale: 'set', salePercent: '10', saleTo: '2026-12-01T00:00' },
    { sale: { percent: '10', date_from: null, date_to: '2026-12-01T00:00' } },
  ],
  ['a sale without a percent', { sale: 'set' }, {}],
  [
    'a category',
    { addCategory: 4, removeCategory: 5 },
    { add_categories: [4], remove_categories: [5] },
  ],
  ['stock', { stockWay: 'set', stock: ' 8 ' }, { stock: '8' }],
  ['more stock', { stockWay: 'by', stock: '-2' }, { stock_by: '-2' }],
  ['a number that is not for the stock', { stock: '8' }, {}],
  ['tags', { addTag: 1, removeTag: 2 }, { add_tags: [1], remove_tags: [2] }],
  ['no brand', { brand: 0 }, { brand: null }],
  ['no class', { shippingClass: 'none', taxClass: 'none' }, { shipping_class: '', tax_class: '' }],
  ['an ending', { ending: '99' }, { price_ending: '99' }],
  ['a status', { status: 'draft' }, { status: 'draft' }],
];

test.each(CASES)('%s', (_, filled, sent) => {
  expect(bulkChange({ ...EMPTY_BULK, ...filled })).toEqual(sent);
});
