import { expect, test } from 'vitest';
import { countryFields } from './country-fields.ts';
import { getStates, type StateBehaviour, stateBehaviour } from './postal-address.ts';

function requiredParts(country: string, states: StateBehaviour): string {
  return countryFields(country, 'billing', states)
    .map(({ part, required }) => (required ? part : `(${part})`))
    .slice(3, -2)
    .join(' ');
}

test.each([
  ['US', 'list', 'country address1 (address2) city state postcode'],
  ['CA', 'list', 'country address1 (address2) city state postcode'],
  ['DE', 'none', 'country address1 (address2) postcode city'],
  ['FR', 'none', 'country address1 (address2) postcode city'],
  ['GB', 'text', 'country address1 (address2) city (state) postcode'],
  ['IE', 'list', 'country address1 (address2) city state (postcode)'],
  ['IT', 'text', 'country address1 (address2) postcode city state'],
  ['JP', 'list', 'country postcode state city address1 (address2)'],
  ['HK', 'text', 'country address1 (address2) (city) state'],
  ['AE', 'list', 'country address1 (address2) (city) state'],
  ['SG', 'none', 'country address1 (address2) (city) postcode'],
  ['QA', 'none', 'country address1 (address2) city'],
  // Nothing is known of it: all is asked, little is required.
  ['ZZ', 'text', 'country address1 (address2) (postcode) city (state)'],
  ['', 'text', 'country address1 (address2) (postcode) city (state)'],
  // A list of states where addresses name none comes last and is optional.
  ['DE', 'list', 'country address1 (address2) postcode city (state)'],
] as const)('a form for %j with states %s asks %s [CO-13]', (country, states, fields) => {
  expect(requiredParts(country, states)).toBe(fields);
});

test.each(['__proto__', 'constructor', 'toString', 'us', 'A'.repeat(5000)])(
  'a country sent as %j asks as an unknown one does, under names we have [CO-12]',
  (country) => {
    expect(countryFields(country, 'billing', 'text')).toEqual(countryFields('', 'billing', 'text'));
  },
);

test('an e-mail is asked for billing alone', () => {
  const parts = (use: 'billing' | 'shipping') =>
    countryFields('US', use, 'list').map(({ part }) => part);
  expect(parts('billing').at(-1)).toBe('email');
  expect(parts('shipping')).not.toContain('email');
});

test.each([
  ['US', 'state', 'address.state.state'],
  ['CA', 'state', 'address.state.province'],
  ['JP', 'state', 'address.state.prefecture'],
  ['GB', 'state', 'address.state.county'],
  ['US', 'postcode', 'address.postcode.zip'],
  ['IE', 'postcode', 'address.postcode.eircode'],
  ['IN', 'postcode', 'address.postcode.pin'],
  ['DE', 'postcode', 'address.postcode'],
  ['AU', 'city', 'address.city.suburb'],
  ['GB', 'city', 'address.city'],
] as const)('in %s the %s is called %s', (country, part, label) => {
  const field = countryFields(country, 'shipping', 'text').find((one) => one.part === part);
  expect(field?.label).toBe(label);
});

test('states make a choice, an empty map nothing, a missing one free text [CO-14] [CO-15] [CO-16] [CO-17]', () => {
  const map = { US: { CA: 'California' }, DE: {} };
  const behaviour = (country: string) => stateBehaviour(getStates(map, country));
  expect(behaviour('US')).toBe('list');
  expect(behaviour('DE')).toBe('none');
  expect(behaviour('GB')).toBe('text');
  // A word every object knows is no country.
  expect(behaviour('constructor')).toBe('text');
});
