import { expect, test } from 'vitest';
import * as z from 'zod';
import { cachedDecode } from './cached-decode.ts';

test('a text is checked once, and what does not fit is refused each time', () => {
  const read = cachedDecode(z.object({ count: z.int() }));
  expect(read('{"count":2}')).toEqual({ count: 2 });
  expect(read('{"count":2}')).toBe(read('{"count":2}'));
  expect(read('{"count":3}')).toEqual({ count: 3 });
  for (const _ of [1, 2]) expect(() => read('{"count":"x"}')).toThrow('unreadable JSON column');
});

test('it does not grow for ever', () => {
  const read = cachedDecode(z.array(z.int()));
  const first = read('[0]');
  for (let at = 1; at <= 2000; at += 1) read(`[${at}]`);
  expect(read('[0]')).toEqual(first);
  expect(read('[0]')).not.toBe(first);
});
