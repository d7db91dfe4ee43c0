import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { mayPay } from './may-pay.ts';

test.each([
  ['pending', 100, true],
  ['failed', 100, true],
  ['pending', 0, false],
  ['on-hold', 100, false],
  ['processing', 100, false],
  ['completed', 100, false],
  ['cancelled', 100, false],
  ['refunded', 100, false],
] as const)('%s with %s owed: %s [CO-12]', (status, total, may) => {
  expect(mayPay({ status, total: money(total), currency: 'USD' }, 'USD')).toBe(may);
});

test('an order in a currency other than the shop’s is not paid in the shop', () => {
  const order = { status: 'pending', total: money(100), currency: 'EUR' } as const;
  expect([mayPay(order, 'EUR'), mayPay(order, 'USD')]).toEqual([true, false]);
});
