import { expect, test } from 'vitest';
import { isSameSiteNavigation, type NavigationHeaders } from './same-site-navigation.ts';

const click: NavigationHeaders = {
  site: 'same-origin',
  mode: 'navigate',
  destination: 'document',
  purpose: '',
};

test.each<[string, Partial<NavigationHeaders>, boolean]>([
  ['a link of the shop', {}, true],
  ['a link of its other host', { site: 'same-site' }, true],
  ['a link of another site', { site: 'cross-site' }, false],
  ['a link from a mail program, or a typed address', { site: 'none' }, false],
  ['a browser that does not say', { site: '', mode: '', destination: '' }, false],
  ['an image', { mode: 'no-cors', destination: 'image' }, false],
  ['a script', { mode: 'cors', destination: 'empty' }, false],
  ['a frame', { destination: 'iframe' }, false],
  ['a page fetched ahead', { purpose: 'prefetch' }, false],
  ['a page rendered ahead', { purpose: 'prefetch;prerender' }, false],
])('%s', (_, headers, expected) => {
  expect(isSameSiteNavigation({ ...click, ...headers })).toBe(expected);
});
