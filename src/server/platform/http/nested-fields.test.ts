import { expect, it } from 'vitest';
import { nestFields, nestText, TooManyFields } from './nested-fields.ts';

/** Pair by pair and as a whole text it is read alike. */
function nest(query: string) {
  const read = nestText(query);
  expect(nestFields(new URLSearchParams(query))).toEqual(read);
  return read;
}

it.each([
  ['a=1&b=two', { a: '1', b: 'two' }],
  ['a=1&a=2', { a: '2' }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  [
    'a[0][slug]=sand&a[0][operator]=in&a[1][slug]=ink',
    {
      a: [{ slug: 'sand', operator: 'in' }, { slug: 'ink' }],
    },
  ],
  ['a[x]=1&a[y]=2', { a: { x: '1', y: '2' } }],
  ['a=1&a[x]=2', { a: { x: '2' } }],
  ['a[x]=1&a=2', { a: '2' }],
  ['[x]=1', { '[x]': '1' }],
  ['a[3]=1', { a: { 3: '1' } }],
  ['a[x]=1&a=2&a[y]=3', { a: { y: '3' } }],
  ['name=Zo%C3%AB+Example&note=100%+wool%2', { name: 'Zoë Example', note: '100% wool%2' }],
  ['&&a&=b&2=c&1=d', { a: '', '': 'b', 1: 'd', 2: 'c' }],
  ['', {}],
])('reads %s', (query, fields) => {
  expect(nest(query)).toEqual(fields);
});

it('takes __proto__ for a plain name', () => {
  const fields = nest('__proto__[polluted]=1&a[__proto__][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.keys(fields)).toEqual(['__proto__', 'a']);
  expect(Object.entries(nest('__proto__=1&__proto__=2'))).toEqual([['__proto__', '2']]);
});

it('refuses thousands of fields and deep nesting', () => {
  expect(() => nest('a=1&'.repeat(1001))).toThrow(TooManyFields);
  expect(() => nest(`a${'[b]'.repeat(9)}=1`)).toThrow(TooManyFields);
});
