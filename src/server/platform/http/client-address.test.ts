import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, isLocalProgram } from './client-address.ts';

function request(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('a forwarded address counts only behind a trusted proxy, and only the proxy’s own entry', () => {
  const claimed = request('10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
  expect(clientAddress(claimed, false)).toBe('10.0.0.1');
  expect(clientAddress(claimed, true)).toBe('203.0.113.9');
  expect(clientAddress(request('10.0.0.1'), true)).toBe('10.0.0.1');
});

test('a visitor passed on by a proxy on this machine is no local program', () => {
  expect(isLocalProgram(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isLocalProgram(request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))).toBe(false);
  expect(isLocalProgram(request('203.0.113.9'))).toBe(false);
});
