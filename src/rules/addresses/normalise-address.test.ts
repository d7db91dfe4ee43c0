import { expect, test } from 'vitest';
import { normaliseAddress, normalisePostcode, normaliseState } from './normalise-address.ts';
import { sampleAddress } from './testing/sample-address.ts';

test.each([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['GB', 'nonsense', 'NONSENSE'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['US', '94107 1234', '94107-1234'],
  ['US', '941071234', '94107-1234'],
  ['US', ' 94107', '94107'],
  ['US', 'CA 94107', '94107'],
  ['DE', 'D-10115', '10115'],
  ['CH', 'CH 8001', '8001'],
  ['FR', '75 001', '75001'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['JP', '1000001', '100-0001'],
  ['BR', '01310100', '01310-100'],
  ['PL', '00950', '00-950'],
  ['PT', '1000\u2013205', '1000-205'],
  ['SE', '11455', '114 55'],
  ['IE', 'd02x285', 'D02 X285'],
  ['AR', 'c1002aab', 'C1002AAB'],
])('in %s %j becomes %s', (country, written, normalised) => {
  expect(normalisePostcode(written.trim(), country)).toBe(normalised);
  expect(normalisePostcode(normalised, country)).toBe(normalised);
});

const states = { CA: 'California', NY: 'New York', QC: 'Québec' };

test.each([
  ['CA', 'CA'],
  ['ca', 'CA'],
  ['US:ca', 'CA'],
  ['california', 'CA'],
  ['Quebec', 'QC'],
  ['Atlantis', 'Atlantis'],
])('the state %j is stored as %s', (written, normalised) => {
  expect(normaliseState(written, 'US', states)).toBe(normalised);
});

test('a country without states keeps none, an unknown one keeps the words [CO-16] [CO-17]', () => {
  expect(normaliseState('Bayern', 'DE', {})).toBe('');
  expect(normaliseState('Kent', 'GB', undefined)).toBe('Kent');
});

test('invisible signs and stray spaces go', () => {
  const normalised = normaliseAddress(
    sampleAddress({
      country: 'us',
      firstName: '  Jane\u202e \n Ann ',
      city: 'Zu\u0308rich',
      address1: '5\tElm\u0000 Street',
      email: '\u200eann@example.com\u202c',
    }),
  );
  expect(normalised).toMatchObject({
    country: 'US',
    firstName: 'Jane Ann',
    city: 'Zürich',
    address1: '5 Elm Street',
    email: 'ann@example.com',
  });
});
