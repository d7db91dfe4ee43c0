import { describe, expect, test } from 'vitest';
import { CONTINENTS, countriesOn, isContinent } from './continents.ts';
import { countryMoney } from './country-money.ts';

describe('the money of a country', () => {
  test.each([
    ['US', 'USD', 'left', '.', ',', 2, 'lb', 'in'],
    ['GB', 'GBP', 'left', '.', ',', 2, 'kg', 'cm'],
    ['DE', 'EUR', 'right_space', ',', '.', 2, 'kg', 'cm'],
    ['FR', 'EUR', 'right_space', ',', ' ', 2, 'kg', 'cm'],
    ['JP', 'JPY', 'left', '.', ',', 0, 'kg', 'cm'],
    ['KW', 'KWD', 'right_space', '.', ',', 3, 'kg', 'cm'],
    ['BR', 'BRL', 'left_space', ',', '.', 2, 'kg', 'cm'],
    ['IS', 'ISK', 'right_space', ',', '.', 0, 'kg', 'cm'],
  ])('%s pays in %s', (country, currency, position, point, group, decimals, weight, length) => {
    expect(countryMoney(country)).toEqual({
      currency,
      position,
      decimalSeparator: point,
      thousandSeparator: group,
      decimals,
      weight,
      length,
    });
  });

  test('is known of every country on a continent, and of nothing else', () => {
    const all = Object.keys(CONTINENTS).filter(isContinent).flatMap(countriesOn);
    expect(all.filter((country) => countryMoney(country) === null)).toEqual([]);
    expect(countryMoney('XX')).toBe(null);
  });

  test('is a currency by its code', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    const all = Object.keys(CONTINENTS).filter(isContinent).flatMap(countriesOn);
    const currencies = new Set(all.map((country) => countryMoney(country)?.currency ?? ''));
    expect([...currencies].filter((code) => !known.has(code))).toEqual([]);
  });
});
