import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstViewers,
  nextViewers,
  type RandomViewers,
  viewersPause,
  visibleViewers,
} from './viewers.ts';

const rule: RandomViewers = { start: [10, 30], step: [1, 3], pause: [3, 8], direction: 'random' };
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** Returns the given values, one after the other. */
const dealt =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

test('it starts between 10 and 30, both of them possible [SB-05]', () => {
  expect(firstViewers(rule, () => 0)).toBe(10);
  expect(firstViewers(rule, () => 0.9999999)).toBe(30);
  fc.assert(
    fc.property(chance, (luck) => {
      const count = firstViewers(rule, () => luck);
      expect(Number.isInteger(count) && count >= 10 && count <= 30).toBe(true);
    }),
  );
});

test('it changes by 1 to 3 every 3 to 8 seconds and never goes below 1 [SB-06]', () => {
  expect(nextViewers(rule, 20, dealt(0, 0))).toBe(21);
  expect(nextViewers(rule, 20, dealt(0.99, 0.99))).toBe(17);
  expect(nextViewers(rule, 2, dealt(0.99, 0.99))).toBe(1);
  expect([viewersPause(rule, () => 0), viewersPause(rule, () => 0.9999)]).toEqual([3000, 8000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), chance, chance, (count, a, b) => {
      const next = nextViewers(rule, count, dealt(a, b));
      const step = Math.abs(next - count);
      expect(next).toBeGreaterThanOrEqual(1);
      expect(step <= 3 && (step >= 1 || next === 1)).toBe(true);
    }),
  );
});

test('it goes either way by chance, and only up when set to increase [SB-07]', () => {
  expect(nextViewers(rule, 20, dealt(0.5, 0.49))).toBe(22);
  expect(nextViewers(rule, 20, dealt(0.5, 0.5))).toBe(18);
  const growing = { ...rule, direction: 'increase' } as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), chance, chance, (count, a, b) => {
      expect(nextViewers(growing, count, dealt(a, b))).toBeGreaterThan(count);
    }),
  );
});

test.each([
  [0, 0, null],
  [1, 0, 1],
  [2, 3, null],
  [3, 3, 3],
])('%i counted with a minimum of %i are shown as %s', (count, minimum, expected) => {
  expect(visibleViewers(count, minimum)).toBe(expected);
});
