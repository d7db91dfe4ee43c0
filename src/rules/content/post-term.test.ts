import { describe, expect, test } from 'vitest';
import { decideTerm } from './post-term.ts';

const others = [
  { id: 3, name: 'Glaze', slug: 'glaze' },
  { id: 4, name: 'Kiln', slug: 'fire' },
];

describe('a term of the journal', () => {
  test.each([
    [
      { name: ' Linen ', slug: '' },
      { ok: true, name: 'Linen', slug: 'linen' },
    ],
    [
      { name: 'Clay', slug: 'Red Clay' },
      { ok: true, name: 'Clay', slug: 'red-clay' },
    ],
    [
      { name: 'Fire', slug: '' },
      { ok: true, name: 'Fire', slug: 'fire-2' },
    ],
    [
      { name: 'GLAZE', slug: 'other' },
      { ok: false, problem: { code: 'post-term.taken', id: 3 } },
    ],
    [
      { name: '  ', slug: 'x' },
      { ok: false, problem: { code: 'post-term.name' } },
    ],
  ])('%j', (input, decision) => {
    expect(decideTerm(input, others)).toEqual(decision);
  });
});
