import { expect, test } from 'vitest';
import { type Meta, type MetaChange, mergeMeta } from './merge-meta.ts';

const stored: Meta[] = [
  { id: 3, key: 'ref', value: 'A' },
  { id: 5, key: 'tags', value: ['x', { deep: [1] }] },
];

test.each<[string, MetaChange[], Meta[]]>([
  ['nothing changes nothing', [], stored],
  ['by id', [{ id: 3, value: 'B' }], [{ id: 3, key: 'ref', value: 'B' }, ...stored.slice(1)]],
  [
    'by id with another key',
    [{ id: 3, key: 'number', value: 'B' }],
    [{ id: 3, key: 'number', value: 'B' }, ...stored.slice(1)],
  ],
  ['by key', [{ key: 'ref', value: 0 }], [{ id: 3, key: 'ref', value: 0 }, ...stored.slice(1)]],
  ['a new key', [{ key: 'new', value: false }], [...stored, { id: 6, key: 'new', value: false }]],
  [
    'an unknown id is a new entry',
    [{ id: 99, key: 'z', value: 1 }],
    [...stored, { id: 6, key: 'z', value: 1 }],
  ],
  ['null deletes', [{ id: 5, value: null }], stored.slice(0, 1)],
  [
    'a deleted id is not given again',
    [
      { id: 5, value: null },
      { key: 'n', value: 1 },
    ],
    [...stored.slice(0, 1), { id: 6, key: 'n', value: 1 }],
  ],
  ['without id and key nothing is stored', [{ value: 'lost' }], stored],
])('%s', (_, changes, merged) => {
  expect(mergeMeta(stored, changes)).toEqual(merged);
});
