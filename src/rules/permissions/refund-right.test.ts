import { expect, test } from 'vitest';
import type { Permission } from './permissions.ts';
import { mayRefund } from './refund-right.ts';

const REFUNDS: readonly Permission[] = ['refund-orders'];

test.each<[limit: number | null, before: number, amount: number, verdict: string]>([
  [5000, 0, 5000, 'yes'],
  [5000, 0, 5001, 'limit'],
  [5000, 3000, 2000, 'yes'],
  [5000, 3000, 2001, 'limit'],
  [0, 0, 1, 'limit'],
  [null, 0, 10_000_000, 'yes'],
])('with a limit of %s after %i, %i: %s', (refundLimit, before, amount, verdict) => {
  const rights = { role: 'support', permissions: REFUNDS, refundLimit } as const;
  expect(mayRefund(rights, { amount, before })).toBe(verdict);
});

test('without the permission no amount may be paid back', () => {
  const rights = { role: 'accountant', permissions: [], refundLimit: null } as const;
  expect(mayRefund(rights, { amount: 0, before: 0 })).toBe('right');
});
