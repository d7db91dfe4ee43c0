import { expect, test } from 'vitest';
import { listedHeaders } from './listed-headers.ts';

test.each([
  ['x-wp-total', '12', { 'X-WP-Total': 12 }],
  ['x-wp-totalpages', '2', { 'X-WP-TotalPages': 2 }],
  ['Nonce-Timestamp', '1794949083', { 'Nonce-Timestamp': 1794949083 }],
  ['User-ID', '0', { 'User-ID': 0 }],
  ['nonce', '7326168cd2', { Nonce: '7326168cd2' }],
  ['Cart-Token', 'a.b.c', { 'Cart-Token': 'a.b.c' }],
  ['cache-control', 'no-store', { 'Cache-Control': 'no-store' }],
  ['allow', 'GET, POST', { Allow: 'GET, POST' }],
])('%s: %s', (name, value, expected) => {
  expect(listedHeaders({ [name]: value })).toEqual(expected);
});
