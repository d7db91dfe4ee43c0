import { expect, it } from 'vitest';
import { nestFields, TooManyFields } from './nested-fields.ts';

const nest = (query: string) => nestFields(new URLSearchParams(query));

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
  ['', {}],
])('reads %s', (query, fields) => {
  expect(nest(query)).toEqual(fields);
});

it('takes __proto__ for a plain name', () => {
  const fields = nest('__proto__[polluted]=1&a[__proto__][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.keys(fields)).toEqual(['__proto__', 'a']);
});

it('refuses thousands of fields and deep nesting', () => {
  expect(() => nest('a=1&'.repeat(1001))).toThrow(TooManyFields);
  expect(() => nest(`a${'[b]'.repeat(9)}=1`)).toThrow(TooManyFields);
});
