import { expect, test } from 'vitest';
import { afterFailure } from './card-testing.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['session', 0, null],
  ['session', 2, null],
  ['session', 3, MINUTE],
  ['session', 4, 2 * MINUTE],
  ['session', 8, 32 * MINUTE],
  ['session', 40, DAY],
  ['card', 3, MINUTE],
  ['email', 4, null],
  ['email', 5, MINUTE],
  ['address', 14, null],
  ['address', 15, MINUTE],
] as const)('%s after %i failures: the next one waits %s ms', (kind, count, wait) => {
  const known = count === 0 ? null : { count, lastAt: NOW - 1 };
  const waitUntil = wait === null ? null : NOW + wait;
  expect(afterFailure(kind, known, NOW)).toEqual({ count: count + 1, waitUntil });
});

test('a day without a failure ends it', () => {
  const known = { count: 40, lastAt: NOW - DAY };
  expect(afterFailure('session', known, NOW)).toEqual({ count: 1, waitUntil: null });
});
