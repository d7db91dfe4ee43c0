import { expect, test } from 'vitest';
import { requestedLanguage, staffLocale } from './staff-language.ts';

test.each([
  ['en-US', undefined, 'en', 'en-US'],
  ['de-DE', undefined, 'de', 'de-DE'],
  ['de', 'en', 'en', 'en'],
  ['de-AT', 'en', 'en', 'en-AT'],
  ['de-AT', 'de', 'de', 'de-AT'],
  ['en-US', 'de', 'de', 'de-US'],
  ['fr-FR', undefined, 'en', 'en-FR'],
  ['zh-Hant-TW', 'de', 'de', 'de-TW'],
  ['fr-FR', 'fr', 'en', 'en-FR'],
  ['de-DE', 'dark', 'de', 'de-DE'],
])(
  'in a shop in %s, who chose %s sees %s with the formats of %s',
  (shop, chosen, language, locale) => {
    expect(staffLocale(shop, chosen)).toEqual({ language, locale });
  },
);

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['fr;q=0.9, de-CH, en;q=0.8', 'de'],
  ['en;q=0.4, de;q=0.7', 'de'],
  ['de;q=0, en', 'en'],
  ['fr-FR,fr', undefined],
  ['*', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['de;q=x', undefined],
])('a browser that names %s is served %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});
