import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOVER_INTENT, isAtRest, watchIntent } from './hover-intent.ts';

test('the intent has sensitivity 3, interval 20 and timeout 70 [TH-06]', () => {
  expect(HOVER_INTENT).toEqual({ sensitivity: 3, interval: 20, timeout: 70 });
});

test.each([
  [0, 0, true],
  [2, 2, true],
  [2.9, 0, true],
  [3, 0, false],
  [0, -3, false],
  [-2, -2.5, false],
  [40, 0, false],
])('moved by %f and %f within an interval, the pointer is at rest: %s', (x, y, rests) => {
  expect(isAtRest({ x: 100, y: 50 }, { x: 100 + x, y: 50 + y })).toBe(rests);
});

class FakeElement extends EventTarget {}

/** Node has no pointer events; only what is read of them matters. */
function send(element: EventTarget, type: string, x = 0, pointerType = 'mouse'): void {
  element.dispatchEvent(Object.assign(new Event(type), { pointerType, x, y: 0 }));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const element = new FakeElement();
  const [enter, leave, ended] = [vi.fn(), vi.fn(), new AbortController()];
  watchIntent(element as HTMLElement, { enter, leave }, ended.signal);
  return { element, enter, leave, ended };
}

test('a pointer that rests enters after one interval and leaves after the timeout [TH-06]', () => {
  const { element, enter, leave } = watched();
  send(element, 'pointerenter', 10);
  vi.advanceTimersByTime(19);
  expect(enter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(enter).toHaveBeenCalledOnce();
  send(element, 'pointerleave');
  vi.advanceTimersByTime(69);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

test('a pointer that moves is asked again each interval, until it is slow enough [TH-06]', () => {
  const { element, enter } = watched();
  send(element, 'pointerenter', 10);
  for (const x of [20, 30, 40]) {
    send(element, 'pointermove', x);
    vi.advanceTimersByTime(20);
    expect(enter).not.toHaveBeenCalled();
  }
  send(element, 'pointermove', 42);
  vi.advanceTimersByTime(20);
  expect(enter).toHaveBeenCalledOnce();
});

test('one that passes, comes back in time or is a finger is not reported', () => {
  const { element, enter, leave, ended } = watched();
  send(element, 'pointerenter', 10);
  vi.advanceTimersByTime(10);
  send(element, 'pointerleave');
  send(element, 'pointerenter', 20);
  vi.advanceTimersByTime(20);
  expect(enter).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(leave).not.toHaveBeenCalled();
  send(element, 'pointerenter', 30, 'touch');
  send(element, 'pointerleave', 30, 'touch');
  vi.advanceTimersByTime(100);
  expect(enter).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  send(element, 'pointerleave');
  ended.abort();
  vi.advanceTimersByTime(100);
  expect(leave).not.toHaveBeenCalled();
});
