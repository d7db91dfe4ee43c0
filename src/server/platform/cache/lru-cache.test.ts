import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('the least recently used entry leaves first', () => {
  const cache = new LruCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([...cache.entries()]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  expect(cache.get('b')).toBeUndefined();
});

test('peek does not count as use, and setting again does', () => {
  const cache = new LruCache<string, number>({ max: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.peek('a')).toBe(1);
  cache.set('c', 3);
  expect(cache.peek('a')).toBeUndefined();
  cache.set('b', 4);
  cache.set('d', 5);
  expect([...cache.entries()]).toEqual([
    ['b', 4],
    ['d', 5],
  ]);
});

test('entries are bounded by weight, and one over the bound is not stored', () => {
  const removed: string[] = [];
  const cache = new LruCache<string, string>({
    max: 10,
    weigh: (text) => text.length,
    onRemove: (key) => removed.push(key),
  });
  cache.set('a', '12345');
  cache.set('b', '1234');
  expect([cache.size, cache.weight]).toEqual([2, 9]);
  cache.set('c', '12');
  expect([cache.size, cache.weight, removed]).toEqual([2, 6, ['a']]);
  cache.set('d', '12345678901');
  expect([cache.size, cache.weight]).toEqual([0, 0]);
  expect(removed).toEqual(['a', 'b', 'c', 'd']);
});

test('what is deleted, replaced or cleared is reported once each', () => {
  const removed: [string, number][] = [];
  const cache = new LruCache<string, number>({
    max: 5,
    onRemove: (key, value) => removed.push([key, value]),
  });
  cache.set('a', 1);
  cache.set('a', 2);
  expect(cache.delete('a')).toBe(true);
  expect(cache.delete('a')).toBe(false);
  cache.set('b', 3);
  cache.clear();
  expect(removed).toEqual([
    ['a', 1],
    ['a', 2],
    ['b', 3],
  ]);
  expect(cache.weight).toBe(0);
});

test('getOrSet makes a value once', () => {
  const cache = new LruCache<string, object>({ max: 5 });
  const first = cache.getOrSet('a', () => ({}));
  expect(cache.getOrSet('a', () => ({}))).toBe(first);
});
