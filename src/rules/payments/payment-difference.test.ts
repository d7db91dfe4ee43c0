import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { paymentDifference } from './payment-difference.ts';

const ours = { amount: money(4200), currency: 'USD', refunded: money(1000) };
const theirs = { ...ours, state: 'paid' as const };

test.each([
  [{}, null],
  [{ state: 'failed' as const }, 'state'],
  [{ amount: money(4100) }, 'amount'],
  [{ currency: 'EUR' }, 'amount'],
  [{ refunded: money(4200) }, 'refunded'],
])('a provider that has %j: %s', (change, expected) => {
  expect(paymentDifference(ours, { ...theirs, ...change })).toBe(expected);
});
