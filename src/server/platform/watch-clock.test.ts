import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;

test('a clock that is set back is noticed once, by how much', () => {
  let clock = Date.UTC(2026, 5, 1);
  const wentBack = vi.fn();
  const end = watchClock(() => clock, wentBack);
  const pass = (ms: number) => {
    clock += ms;
    vi.advanceTimersByTime(1000);
  };
  pass(1000);
  pass(40 * DAY);
  expect(wentBack).not.toHaveBeenCalled();
  pass(-40 * DAY);
  pass(1000);
  expect(wentBack.mock.calls).toEqual([[40 * DAY]]);
  end();
  pass(-DAY);
  expect(wentBack).toHaveBeenCalledOnce();
});

test('small steps back are none, unless they add up', () => {
  let clock = Date.UTC(2026, 5, 1);
  const wentBack = vi.fn();
  watchClock(() => clock, wentBack);
  for (const _ of [1, 2]) {
    clock -= 30_000;
    vi.advanceTimersByTime(1000);
  }
  expect(wentBack).not.toHaveBeenCalled();
  clock -= 30_000;
  vi.advanceTimersByTime(1000);
  expect(wentBack).toHaveBeenCalledOnce();
});
