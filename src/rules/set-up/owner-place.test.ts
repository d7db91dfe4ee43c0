import { expect, test } from 'vitest';
import { type KnownPlace, placeSettings, type TypedPlace } from './owner-place.ts';

const GERMANY: TypedPlace = { country: 'DE', locale: 'de-DE', timeZone: 'Europe/Berlin' };
const EURO = {
  currency_code: 'EUR',
  currency_pos: 'right_space',
  decimal_sep: ',',
  thousand_sep: '.',
  num_decimals: 2,
} as const;
const KNOWN: KnownPlace = { isCountry: true, isLocale: true, isTimeZone: true, formats: EURO };
const UNKNOWN: KnownPlace = { isCountry: false, isLocale: false, isTimeZone: false, formats: {} };

test.each<[string, Partial<TypedPlace>, KnownPlace, Record<string, string | number>]>([
  [
    'a shop in Germany',
    {},
    KNOWN,
    {
      'shop.locale': 'de-DE',
      'shop.dir': 'ltr',
      'shop.timeZone': 'Europe/Berlin',
      'shop.country': 'DE',
      'units.weight': 'kg',
      'units.length': 'cm',
      'currency.code': 'EUR',
      'currency.symbol': '€',
      'currency.position': 'right_space',
      'currency.decimals': 2,
      'currency.decimalSeparator': ',',
      'currency.thousandSeparator': '.',
    },
  ],
  ['nothing is known', {}, UNKNOWN, {}],
  [
    'a browser without a country',
    {},
    { ...UNKNOWN, isLocale: true },
    { 'shop.locale': 'de-DE', 'shop.dir': 'ltr' },
  ],
  [
    'a language from right to left',
    { locale: 'he-IL' },
    { ...UNKNOWN, isLocale: true },
    { 'shop.locale': 'he-IL', 'shop.dir': 'rtl' },
  ],
  [
    'a country without money of its own',
    { country: 'AQ' },
    { ...UNKNOWN, isCountry: true },
    { 'shop.country': 'AQ', 'units.weight': 'kg', 'units.length': 'cm' },
  ],
])('%s', (_, typed, known, expected) => {
  expect(placeSettings({ ...GERMANY, ...typed }, known)).toEqual(expected);
});

test('the United States weigh in pounds', () => {
  expect(placeSettings({ ...GERMANY, country: 'US' }, KNOWN)).toMatchObject({
    'units.weight': 'lbs',
    'units.length': 'in',
  });
});
