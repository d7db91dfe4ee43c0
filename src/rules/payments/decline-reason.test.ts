import { expect, test } from 'vitest';
import { declineCode, isDecline } from './decline-reason.ts';

test.each([
  ['insufficient_funds', 'ordering.problem.declinedFunds'],
  ['expired_card', 'ordering.problem.declinedExpired'],
  ['declined', 'ordering.problem.declined'],
  ['', 'ordering.problem.declined'],
  [undefined, 'ordering.problem.declined'],
])('%s is shown as %s', (reason, code) => {
  expect(declineCode(reason)).toBe(code);
  expect(isDecline(code)).toBe(true);
});

test('other problems are no declined payment', () => {
  expect(isDecline('ordering.problem.payment')).toBe(false);
});
