import { expect, test } from 'vitest';
import { type NextStep, nextStep } from './next-step.ts';
import type { Status } from './order-status.ts';

test.each<
  [Status, { isPaid?: boolean; leftToShip?: number; leftToRefund?: number }, NextStep | null]
>([
  ['pending', { leftToShip: 2 }, 'mark-paid'],
  ['on-hold', { leftToShip: 2 }, 'mark-paid'],
  ['failed', {}, 'mark-paid'],
  ['on-hold', { isPaid: true, leftToShip: 2, leftToRefund: 10 }, 'ship'],
  ['processing', { isPaid: true, leftToShip: 2, leftToRefund: 10 }, 'ship'],
  // Cash on delivery: the money comes with the parcel.
  ['processing', { leftToShip: 2 }, 'ship'],
  ['processing', { isPaid: true, leftToRefund: 10 }, 'complete'],
  ['completed', { isPaid: true, leftToShip: 1, leftToRefund: 10 }, null],
  ['completed', { isPaid: true, leftToRefund: 10 }, null],
  ['cancelled', { isPaid: true, leftToShip: 1, leftToRefund: 10 }, 'refund'],
  ['cancelled', { leftToShip: 1 }, null],
  ['refunded', { isPaid: true, leftToShip: 1 }, null],
])('%s %j: %s', (status, state, step) => {
  const none = { isPaid: false, leftToShip: 0, leftToRefund: 0 };
  expect(nextStep({ ...none, ...state, status })).toBe(step);
});
