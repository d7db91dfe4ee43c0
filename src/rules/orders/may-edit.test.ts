import { expect, test } from 'vitest';
import { belowShipped, mayAmend, mayEdit } from './may-edit.ts';
import type { Status } from './order-status.ts';

test.each<[Status, number | null, number, boolean]>([
  ['pending', null, 0, true],
  ['on-hold', null, 0, true],
  ['on-hold', null, 100, true],
  ['on-hold', 1, 0, false],
  ['pending', 1, 0, false],
  ['processing', null, 0, true],
  ['processing', null, 100, false],
  ['processing', 1, 0, false],
  ['completed', null, 0, false],
  ['completed', 1, 0, false],
  ['cancelled', null, 0, false],
  ['failed', null, 0, false],
  ['refunded', 1, 0, false],
])('%s, paid at %s, %s refunded: %s', (status, paidAt, refunded, editable) => {
  expect(mayEdit({ status, paidAt, totals: { refunded } })).toBe(editable);
});

test.each([
  ['processing', true, true],
  ['on-hold', true, true],
  ['processing', false, false],
  ['completed', true, false],
  ['cancelled', true, false],
  ['refunded', true, false],
])(
  'an order that is %s and paid (%s) is changed by a refund and a new order: %s',
  (status, isPaid, may) => {
    expect(mayAmend({ status, isPaid })).toBe(may);
  },
);

test('no line has fewer pieces than were shipped', () => {
  const shipments = [
    { lines: [{ lineId: 1, quantity: 2 }] },
    {
      lines: [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 0.5 },
      ],
    },
  ];
  const lines = (first: number, second: number) => [
    { id: 1, quantity: first },
    { id: 2, quantity: second },
    { id: 3, quantity: 1 },
  ];
  expect(belowShipped(shipments, lines(3, 0.5))).toBeNull();
  expect(belowShipped([], [])).toBeNull();
  expect(belowShipped(shipments, lines(2, 0.5))).toEqual({ lineId: 1, shipped: 3 });
  expect(belowShipped(shipments, lines(3, 0))).toEqual({ lineId: 2, shipped: 0.5 });
  expect(belowShipped(shipments, [{ id: 3, quantity: 9 }])).toEqual({ lineId: 1, shipped: 3 });
});
