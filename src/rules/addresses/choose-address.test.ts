import { expect, test } from 'vitest';
import { type Addresses, chooseAddresses, isFilled, locationsDiffer } from './choose-address.ts';
import type { PostalAddress } from './postal-address.ts';
import { sampleAddress } from './testing/sample-address.ts';

const isComplete = (address: PostalAddress) =>
  [address.lastName, address.address1, address.city, address.postcode].every((part) => part !== '');

const blank = { firstName: '', lastName: '', address1: '', city: '', postcode: '' };
/** By name, so that a case reads as a line. */
const ADDRESSES: Record<string, PostalAddress | null> = {
  '-': null,
  home: sampleAddress(),
  flat: sampleAddress({ address1: '7 Oak Lane', postcode: '94110' }),
  gift: sampleAddress({ firstName: 'Ben', address1: '9 Birch Road' }),
  // Nothing but what the form starts with, or a country that was looked at.
  canada: sampleAddress({ ...blank, country: 'CA', state: 'ON' }),
  // A person without a place, a place without a person, and half of the saved one.
  ben: sampleAddress({ ...blank, firstName: 'Ben', lastName: 'Moss' }),
  birch: sampleAddress({ ...blank, address1: '9 Birch Road' }),
  halfHome: sampleAddress({ ...blank, firstName: 'Jane', lastName: 'Doe' }),
};

const getName = (address: PostalAddress | null) =>
  Object.entries(ADDRESSES).find(([, each]) => each === address)?.[0];
const pair = (words: string): Addresses => {
  const [billing = '-', shipping = '-'] = words.split(' → ');
  return { billing: ADDRESSES[billing] ?? null, shipping: ADDRESSES[shipping] ?? null };
};

// Billing → delivery, "-" for none or the same.
test.each([
  // typed           saved           shown
  ['- → -', '- → -', '- → -', 'nothing is known of a new guest'],
  ['flat → -', '- → -', 'flat → -', 'a guest finds what was typed'],
  ['ben → -', '- → -', 'ben → -', 'and what was begun'],
  ['- → -', 'home → -', 'home → -', 'an account fills in its address'],
  ['- → -', 'home → gift', 'home → gift', 'and where it is sent'],
  ['flat → -', 'home → -', 'flat → -', 'a whole address that was typed stays'],
  ['flat → -', 'home → gift', 'flat → -', 'and is sent to itself, as was said'],
  ['flat → gift', 'home → -', 'flat → gift', 'or elsewhere, as was said'],
  ['ben → -', 'home → -', 'home → -', 'a name without a place gives way as a whole'],
  ['birch → -', 'home → -', 'home → -', 'a street without a town does too'],
  ['halfHome → -', 'home → -', 'home → -', 'the saved one, half typed, is the saved one'],
  ['canada → -', 'home → -', 'home → -', 'a country that was looked at is no address'],
  ['ben → -', 'home → gift', 'home → gift', 'with it comes where that one is sent'],
  ['ben → gift', 'home → flat', 'home → gift', 'a whole gift address stays beside it'],
  ['flat → birch', 'home → gift', 'flat → gift', 'a delivery address that was begun gives way'],
  ['flat → birch', 'home → -', 'flat → birch', 'where there is another to give way to'],
  ['ben → -', 'halfHome → -', 'ben → -', 'of two halves the one typed last'],
  ['canada → -', 'halfHome → -', 'halfHome → -', 'unless nobody has written in it'],
])('typed %s, saved %s: %s, for %s [CO-01]', (typed, saved, expected) => {
  const chosen = chooseAddresses(pair(typed), pair(saved), isComplete);
  expect(`${getName(chosen.billing)} → ${getName(chosen.shipping)}`).toBe(expected);
});

test('a country and a state alone are not written by anybody', () => {
  expect(isFilled(sampleAddress(blank))).toBe(false);
  expect(isFilled(sampleAddress({ ...blank, postcode: '1' }))).toBe(true);
});

test('another name at the same address is another place, another phone is not', () => {
  const home = sampleAddress();
  expect(locationsDiffer({ ...home, firstName: 'Ben' }, home)).toBe(true);
  expect(locationsDiffer({ ...home, phone: '1', email: '' }, home)).toBe(false);
  expect(locationsDiffer(sampleAddress({ ...blank, country: 'CA' }), home)).toBe(false);
});
