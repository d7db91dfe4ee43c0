import { expect, test } from 'vitest';
import { endingSums, isEnding } from './ending-sums.ts';

const refund = (total: string) => ({ id: 1, reason: '', total, total_tax: '0.00' });
const paid = { total: '52.40', date_paid_gmt: '2026-11-01T00:00:00', refunds: [refund('-12.00')] };
const unpaid = { total: '10.00', date_paid_gmt: null, refunds: [] };

test.each([
  ['none', [], 0, 0],
  ['one that is not paid', [unpaid], 1000, 0],
  ['one that is paid and refunded in part', [paid], 5240, 4040],
  ['both', [paid, unpaid], 6240, 4040],
])('%s', (_, orders, total, left) => {
  expect(endingSums(orders, 2)).toEqual({ total, left });
});

test('only what ends an order is confirmed', () => {
  expect(['pending', 'completed', 'cancelled', 'refunded'].filter(isEnding)).toEqual([
    'cancelled',
    'refunded',
  ]);
});
