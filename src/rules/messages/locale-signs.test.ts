import { describe, expect, test } from 'vitest';
import { formatDecimal, getSigns, joinNames } from './locale-signs.ts';

const LOCALES = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'sv-SE',
  'ar-EG',
  'ja-JP',
  'pl-PL',
  'he-IL',
  'hi-IN',
];

describe('signs of a language', () => {
  test.each(LOCALES)('%s: small numbers are written as the language writes them', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const signs = getSigns(locale);
    for (const value of [0, 1, 2.5, 3.14, 4.56, 4.96, 5, 12, 640]) {
      expect(formatDecimal(value, signs)).toBe(format.format(value));
    }
  });

  test.each(LOCALES)('%s: a percentage has two decimals at most', (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    for (const value of [0, 5, 12.5, 33.33, 7.05, 100]) {
      expect(formatDecimal(value, getSigns(locale), 2)).toBe(format.format(value));
    }
  });

  test.each(LOCALES)('%s: names are joined as the language joins them', (locale) => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' });
    const names = ['Colour', 'Size', 'Edge', 'Scent', 'Cover'];
    for (let count = 0; count <= names.length; count += 1) {
      const some = names.slice(0, count);
      expect(joinNames(some, getSigns(locale))).toBe(format.format(some));
    }
  });

  test.each([
    [['aguja', 'hilo'], 'aguja e hilo'],
    [['color', 'tamaño', 'Iniciales'], 'color, tamaño e Iniciales'],
    [['agua', 'hielo'], 'agua y hielo'],
    [['sílaba', 'hiato'], 'sílaba y hiato'],
    [['iglesia', 'y griega'], 'iglesia y y griega'],
    [['color', 'tamaño'], 'color y tamaño'],
  ])('Spanish joins %j before the sound of an i by e', (names, joined) => {
    const signs = getSigns('es-ES');
    expect(joinNames(names, signs)).toBe(joined);
    expect(joinNames(names, signs)).toBe(new Intl.ListFormat('es-ES').format(names));
  });

  test('also where the i is accented; other languages keep their word', () => {
    expect(joinNames(['menta', 'índigo'], getSigns('es-MX'))).toBe('menta e índigo');
    expect(joinNames(['latte', 'idea'], getSigns('it-IT'))).toBe('latte e idea');
    expect(joinNames(['Size', 'Initials'], getSigns('en-US'))).toBe('Size and Initials');
  });
});
