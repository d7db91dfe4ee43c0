import { expect, test } from 'vitest';
import { mayCancel } from './may-cancel.ts';
import { mayBecome, type Status } from './order-status.ts';

const ALL: readonly Status[] = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
];

test('a buyer takes back what waits for money, and nothing that some has come for', () => {
  const open = ALL.filter((status) => mayCancel({ status, paidAt: null }));
  expect(open).toEqual(['pending', 'on-hold', 'failed']);
  expect(open.every((status) => mayBecome(status, 'cancelled'))).toBe(true);
  expect(ALL.filter((status) => mayCancel({ status, paidAt: 1 }))).toEqual([]);
});
