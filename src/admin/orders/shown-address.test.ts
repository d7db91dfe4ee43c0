import { expect, test } from 'vitest';
import type { OrderAddress } from './order.ts';
import { shownAddress } from './shown-address.ts';

const COUNTRIES = [
  { code: 'US', name: 'United States', states: [{ code: 'OR', name: 'Oregon' }] },
  { code: 'JP', name: 'Japan', states: [{ code: 'JP11', name: 'Saitama' }] },
  { code: 'DE', name: 'Germany', states: [] },
];

const address = (given: Partial<OrderAddress>): OrderAddress => ({
  first_name: 'Ada',
  last_name: 'Moss',
  company: '',
  address_1: '1 Elm',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  ...given,
});

test.each([
  [
    { city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
    ['Ada Moss', '1 Elm', 'Portland, OR 97201', 'United States'],
  ],
  [
    { city: 'Bonn', postcode: '53111', country: 'DE' },
    ['Ada Moss', '1 Elm', '53111 Bonn', 'Germany'],
  ],
  [{ city: 'Oslo', postcode: '0150', country: 'NO' }, ['Ada Moss', '1 Elm', '0150 Oslo', 'NO']],
])('%j is written as in its own country', (given, lines) => {
  expect(shownAddress(address(given), COUNTRIES)).toEqual(lines);
});

test('a state that is not written by its code has its name', () => {
  const lines = shownAddress(address({ state: 'JP11', country: 'JP' }), COUNTRIES);
  expect(lines.join(' ')).toContain('Saitama');
});

test('an address that is empty has no line', () => {
  expect(shownAddress(address({ first_name: '', last_name: '', address_1: '' }), [])).toEqual([]);
});
