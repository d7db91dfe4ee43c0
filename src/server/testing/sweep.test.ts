import { expect, test } from 'vitest';
import { sweep } from './sweep.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

test('each day has another part of a sweep, and all parts are the whole', () => {
  const parts = ['20410', '20411', '20412'].map((seed) => sweep(items, 3, seed));
  expect(sweep(items, 3, '20410')).toEqual(parts[0]);
  expect(parts.flat().sort()).toEqual(items);
});

test('test:all leaves out nothing', () => {
  expect(sweep(items, 3, 'all')).toEqual(items);
});

test('a seed that is no number is refused', () => {
  expect(() => sweep(items, 3, 'today')).toThrow('SWEEP_SEED');
});
