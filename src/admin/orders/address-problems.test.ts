import { expect, test } from 'vitest';
import { addressProblems, otherProblems } from './address-problems.ts';

const REFUSED = {
  'billing[postcode]': 'Must be at most 40 characters long.',
  'billing[email]': 'Is not an e-mail address.',
  'shipping[city]': 'Must be at most 200 characters long.',
  'line_items[0]': 'Line 1: Please choose the colour.',
};

test('each field of an address has its own refusal, which names the address', () => {
  expect(addressProblems(REFUSED, 'billing')).toEqual({
    postcode: 'Postcode of the billing address must be at most 40 characters long.',
    email: 'Email of the billing address is not an e-mail address.',
  });
  expect(addressProblems(REFUSED, 'shipping')).toEqual({
    city: 'City of the shipping address must be at most 200 characters long.',
  });
});

test('what is about no address is left for the form', () => {
  expect(otherProblems(REFUSED)).toEqual(['Line 1: Please choose the colour.']);
  expect(otherProblems({})).toEqual([]);
});
