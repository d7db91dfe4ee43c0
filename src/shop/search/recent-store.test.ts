import { expect, test } from 'vitest';
import { clearSearches, recentSearches, recordSearch } from './recent-store.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('searches are stored in the browser until they are cleared', () => {
  const storage = memory();
  recordSearch('mug', () => storage);
  recordSearch('candle', () => storage);
  expect(recentSearches(() => storage)).toEqual(['candle', 'mug']);
  clearSearches(() => storage);
  expect(recentSearches(() => storage)).toEqual([]);
});

test('without storage there are none, and nothing fails', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  recordSearch('mug', forbidden);
  clearSearches(forbidden);
  expect(recentSearches(forbidden)).toEqual([]);
});
