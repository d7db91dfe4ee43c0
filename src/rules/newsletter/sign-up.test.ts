import { expect, test } from 'vitest';
import { sendsLink } from './sign-up.ts';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;
const asked = (hoursAgo: number, parts = {}) => ({
  askedAt: NOW - hoursAgo * HOUR,
  confirmedAt: null,
  endedAt: null,
  ...parts,
});

test.each([
  ['an unknown address', null, true],
  ['asked a moment ago', asked(0), false],
  ['asked half an hour ago', asked(0.5), false],
  ['asked an hour ago, not confirmed', asked(1), true],
  ['asked when the clock was ahead', asked(-900), true],
  ['subscribed', asked(90, { confirmedAt: NOW - HOUR }), false],
  ['ended', asked(90, { confirmedAt: NOW - 3 * HOUR, endedAt: NOW - HOUR }), true],
  ['ended, and asked again just now', asked(0, { confirmedAt: null, endedAt: null }), false],
  ['ended within the hour of asking', asked(0.5, { confirmedAt: 1, endedAt: 2 }), false],
])('%s', (_, stored, sends) => {
  expect(sendsLink(stored, NOW)).toBe(sends);
});
