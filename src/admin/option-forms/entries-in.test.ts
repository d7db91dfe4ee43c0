import { expect, test } from 'vitest';
import { entriesIn } from './entries-in.ts';

test.each<[string, [string, string][], object]>([
  ['texts', [['engraving', 'Ada']], { engraving: 'Ada' }],
  [
    'several of one name',
    [
      ['wrap[]', 'bow'],
      ['wrap[]', 'card'],
    ],
    { wrap: ['bow', 'card'] },
  ],
  [
    'pieces of products',
    [
      ['pens[12]', '2'],
      ['pens[13]', '0'],
    ],
    { pens: { 12: '2', 13: '0' } },
  ],
  ['what is no name of a field', [['a b', '1']], {}],
])('%s', (_, sent, expected) => {
  expect(entriesIn(sent)).toEqual(expected);
});

test('files are left out', () => {
  expect(entriesIn([['photo', new File(['x'], 'x.png')]])).toEqual({});
});
