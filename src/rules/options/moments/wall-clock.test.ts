import { expect, test } from 'vitest';
import { wallSeconds } from './wall-clock.ts';

const at = Date.UTC(2026, 4, 1, 23, 30, 5);

test.each<[string, number]>([
  ['UTC', Date.UTC(2026, 4, 1, 23, 30, 5)],
  ['Europe/Paris', Date.UTC(2026, 4, 2, 1, 30, 5)],
  ['America/New_York', Date.UTC(2026, 4, 1, 19, 30, 5)],
])('the wall clock in %s [OP-44]', (zone, expected) => {
  expect(wallSeconds(at, zone) * 1000).toBe(expected);
});
