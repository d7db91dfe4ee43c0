import { expect, test } from 'vitest';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { knownAddresses, NO_ADDRESS } from './known-addresses.ts';

type Known = CustomerProfile['addresses'][number];

const known = (kind: Known['kind'], from: string, city: string, email = ''): Known => ({
  kind,
  from,
  lines: ['Ada Moss', city],
  address: { ...NO_ADDRESS, phone: '', first_name: 'Ada', city, email },
});

const CASES: [string, Known[], string, string | null][] = [
  ['nothing known', [], '', null],
  ['a bill alone', [known('billing', '', 'Oslo')], 'Oslo', null],
  [
    'both of the account',
    [known('billing', '', 'Oslo'), known('shipping', '', 'Bergen')],
    'Oslo',
    'Bergen',
  ],
  ['both the same', [known('billing', '', 'Oslo'), known('shipping', '', 'Oslo')], 'Oslo', null],
  [
    'a gift that was once sent to a friend',
    [known('billing', '', 'Oslo'), known('billing', '12', 'Rome'), known('shipping', '12', 'Bonn')],
    'Oslo',
    null,
  ],
  [
    'a guest by the last order',
    [known('billing', '12', 'Rome'), known('shipping', '12', 'Bonn')],
    'Rome',
    'Bonn',
  ],
  ['a place of delivery alone', [known('shipping', '', 'Bergen')], 'Bergen', null],
];

test.each(CASES)('%s', (_, addresses, billed, sent) => {
  const { billing, shipping } = knownAddresses({ email: 'ada@example.com', addresses });
  expect([billing.city, shipping?.city ?? null]).toEqual([billed, sent]);
  expect(billing.email).toBe('ada@example.com');
});

test('an order uses the email address of the bill', () => {
  const addresses = [known('billing', '', 'Oslo', 'office@example.com')];
  expect(knownAddresses({ email: 'ada@example.com', addresses }).billing.email).toBe(
    'office@example.com',
  );
});
