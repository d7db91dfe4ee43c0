import { expect, test } from 'vitest';
import { isEmpty, toTexts } from './field-value.ts';
import { hasPoint, placeLabel, placeValue } from './place.ts';

test.each([
  ['51.38', '-2.36', true],
  ['90', '180', true],
  ['-90', '-180', true],
  ['90.1', '0', false],
  ['0', '-180.5', false],
  ['1e1', '0', false],
  ['Infinity', '0', false],
  ['NaN', 'NaN', false],
  ['', '', false],
  ['51.38', '', false],
  ['0x10', '0', false],
])('%j, %j is a point on earth: %s', (latitude, longitude, is) => {
  expect(hasPoint({ latitude, longitude })).toBe(is);
});

test('a chosen place is its eight parts and the shop’s seal, and drops how it was found [OP-100]', () => {
  const sent = {
    search: 'ru cler',
    street_number: ' 12 ',
    route: 'Rue Cler',
    locality: 'Paris',
    administrative_area_level_1: 'Île-de-France',
    country: 'FR',
    postal_code: '75007',
    latitude: '48.857',
    longitude: '2.306',
    seal: 'abc',
    price: '0',
  };
  const value = placeValue(sent);
  expect(Object.keys(value)).toEqual([
    'street_number',
    'route',
    'locality',
    'administrative_area_level_1',
    'country',
    'postal_code',
    'latitude',
    'longitude',
    'seal',
  ]);
  expect(value.street_number).toBe('12');
  // No rule or formula sees the signature.
  expect(toTexts(value)).not.toContain('abc');
});

test('words that were typed and not chosen are stored as such, and nothing is nothing', () => {
  expect(placeValue({ search: ' Bath ', latitude: '', seal: '' })).toEqual({ search: 'Bath' });
  expect(isEmpty(placeValue({ search: ' ', latitude: '' }))).toBe(true);
  expect(placeValue({ search: 'x'.repeat(100_000) }).search).toHaveLength(200);
});

test.each([
  [
    {
      street_number: '12',
      route: 'Rue Cler',
      postal_code: '75007',
      locality: 'Paris',
      country: 'FR',
    },
    '12 Rue Cler, 75007 Paris, (FR)',
  ],
  [
    { locality: 'Bath', administrative_area_level_1: 'England', country: 'GB' },
    'Bath, England, (GB)',
  ],
  [{ locality: 'Vienna', administrative_area_level_1: 'Vienna', country: 'AT' }, 'Vienna, (AT)'],
  [{ latitude: '1.5', longitude: '-2' }, '1.5, -2'],
  [{}, ''],
])('%j is called %j', (parts, label) => {
  expect(placeLabel(parts, (code) => `(${code})`)).toBe(label);
});
