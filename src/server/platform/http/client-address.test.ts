import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, isLocalProgram } from './client-address.ts';
import { NO_PROXY, type ProxyTrust, parseProxyTrust } from './proxy-trust.ts';

function request(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('a forwarded address counts only behind a trusted proxy, and only the proxy’s own entry', () => {
  const claimed = request('10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
  expect(clientAddress(NO_PROXY)(claimed)).toBe('10.0.0.1');
  expect(clientAddress(trust('1'))(claimed)).toBe('203.0.113.9');
  expect(clientAddress(trust('1'))(request('10.0.0.1'))).toBe('10.0.0.1');
});

function trust(text: string): ProxyTrust {
  const parsed = parseProxyTrust(text);
  if (!parsed) throw new Error(`${text} is no trust`);
  return parsed;
}

const NETWORKS = '10.0.0.0/8,127.0.0.1,2001:db8:aaaa::/48,198.51.100.0/24';

test.each<[trust: string, direct: string, chain: string, visitor: string]>([
  ['2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 198.51.100.7', '203.0.113.9'],
  ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['1', '10.0.0.1', '203.0.113.9:50123', '203.0.113.9'],
  ['1', '10.0.0.1', '[2001:db8::9]:50123', '2001:db8::9'],
  ['1', '10.0.0.1', '2001:db8::9', '2001:db8::9'],
  ['1', '10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['1', '10.0.0.1', '', '10.0.0.1'],
  // Through CDN and proxy, which are of these networks.
  [NETWORKS, '10.0.0.1', '6.6.6.6, 203.0.113.9, 198.51.100.7', '203.0.113.9'],
  [NETWORKS, '::ffff:10.0.0.1', '6.6.6.6, 2001:db8::9, 2001:db8:aaaa::1', '2001:db8::9'],
  // Past the CDN: the proxy has seen the visitor itself.
  [NETWORKS, '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  // Past everything.
  [NETWORKS, '203.0.113.9', '6.6.6.6', '203.0.113.9'],
  [NETWORKS, '::ffff:203.0.113.9', '6.6.6.6', '203.0.113.9'],
  // A program of our own, and entries that are no addresses.
  [NETWORKS, '127.0.0.1', '10.0.0.2', '10.0.0.2'],
  [NETWORKS, '127.0.0.1', '', '127.0.0.1'],
  [NETWORKS, '10.0.0.1', 'unknown, 198.51.100.7', '198.51.100.7'],
])('TRUST_PROXY=%s, %s with "%s" is %s', (text, direct, chain, visitor) => {
  const headers = chain === '' ? {} : { 'x-forwarded-for': chain };
  expect(clientAddress(trust(text))(request(direct, headers))).toBe(visitor);
});

test.each([
  '10',
  '-1',
  'haproxy',
  '10.0.0.0/33',
  '::/0',
  '0.0.0.0/0',
  '10.0.0.0/8,',
  'fe80::1%eth0',
])('%s is no trust', (text) => expect(parseProxyTrust(text)).toBeNull());

test('a visitor passed on by a proxy on this machine is no local program', () => {
  expect(isLocalProgram(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isLocalProgram(request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
  expect(isLocalProgram(request('203.0.113.9'))).toBe(false);
});
