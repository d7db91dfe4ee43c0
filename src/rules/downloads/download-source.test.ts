import { expect, test } from 'vitest';
import { downloadSource, savedName } from './download-source.ts';

const SHOP = 'https://shop.example';

test.each([
  ['/downloads/recipes.pdf', { kind: 'stored', name: 'downloads/recipes.pdf' }],
  [`${SHOP}/downloads/set/a-1.zip`, { kind: 'stored', name: 'downloads/set/a-1.zip' }],
  ['/downloads/../secrets/key', null],
  ['/downloads/', null],
  ['/downloads/A b.pdf', null],
  ['/downloads/%2e%2e/key', null],
  ['/media/ab/800.png', { kind: 'address', url: '/media/ab/800.png' }],
  ['https://files.example/a.zip?x=1', { kind: 'address', url: 'https://files.example/a.zip?x=1' }],
  ['HTTP://files.example/a', { kind: 'address', url: 'HTTP://files.example/a' }],
  ['//evil.example/a', null],
  ['/\\evil.example/a', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,hello', null],
  ['ftp://files.example/a', null],
  ['https://', null],
  ['https:///a', null],
  ['https://files.example/a\r\nset-cookie: x', null],
  ['recipes.pdf', null],
  ['', null],
])('%s', (file, expected) => {
  expect(downloadSource(file, SHOP)).toEqual(expected);
});

test.each([
  ['/downloads/recipes.pdf', 'recipes.pdf'],
  ['https://files.example/set/a.zip?x=/b#c', 'a.zip'],
  ['https://files.example/', 'Recipes'],
])('%s is saved as %s', (file, name) => {
  expect(savedName(file, 'Recipes')).toBe(name);
});
