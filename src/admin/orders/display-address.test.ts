import { expect, test } from 'vitest';
import type { OrderAddress } from './display-address.ts';
import { displayAddress } from './display-address.ts';

const COUNTRIES = [
  { code: 'US', name: 'United States', states: [{ code: 'OR', name: 'Oregon' }] },
  { code: 'JP', name: 'Japan', states: [{ code: 'JP11', name: 'Saitama' }] },
  { code: 'DE', name: 'Germany', states: [] },
];

const address = (overrides: Partial<OrderAddress>): OrderAddress => ({
  first_name: 'Ada',
  last_name: 'Moss',
  company: '',
  address_1: '1 Elm',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
  ...overrides,
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
])('%j is written as in its own country', (input, lines) => {
  expect(displayAddress(address(input), COUNTRIES)).toEqual(lines);
});

test('a state that is not written by its code has its name', () => {
  const lines = displayAddress(address({ state: 'JP11', country: 'JP' }), COUNTRIES);
  expect(lines.join(' ')).toContain('Saitama');
});

test('an address that is empty has no line', () => {
  expect(displayAddress(address({ first_name: '', last_name: '', address_1: '' }), [])).toEqual([]);
});
