import { expect, test } from 'vitest';
import { withoutUndefined } from './without-undefined.ts';

test('leaves out what is undefined, and nothing else', () => {
  const changes: { name?: string | undefined; price?: number | null; stock?: number } = {
    name: undefined,
    price: null,
    stock: 0,
  };
  expect(Object.entries(withoutUndefined(changes))).toEqual([
    ['price', null],
    ['stock', 0],
  ]);
  expect({ name: 'Mug', ...withoutUndefined(changes) }.name).toBe('Mug');
});
