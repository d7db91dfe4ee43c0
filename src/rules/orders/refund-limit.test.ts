import { expect, test } from 'vitest';
import { refundLimit } from './refund-limit.ts';

test.each([
  ['paid', 6000, 6000, 6000],
  ['paid in part', 6000, 5000, 5000],
  ['not paid', 6000, 0, 6000],
  ['of nothing', 0, 0, 0],
])('of an order %s', (_, total, paid, limit) => {
  expect(refundLimit({ total, paid_amount: paid })).toBe(limit);
});
