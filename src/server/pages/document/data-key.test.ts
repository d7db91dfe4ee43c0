import { expect, test, vi } from 'vitest';
import { dataKey } from './data-key.ts';

const mug = { id: 1, name: 'Mug' };

test('the same content has the same key, whether or not it is the same object', () => {
  const key = dataKey({ title: 'Also', products: [mug] });
  expect(dataKey({ title: 'Also', products: [mug] })).toBe(key);
  expect(dataKey({ title: 'Also', products: [{ ...mug }] })).toBe(key);
});

test.each([
  ['another text', { title: 'More', products: [mug] }],
  ['another object', { title: 'Also', products: [{ ...mug, name: 'Jug' }] }],
  ['one object less', { title: 'Also', products: [] }],
  ['the same in a deeper list', { title: 'Also', products: [[mug]] }],
  ['a text like an object', { title: 'Also', products: ['#1'] }],
  ['nothing', { title: null, products: [mug] }],
])('%s has another key', (_, data) => {
  expect(dataKey(data)).not.toBe(dataKey({ title: 'Also', products: [mug] }));
});

test('an object is written as JSON once', () => {
  const toJSON = vi.fn(() => 'seen');
  const data = { products: [{ toJSON }] };
  expect(dataKey(data)).toBe(dataKey(data));
  expect(toJSON).toHaveBeenCalledTimes(1);
});
