import { expect, test } from 'vitest';
import { countryFields } from '#rules/addresses/country-fields.ts';
import { EVERY_PART_OPTIONAL } from '#rules/addresses/field-requirements.ts';
import { getStates, stateBehaviour } from '#rules/addresses/postal-address.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { messages } from '#wire/messages/messages.ts';
import { isCountry, namedCountries } from './countries.ts';
import { postcodeFits } from './postcode-fits.ts';
import { settleAddress } from './settle-address.ts';
import { STATES, stateName, statesFor } from './states.ts';

test.each([
  ['US', 'list'],
  ['CA', 'list'],
  ['IE', 'list'],
  ['DE', 'none'],
  ['FR', 'none'],
  ['GB', 'text'],
  ['IT', 'text'],
  ['XX', 'text'],
])('the state field of %s is %s [CO-14]', (country, behaviour) => {
  expect(stateBehaviour(getStates(STATES, country))).toBe(behaviour);
});

test('the map names countries and states by code [CO-14]', () => {
  expect(getStates(STATES, 'US')).toMatchObject({
    CA: 'California',
    NY: 'New York',
    DC: 'District of Columbia',
  });
  expect(stateName('US', 'NY')).toBe('New York');
  expect(stateName('RO', 'CJ')).toBe('Cluj');
  expect(statesFor('DE', 'GB')).toEqual({ DE: {} });
  for (const [country, states] of Object.entries(STATES)) {
    expect(isCountry(country) || ['AQ', 'BV', 'HM'].includes(country), country).toBe(true);
    for (const [code, name] of Object.entries(states)) {
      expect(code, `${country} ${name}`).toMatch(/^[A-Z0-9]{1,3}$/);
      expect(name.trim()).not.toBe('');
    }
  }
});

test('every name a form of any country uses has its words', () => {
  for (const { code } of namedCountries('en')) {
    const states = stateBehaviour(getStates(STATES, code));
    for (const { label } of countryFields(code, 'billing', states)) {
      expect(messages).toHaveProperty([label]);
    }
  }
});

test.each([
  ['US', '94107', true],
  ['US', '94107-1234', true],
  ['US', '9410', false],
  ['GB', 'SW1A 1AA', true],
  ['GB', '12345', false],
  ['CA', 'K1A 0B1', true],
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['JP', '100-0001', true],
  ['AR', '1000', true],
  ['AR', 'C1002AAB', true],
  ['AE', 'anything', true],
  ['AE', '<b>', false],
])('a postcode of %s: %j fits: %s', (country, postcode, fits) => {
  expect(postcodeFits(postcode, country)).toBe(fits);
});

test('what a form sent becomes a stored address, or a list of problems', () => {
  const input = {
    ...EMPTY_ADDRESS,
    firstName: 'Jane',
    lastName: 'Doe',
    country: 'us',
    state: 'california',
    city: 'San Francisco',
    address1: '5 Elm Street',
    postcode: '941071234',
    email: 'jane@example.com',
  };
  const settled = settleAddress(input, 'shipping', EVERY_PART_OPTIONAL);
  expect(settled.problems).toEqual([]);
  expect(settled.address).toMatchObject({
    country: 'US',
    state: 'CA',
    postcode: '94107-1234',
    email: '',
  });
  const unseen = { ...EVERY_PART_OPTIONAL, company: 'hidden' } as const;
  const sent = { ...input, company: 'Moss & Co.' };
  expect(settleAddress(sent, 'billing', EVERY_PART_OPTIONAL).address.company).toBe('Moss & Co.');
  expect(settleAddress(sent, 'billing', unseen).address.company).toBe('');
  // A state of the country chosen before does not stay.
  const canada = { ...input, country: 'CA', postcode: 'K1A 0B1' };
  const moved = settleAddress(canada, 'billing', EVERY_PART_OPTIONAL);
  expect(moved.problems).toMatchObject([{ code: 'address.problem.state', field: 'state' }]);
});
