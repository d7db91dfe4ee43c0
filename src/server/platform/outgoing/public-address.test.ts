import { expect, test } from 'vitest';
import { isPublicAddress, namesPublicHost } from './public-address.ts';

test.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.32.0.1', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd12::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['https://places.example', true],
  ['http://8.8.8.8:8080/search', true],
  ['http://localhost:8080', false],
  ['http://places.localhost', false],
  ['http://printer.local/', false],
  ['http://metadata.internal/', false],
  ['http://nominatim:8080', false],
  ['http://127.0.0.1', false],
  ['http://2130706433', false],
  ['http://[::1]:80', false],
  ['http://[::ffff:7f00:1]', false],
  ['http://10.0.0.8', false],
  ['nonsense', false],
])('%s names a public host: %s', (address, expected) => {
  expect(namesPublicHost(address)).toBe(expected);
});
