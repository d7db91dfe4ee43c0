import { expect, test } from 'vitest';
import { uncached } from './read-cache.ts';
import { createVersionedCache, type VersionedCache } from './versioned-cache.ts';

const NOW = 1_000;

function ask(cache: VersionedCache, version: number | null, value: string) {
  return cache.at(version).one('zones', ['shipping'], NOW, async () => value);
}

test('what was read under a number is what it says under that number only', async () => {
  const cache = createVersionedCache();
  expect(await ask(cache, 7, 'seven')).toBe('seven');
  expect(await ask(cache, 7, 'later')).toBe('seven');
  expect(await ask(cache, 8, 'eight')).toBe('eight');
  // A late one with the old number is ignored by those who know the new one.
  expect(await ask(cache, 7, 'late')).toBe('late');
  expect(await ask(cache, 8, 'again')).toBe('again');
});

test('without a number nothing is stored, and a setting deletes everything', async () => {
  const cache = createVersionedCache();
  expect(cache.at(null)).toBe(uncached);
  expect(await ask(cache, 7, 'seven')).toBe('seven');
  cache.invalidate(['product:3', 'shipping']);
  expect(await ask(cache, 7, 'later')).toBe('seven');
  cache.invalidate(['settings']);
  expect(await ask(cache, 7, 'later')).toBe('later');
});
