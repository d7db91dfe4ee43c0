import { expect, test } from 'vitest';
import { isCountry, namedCountries } from './countries.ts';

test.each(['US', 'DE', 'JP', 'GB', 'FR', 'BR', 'ZA'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true);
});

test.each(['', 'us', 'XX', 'ZZ', 'EU', 'DD', 'SU', 'USA', '__proto__'])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});

test('all of them have a name, in order', () => {
  const all = namedCountries('en');
  expect(all.length).toBeGreaterThan(230);
  expect(all.length).toBeLessThan(260);
  expect(all[0]?.name).toBe('Afghanistan');
  expect(namedCountries('de', ['US', 'DE']).map(({ name }) => name)).toEqual([
    'Deutschland',
    'Vereinigte Staaten',
  ]);
});
