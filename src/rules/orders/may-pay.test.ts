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
  expect(mayPay({ status, total: money(total) })).toBe(may);
});
