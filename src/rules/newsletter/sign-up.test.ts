import { expect, test } from 'vitest';
import { sendsLink } from './sign-up.ts';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;
const signUp = (hoursAgo: number, parts = {}) => ({
  askedAt: NOW - hoursAgo * HOUR,
  confirmedAt: null,
  endedAt: null,
  ...parts,
});

test.each([
  ['an unknown address', null, true],
  ['asked a moment ago', signUp(0), false],
  ['asked half an hour ago', signUp(0.5), false],
  ['asked an hour ago, not confirmed', signUp(1), true],
  ['asked when the clock was ahead', signUp(-900), true],
  ['subscribed', signUp(90, { confirmedAt: NOW - HOUR }), false],
  ['ended', signUp(90, { confirmedAt: NOW - 3 * HOUR, endedAt: NOW - HOUR }), true],
  ['ended, and asked again just now', signUp(0, { confirmedAt: null, endedAt: null }), false],
  ['ended within the hour of asking', signUp(0.5, { confirmedAt: 1, endedAt: 2 }), false],
])('%s', (_, stored, sends) => {
  expect(sendsLink(stored, NOW)).toBe(sends);
});
