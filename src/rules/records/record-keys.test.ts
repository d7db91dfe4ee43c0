import { expect, test } from 'vitest';
import { recordEntries, recordFrom, recordKeys } from './record-keys.ts';

test('keys and entries in the order of the record', () => {
  const record = { b: 1, a: 2 };
  expect(recordKeys(record)).toEqual(['b', 'a']);
  expect(recordEntries(record)).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

test('a record of keys and what each of them gives', () => {
  expect(recordFrom(['b', 'a'], (key) => key.toUpperCase())).toEqual({ b: 'B', a: 'A' });
});
