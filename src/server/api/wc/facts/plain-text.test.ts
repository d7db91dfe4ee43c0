import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['&#36;', '$'],
  ['&#x62f;.&#x625;', 'د.إ'],
  ['&pound;', '£'],
  ['Kz', 'Kz'],
  ['&unknown;', '&unknown;'],
])('%s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('no name or symbol of a currency has an entity that is not known', () => {
  for (const { name, symbol } of CURRENCIES.values()) {
    expect(`${plainText(name)} ${plainText(symbol)}`).not.toMatch(/&\w+;|&#/);
  }
});
