import { expect, test } from 'vitest';
import { hasFields } from './has-fields.ts';

interface Sample {
  name: string;
  count: number | null;
  tags: readonly string[];
  note?: string;
}
const isSample = (value: unknown) =>
  hasFields<Sample>(value, {
    name: 'string',
    count: ['number', 'null'],
    tags: 'list',
    note: ['string', 'undefined'],
  });

test.each([
  [true, { name: 'Cup', count: 3, tags: [] }],
  [true, { name: 'Cup', count: null, tags: ['red'], note: 'x', more: 1 }],
  [false, { name: 'Cup', count: '3', tags: [] }],
  [false, { name: 'Cup', count: 3, tags: {} }],
  [false, { name: 'Cup', count: 3, tags: [], note: null }],
  [false, { name: null, count: 3, tags: [] }],
  [false, { count: 3, tags: [] }],
  [false, null],
  [false, 'Cup'],
  [false, []],
])('is %s for %j', (expected, value) => {
  expect(isSample(value)).toBe(expected);
});
