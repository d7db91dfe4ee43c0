import { expect, test } from 'vitest';
import { type CountryDetails, checkAddress, emailFits, phoneFits } from './check-address.ts';
import { EVERY_PART_OPTIONAL } from './field-requirements.ts';
import type { AddressPart, PostalAddress } from './postal-address.ts';
import { sampleAddress } from './testing/sample-address.ts';

const details: CountryDetails = {
  known: true,
  states: { CA: 'California', NY: 'New York' },
  postcodeFits: (postcode) => /^\d{5}$/.test(postcode),
  asked: EVERY_PART_OPTIONAL,
};

function toProblems(parts: Partial<PostalAddress>, changes: Partial<CountryDetails> = {}) {
  return checkAddress(sampleAddress(parts), 'billing', { ...details, ...changes }).map(
    ({ code, field }) => `${field} ${code.replace('address.problem.', '')}`,
  );
}

test('a good address has no problem', () => {
  expect(toProblems({})).toEqual([]);
});

test('each missing part is reported at its own field [CO-12]', () => {
  const empty = Object.fromEntries(
    Object.keys(sampleAddress()).map((part) => [part, '']),
  ) as unknown as PostalAddress;
  expect(toProblems({ ...empty, country: 'US' })).toEqual([
    'firstName required',
    'lastName required',
    'address1 required',
    'city required',
    'state required',
    'postcode required',
    'email required',
  ]);
});

test.each([
  [{ state: 'XX' }, 'state state'],
  [{ state: 'toString' }, 'state state'],
  [{ postcode: '9410' }, 'postcode postcode'],
  [{ phone: 'call me' }, 'phone phone'],
  [{ email: 'jane' }, 'email email'],
  [{ firstName: 'Win at https://example.com' }, 'firstName text'],
  [{ address1: '<b>5 Elm Street</b>' }, 'address1 text'],
] satisfies [Partial<PostalAddress>, string][])('%j: %s [CO-12]', (parts, problem) => {
  expect(toProblems(parts)).toEqual([problem]);
});

test.each([
  ['required', '', ['phone required']],
  ['required', '555 0101', []],
  ['optional', '', []],
  // A field that is not shown could not be corrected.
  ['hidden', 'call me', []],
] as const)('a telephone number that is %s, given as %j', (requirement, phone, problems) => {
  const requested = { ...EVERY_PART_OPTIONAL, phone: requirement };
  expect(toProblems({ phone }, { asked: requested })).toEqual(problems);
});

test('a country the shop does not know or not deal with is refused', () => {
  expect(toProblems({}, { known: false })).toEqual(['country country']);
});

test('a country without states asks for none and takes none amiss [CO-16]', () => {
  expect(toProblems({ country: 'DE', state: '' }, { states: {} })).toEqual([]);
});

test('a country that is missing takes any state [CO-17]', () => {
  expect(toProblems({ country: 'GB', state: 'Kent' }, { states: undefined })).toEqual([]);
  expect(toProblems({ country: 'GB', state: '<i>' }, { states: undefined })).toEqual([
    'state state',
  ]);
});

test.each([
  ['firstName', 61],
  ['lastName', 61],
  ['company', 101],
  ['city', 81],
  ['address1', 121],
  ['address2', 121],
  ['postcode', 17],
  ['phone', 31],
  ['email', 255],
] satisfies [AddressPart, number][])('%s with %i signs is too long [CO-12]', (part, length) => {
  const found = checkAddress(sampleAddress({ [part]: '1'.repeat(length) }), 'billing', details);
  expect(found).toMatchObject([
    { field: part, code: 'address.problem.tooLong', count: length - 1 },
  ]);
});

test.each([
  ['jane@example.com', true],
  ['jane.o’neil+shop@mail.example.co.uk', true],
  ['jürgen@müller.example', true],
  ['jane@example', false],
  ['jane@@example.com', false],
  ['@example.com', false],
  ['jane@.com', false],
  ['jane@-example.com', false],
  ['jane..doe@example.com', false],
  ['jane doe@example.com', false],
  ['jane@example.com\nbcc: all@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
  ['jane@example.co', true],
  ['jane@example.c', false],
  ['jane@example.c0m', false],
  ['jane@127.0.0.1', false],
  ['jane@example.xn--p1ai', true],
  [`jane@example.${'a'.repeat(63)}`, true],
  [`jane@example.${'a'.repeat(64)}`, false],
])('%j as e-mail: %s [MK-05]', (email, fits) => {
  expect(emailFits(email)).toBe(fits);
});

test.each([
  ['+1 (555) 010-0199', true],
  ['030/901820', true],
  ['+44 20 7946 0958 ext 12', true],
  ['12345', false],
  ['12-34.56', true],
  ['(012) 345 678/901.234', true],
  ['+49 30 1234 5678 9012 34', false],
  ['555-CALL-NOW', false],
  ['+49 30 901820; drop', false],
])('%j as phone: %s [MK-06]', (phone, fits) => {
  expect(phoneFits(phone)).toBe(fits);
});
