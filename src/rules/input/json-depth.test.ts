import { expect, test } from 'vitest';
import { isShallowJson } from './json-depth.ts';

test.each([
  ['{"a":[1]}', 2, true],
  ['{"a":[1]}', 1, false],
  ['[[[]]]', 2, false],
  ['[[],[],[]]', 2, true],
  ['"[[["', 0, true],
  ['{"a\\"[[[":1}', 1, true],
  ['{"a":"\\\\","b":[[1]]}', 2, false],
  ['', 0, true],
])('%s nested at most %i deep: %s', (text, maxDepth, expected) => {
  expect(isShallowJson(text, maxDepth)).toBe(expected);
});

test('a hundred thousand brackets are refused at once', () => {
  expect(isShallowJson('['.repeat(100_000))).toBe(false);
});
