import { expect, test } from 'vitest';
import { typedSince } from './typed-since.ts';

const before = { name: 'Mug', price: '12', sizes: { width: '8', height: '9' }, tags: ['blue'] };

test.each([
  ['nothing was changed', before, {}, []],
  ['what was sent and not changed since', { ...before }, { name: true }, []],
  ['a text', { ...before, name: 'Cup' }, { name: true }, [['name', 'Cup']]],
  ['an emptied text', { ...before, price: '' }, { price: true }, [['price', '']]],
  [
    'a part of an object',
    { ...before, sizes: { width: '7', height: '9' } },
    { sizes: { width: true } },
    [['sizes', { width: '7', height: '9' }]],
  ],
  ['a list', { ...before, tags: ['blue', 'new'] }, { tags: true }, [['tags', ['blue', 'new']]]],
  ['a value that the form itself has filled in', { ...before, sku: '' }, {}, []],
])('%s', (_, now, dirty, typed) => {
  expect(typedSince(before, now, dirty)).toEqual(typed);
});
