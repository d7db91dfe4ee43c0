import { expect, test } from 'vitest';
import { type ClockLimits, healedTimes } from './heal-clock.ts';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AHEAD = 40 * 24 * HOUR;
const limits: ClockLimits = {
  now: NOW,
  leaseMs: 30_000,
  maxRetryMs: HOUR,
  recurring: { sweep: { everyMs: 6 * HOUR } },
};

const job = {
  state: 'waiting',
  attempts: 0,
  recurring: null,
  run_at: NOW,
  lease_until: null,
  created_at: NOW,
} as const;
const sweep = { ...job, recurring: 'sweep' };
const retried = { ...job, attempts: 3 };
const running = { ...job, state: 'running', attempts: 1 } as const;

test.each([
  ['a recurring job in its time', { ...sweep, run_at: NOW + 6 * HOUR }],
  ['one of another machine whose clock is a little ahead', { ...sweep, run_at: NOW + 6.05 * HOUR }],
  ['one this program does not know', { ...job, recurring: 'other', run_at: NOW + AHEAD }],
  ['a job for later', { ...job, run_at: NOW + AHEAD }],
  ['a retry in an hour', { ...retried, run_at: NOW + HOUR }],
  ['a job under way', { ...running, lease_until: NOW + 30_000 }],
  ['a dead job', { ...retried, state: 'dead', run_at: NOW + AHEAD } as const],
])('%s is left as it is', (_, input) => {
  expect(healedTimes(input, limits)).toBeNull();
});

test.each([
  [
    'a recurring job due in 40 days is due now',
    { ...sweep, run_at: NOW + AHEAD },
    { run_at: NOW, lease_until: null, created_at: NOW },
  ],
  [
    'a retry in 40 days is due now',
    { ...retried, run_at: NOW + AHEAD },
    { run_at: NOW, lease_until: null, created_at: NOW },
  ],
  [
    'a job queued ahead of time is due now',
    { ...job, run_at: NOW + AHEAD, created_at: NOW + AHEAD },
    { run_at: NOW, lease_until: null, created_at: NOW },
  ],
  [
    'and in an hour where it was meant for an hour later',
    { ...job, run_at: NOW + AHEAD + HOUR, created_at: NOW + AHEAD },
    { run_at: NOW + HOUR, lease_until: null, created_at: NOW },
  ],
  [
    'a lease of 40 days ends as soon as any',
    { ...running, lease_until: NOW + AHEAD },
    { run_at: NOW, lease_until: NOW + 30_000, created_at: NOW },
  ],
])('%s', (_, input, expected) => {
  expect(healedTimes(input, limits)).toEqual(expected);
});
