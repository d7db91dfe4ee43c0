import { expect, test } from 'vitest';
import { getOrigin, isSameOrigin } from './same-origin.ts';

test.each([
  ['http://shop.example/cart?x=//y/', 'http://shop.example'],
  ['http://shop.example:80/cart', 'http://shop.example'],
  ['HTTPS://Shop.Example:8443/', 'https://shop.example:8443'],
  ['https://shop.example', 'https://shop.example'],
])('%s is of %s, asked once or twice', (url, origin) => {
  expect([getOrigin(url), getOrigin(url)]).toEqual([origin, origin]);
});

test.each([
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'http://shop.local' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, true],
])('a request with %j is the shop’s own: %s', (headers: Record<string, string>, origin) => {
  const request = new Request('http://shop.local/?wc-ajax=checkout', { headers });
  expect(isSameOrigin(request, 'https://shop.example')).toBe(origin);
});
