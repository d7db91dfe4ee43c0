import { expect, test } from 'vitest';
import { cdnHeaders, privateCacheControl } from './cdn-headers.ts';
import type { CdnTarget, PurgeAdapterName } from './purge-adapters.ts';

const target = (adapter: PurgeAdapterName): CdnTarget => ({
  adapter,
  urls: ['https://purge.example'],
  token: 'token',
  maxAgeSeconds: 300,
});
const page = { shared: true, tags: ['product:12', 'menu', 'menu'], expiresAt: 1_000_000 };

test.each<[PurgeAdapterName, Record<string, string>]>([
  [
    'http',
    {
      'cache-control': 'public, max-age=0, s-maxage=300',
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
      'surrogate-key': 'product:12 menu all',
      'cache-tag': 'product:12,menu,all',
    },
  ],
  [
    'fastly',
    {
      'cache-control': 'public, no-cache',
      'surrogate-control': 'max-age=300, stale-while-revalidate=60',
      'surrogate-key': 'product:12 menu all',
    },
  ],
  [
    'cloudflare',
    {
      'cache-control': 'public, no-cache',
      'cloudflare-cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
      'cache-tag': 'product:12,menu,all',
    },
  ],
])('%s reads its headers', (adapter, headers) => {
  expect(cdnHeaders(target(adapter), page, 0)).toEqual(headers);
});

test.each([
  [1_000_000, 'max-age=300, stale-while-revalidate=60'],
  [330_000, 'max-age=300, stale-while-revalidate=30'],
  [40_900, 'max-age=40, stale-while-revalidate=0'],
  [999, undefined],
  [-5, undefined],
])('a page that is right for %d ms more is held for %s', (expiresAt, lifetime) => {
  const headers = cdnHeaders(target('http'), { ...page, expiresAt }, 0);
  expect(headers?.['cdn-cache-control']).toBe(lifetime);
});

test.each([
  ['is not shared', { ...page, shared: false }],
  ['has a tag that no header can hold', { ...page, tags: ['a tag'] }],
  ['has more tags than proxies take', { ...page, tags: many(600) }],
])('a page that %s is not held', (_, each) => {
  expect(cdnHeaders(target('http'), each, 0)).toBeNull();
});

function many(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `product:${at}`);
}

test.each([
  [undefined, 'private, no-store'],
  ['', 'private, no-store'],
  ['no-store', 'private, no-store'],
  ['no-cache', 'private, no-cache'],
  ['public, no-cache', 'private, no-cache'],
  ['private, max-age=60', 'private, max-age=60'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
])('what says %j and is not offered says %s', (said, sent) => {
  expect(privateCacheControl(said)).toBe(sent);
});
