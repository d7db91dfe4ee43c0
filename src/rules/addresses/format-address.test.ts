import { expect, test } from 'vitest';
import { formatAddress } from './format-address.ts';
import { sampleAddress } from './testing/sample-address.ts';

test.each([
  [
    'the United States',
    {},
    'United States',
    ['Jane Doe', '5 Elm Street', 'San Francisco, CA 94107', 'United States'],
  ],
  [
    'Germany',
    { country: 'DE', state: '', city: 'Berlin', postcode: '10115', company: 'Hof KG' },
    'Germany',
    ['Jane Doe', 'Hof KG', '5 Elm Street', '10115 Berlin', 'Germany'],
  ],
  [
    'Britain',
    { country: 'GB', state: 'Kent', city: 'Dover', postcode: 'CT16 1AA', address2: 'Flat 2' },
    'United Kingdom',
    ['Jane Doe', '5 Elm Street', 'Flat 2', 'Dover', 'Kent', 'CT16 1AA', 'United Kingdom'],
  ],
  [
    'Japan',
    { country: 'JP', state: '13', city: 'Chiyoda', postcode: '100-0001' },
    'Japan',
    ['100-0001', '13 Chiyoda', '5 Elm Street', 'Jane Doe', 'Japan'],
  ],
  [
    'a town without its state',
    { state: '' },
    '',
    ['Jane Doe', '5 Elm Street', 'San Francisco 94107'],
  ],
  ['nothing but a state', { city: '', postcode: '' }, '', ['Jane Doe', '5 Elm Street', 'CA']],
  [
    'a postcode where the country has none',
    { country: 'QA', state: '', city: 'Doha', postcode: '1234' },
    'Qatar',
    ['Jane Doe', '5 Elm Street', 'Doha', '1234', 'Qatar'],
  ],
] as const)('%s', (_, parts, country, lines) => {
  expect(formatAddress(sampleAddress(parts), { country })).toEqual(lines);
});

test('a state with a name is written by it', () => {
  const address = sampleAddress({
    country: 'JP',
    state: '13',
    city: 'Chiyoda',
    postcode: '100-0001',
  });
  expect(formatAddress(address, { country: '', state: 'Tokyo' })[1]).toBe('Tokyo Chiyoda');
});
