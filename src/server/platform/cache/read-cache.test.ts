import { describe, expect, test } from 'vitest';
import { createReadCache, MAX_CACHE_AGE_MS } from './read-cache.ts';

const NOW = Date.UTC(2026, 5, 1);

describe('what is read through the cache', () => {
  test('is read once, and again after its tag was cleared', async () => {
    const cache = createReadCache();
    let read = 0;
    const zones = () => cache.one('zones', ['shipping'], NOW, async () => (read += 1));
    expect([await zones(), await zones()]).toEqual([1, 1]);
    cache.invalidate(['tax']);
    expect(await zones()).toBe(1);
    cache.invalidate(['shipping']);
    expect(await zones()).toBe(2);
    cache.invalidate('all');
    expect(await zones()).toBe(3);
    cache.invalidate(['settings']);
    expect(await zones()).toBe(4);
  });

  test('is read again after a few seconds, and by a clock that was set back', async () => {
    const cache = createReadCache();
    let read = 0;
    const zones = (now: number) => cache.one('zones', [], now, async () => (read += 1));
    expect(await zones(NOW)).toBe(1);
    expect(await zones(NOW + MAX_CACHE_AGE_MS - 1)).toBe(1);
    expect(await zones(NOW + MAX_CACHE_AGE_MS)).toBe(2);
    expect(await zones(NOW)).toBe(3);
  });

  test('is not cached when it was invalidated while it was read', async () => {
    const cache = createReadCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const before = cache.one('zones', ['shipping'], NOW, () => promise);
    cache.invalidate(['shipping']);
    resolve('before the write');
    expect(await before).toBe('before the write');
    expect(await cache.one('zones', ['shipping'], NOW, async () => 'after')).toBe('after');
  });

  test('asks only for the numbers it does not know, also for those that mean nothing', async () => {
    const cache = createReadCache();
    const requestCount: number[][] = [];
    const names = (ids: number[]) =>
      cache.each(
        'name',
        ids,
        NOW,
        async (missing) => {
          requestCount.push(missing);
          return new Map(missing.filter((id) => id < 9).map((id) => [id, `no. ${id}`]));
        },
        (id) => [`product:${id}`],
      );
    expect(await names([1, 9])).toEqual(new Map([[1, 'no. 1']]));
    expect(await names([1, 2, 9])).toEqual(
      new Map([
        [1, 'no. 1'],
        [2, 'no. 2'],
      ]),
    );
    cache.invalidate(['product:1']);
    await names([1, 2]);
    expect(requestCount).toEqual([[1, 9], [2], [1]]);
  });

  test('does not grow without end', async () => {
    const cache = createReadCache({ maxCached: 2 });
    let read = 0;
    const country = (name: string) => cache.one(name, ['tax'], NOW, async () => (read += 1));
    for (const name of ['DE', 'FR', 'IT']) await country(name);
    expect(await country('IT')).toBe(3);
    expect(await country('DE')).toBe(4);
  });
});
