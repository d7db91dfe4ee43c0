import { describe, expect, test } from 'vitest';
import { formatDecimal, joinNames, signsOf } from './locale-signs.ts';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'ar-EG', 'ja-JP', 'pl-PL', 'he-IL', 'hi-IN'];

describe('signs of a language', () => {
  test.each(LOCALES)('%s: small numbers are written as the language writes them', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const signs = signsOf(locale);
    for (const value of [0, 1, 2.5, 3.14, 4.56, 4.96, 5, 12, 640]) {
      expect(formatDecimal(value, signs)).toBe(format.format(value));
    }
  });

  test.each(LOCALES)('%s: a percentage has two decimals at most', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    for (const value of [0, 5, 12.5, 33.33, 7.05, 100]) {
      expect(formatDecimal(value, signsOf(locale), 2)).toBe(format.format(value));
    }
  });

  test.each(LOCALES)('%s: names are joined as the language joins them', (locale) => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' });
    const names = ['Colour', 'Size', 'Edge', 'Scent', 'Cover'];
    for (let count = 0; count <= names.length; count += 1) {
      const some = names.slice(0, count);
      expect(joinNames(some, signsOf(locale))).toBe(format.format(some));
    }
  });
});
