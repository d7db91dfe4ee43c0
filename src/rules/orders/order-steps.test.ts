import { describe, expect, test } from 'vitest';
import type { Status } from './order-status.ts';
import { orderSteps } from './order-steps.ts';

const PLACED = 1000;
const PAID = 2000;

describe('how far an order is', () => {
  test.each<[Status, number | null, readonly number[], boolean, string]>([
    ['pending', null, [], true, 'placed done, paid next, sent later'],
    ['on-hold', null, [], true, 'placed done, paid next, sent later'],
    ['failed', null, [], false, 'placed done, paid next, ready later'],
    ['on-hold', PAID, [], true, 'placed done, paid done, sent next'],
    ['processing', PAID, [], true, 'placed done, paid done, sent next'],
    ['processing', PAID, [3000], true, 'placed done, paid done, sent next'],
    // Cash on delivery.
    ['processing', null, [], true, 'placed done, sent next'],
    ['processing', PAID, [], false, 'placed done, paid done, ready next'],
    ['completed', PAID, [3000, 4000], true, 'placed done, paid done, sent done'],
    ['completed', PAID, [], false, 'placed done, paid done, ready done'],
    ['cancelled', null, [], true, 'placed done, cancelled done'],
    ['refunded', PAID, [3000], true, 'placed done, paid done, refunded done'],
  ])('%s, paid at %s, sent at %j', (status, paidAt, sentAt, isShipped, expected) => {
    const steps = orderSteps({ status, placedAt: PLACED, paidAt, sentAt, isShipped });
    expect(steps.map(({ name, state }) => `${name} ${state}`).join(', ')).toBe(expected);
    // Nothing but the first that is not done comes next, and it is never before one that is done.
    const states = steps.map(({ state }) => state);
    expect(states.filter((state) => state === 'next').length).toBeLessThanOrEqual(1);
    expect(states.lastIndexOf('done')).toBe(states.filter((state) => state === 'done').length - 1);
  });

  test('says when each was done, the last parcel last', () => {
    const steps = orderSteps({
      status: 'completed',
      placedAt: PLACED,
      paidAt: PAID,
      sentAt: [4000, 3000],
      isShipped: true,
    });
    expect(steps.map(({ at }) => at)).toEqual([PLACED, PAID, 4000]);
  });
});
