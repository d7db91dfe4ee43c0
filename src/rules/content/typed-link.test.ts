import { expect, test } from 'vitest';
import { readTypedLink } from './typed-link.ts';

test.each([
  ['https://oak.example/tray?size=2#top', 'https://oak.example/tray?size=2#top'],
  [' oak.example/tray ', 'https://oak.example/tray'],
  ['oak.example', 'https://oak.example'],
  ['oak.example:8080/x', 'https://oak.example:8080/x'],
  ['büro.example', 'https://büro.example'],
  ['/shop', '/shop'],
  ['#care', '#care'],
  ['hello@oak.example', 'mailto:hello@oak.example'],
  ['mailto:hello@oak.example', 'mailto:hello@oak.example'],
  ['tel:+4930123', 'tel:+4930123'],
  ['', null],
  ['tray', null],
  ['oak tray.example', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert.me(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://', null],
  ['https://oak.example\\@evil.example', null],
])('%s leads to %s', (typed, address) => {
  expect(readTypedLink(typed)).toBe(address);
});
