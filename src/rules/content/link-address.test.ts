import { expect, test } from 'vitest';
import { isDownloadAddress, LINK_ADDRESS, OPTIONAL_LINK } from './link-address.ts';

test.each([
  ['/shop', true],
  ['/shop?orderby=price#top', true],
  ['/search?s=oak tray', true],
  ['/', true],
  ['#reviews', true],
  ['?page=2', true],
  ['https://maker.example/a', true],
  ['mailto:shop@example.com', true],
  ['tel:+4930123', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/shop\\..\\x', false],
  ['/\t/evil.example', false],
  ['/a\n', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['shop', false],
])('a link to %j: %s', (address, expected) => {
  expect([LINK_ADDRESS.test(address), OPTIONAL_LINK.test(address)]).toEqual([expected, expected]);
});

test('nothing is an optional link only', () => {
  expect([LINK_ADDRESS.test(''), OPTIONAL_LINK.test('')]).toEqual([false, true]);
});

test.each([
  ['https://files.example/guide.pdf', true],
  ['HTTPS://files.example/guide.pdf', true],
  ['/media/guide.pdf', true],
  ['/media/a..b.pdf', true],
  ['', false],
  ['guide.pdf', false],
  ['https://', false],
  ['https://files.example/\\a', false],
  ['//files.example/guide.pdf', false],
  ['/\\files.example', false],
  ['/media/../shop.db', false],
  ['/media/%2e%2E/shop.db', false],
  ['/media/..%2Fshop.db', false],
  ['/..', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['data:,x', false],
  ['ftp://files.example/a', false],
])('a file at %j: %s', (address, expected) => {
  expect(isDownloadAddress(address)).toBe(expected);
});
