import { describe, expect, test } from 'vitest';
import { heard, NOT_OPEN, secondLater, shouldStop, type Watch, watchLimits } from './watchdog.mjs';

const limits = watchLimits({});

/** After how many seconds of silence it is ended, and why; null within an hour. */
function silence(from: Watch, settings = limits) {
  let watch = from;
  for (let seconds = 1; seconds <= 3600; seconds += 1) {
    const next = secondLater(watch, settings);
    if (next.end) return [seconds, next.end];
    watch = next.watch;
  }
  return null;
}

test.each([
  [{}, 30, 35],
  [{ STALL_TIMEOUT_MS: '60000', STOP_TIMEOUT_MS: '500' }, 60, 26],
  [{ STALL_TIMEOUT_MS: '0' }, 0, 35],
  [{ STALL_TIMEOUT_MS: '1500', STOP_TIMEOUT_MS: '' }, 2, 35],
  [{ STALL_TIMEOUT_MS: 'soon', STOP_TIMEOUT_MS: '-1', DRAIN_SECONDS: 'x' }, 30, 35],
  [{ DRAIN_SECONDS: '0' }, 30, 30],
  [{ DRAIN_SECONDS: ' 60 ' }, 30, 90],
])('%o: %i seconds for a stall, %i to stop', (env, stallSeconds, stopSeconds) => {
  expect(watchLimits(env)).toEqual({ stallSeconds, stopSeconds });
});

describe('a server', () => {
  test('that is not open yet may take its time', () => {
    expect(silence(NOT_OPEN)).toBeNull();
  });

  test('that was heard and is silent is ended after the time of a stall', () => {
    expect(silence(heard(NOT_OPEN))).toEqual([30, 'stalled']);
    expect(silence(heard({ silent: 29, stopping: null }))).toEqual([30, 'stalled']);
    expect(silence({ silent: 29, stopping: null })).toEqual([1, 'stalled']);
    expect(silence(heard(NOT_OPEN), watchLimits({ STALL_TIMEOUT_MS: '0' }))).toBeNull();
  });

  test('that says something each second never is', () => {
    let watch = heard(NOT_OPEN);
    for (let seconds = 0; seconds < 1000; seconds += 1) {
      const next = secondLater(watch, limits);
      expect(next.end).toBeNull();
      watch = heard(next.watch);
    }
  });

  test('that was asked to stop and is silent is ended after five seconds, however the stall is set', () => {
    expect(silence(shouldStop(heard(NOT_OPEN)))).toEqual([5, 'does not stop']);
    expect(silence(shouldStop({ silent: 29, stopping: null }))).toEqual([5, 'does not stop']);
    const never = watchLimits({ STALL_TIMEOUT_MS: '0' });
    expect(silence(shouldStop(heard(NOT_OPEN)), never)).toEqual([5, 'does not stop']);
  });

  test('that goes on for too long after it was asked to stop is ended, also before it was open', () => {
    let watch = shouldStop(heard(NOT_OPEN));
    for (let seconds = 1; seconds < 35; seconds += 1) {
      watch = shouldStop(heard(secondLater(watch, limits).watch));
    }
    expect(secondLater(watch, limits).end).toBe('does not stop');
    expect(silence(shouldStop(NOT_OPEN))).toEqual([35, 'does not stop']);
  });
});
