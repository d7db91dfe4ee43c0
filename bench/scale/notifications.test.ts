import { expect, test } from 'vitest';
import { withNotifications } from './notifications.ts';
import type { Costs } from './simulate.ts';

const none = { worker: 0, database: 0 };
const costs: Costs = { cached: none, anew: none, add: none, order: { worker: 3, database: 2 } };

test.each([
  [1, 2.112],
  [40, 2.58],
  [400, 6.9],
])('with %i processes an order costs the database %d ms', (processes, expected) => {
  const result = withNotifications(costs, processes);
  expect(result.order.database).toBeCloseTo(expected, 3);
  expect(result.order.worker).toBe(3);
  expect(result.add).toEqual(none);
});
