import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';
import { SEEN_THRESHOLD, SEEN_THROTTLE_MS, watchSeen } from './watch-seen.ts';

/** Replaces the browser's observer: the test decides what comes into view. */
class FakeObserver {
  static made: FakeObserver[] = [];
  watched = new Set<object>();
  report: (entries: { target: object; isIntersecting: boolean }[], self: FakeObserver) => void;
  options: { threshold: number };
  constructor(report: FakeObserver['report'], options: { threshold: number }) {
    this.report = report;
    this.options = options;
    FakeObserver.made.push(this);
  }
  observe(element: object) {
    this.watched.add(element);
  }
  unobserve(element: object) {
    this.watched.delete(element);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is asked often runs at once and then every 100 ms [TH-36]', () => {
  const runs: number[] = [];
  const start = Date.now();
  const ask = throttle(() => runs.push(Date.now() - start), SEEN_THROTTLE_MS);
  for (let time = 0; time < 250; time += 10) {
    ask();
    vi.advanceTimersByTime(10);
  }
  vi.runAllTimers();
  expect(runs).toEqual([0, 100, 200, 300]);
});

test('what comes into view within 100 ms of the last is reported after them, not before [TH-36]', () => {
  const elements = [{}, {}] as Element[];
  const seen: number[] = [];
  vi.advanceTimersByTime(1000);
  for (const [index, element] of elements.entries()) watchSeen(element, () => seen.push(index));
  const observer = FakeObserver.made.at(-1);
  if (!observer) throw new Error('no observer');
  const report = (target: Element | undefined) =>
    observer.report([{ target: target ?? {}, isIntersecting: true }], observer);
  report(elements[0]);
  expect(seen).toEqual([0]);
  report(elements[1]);
  vi.advanceTimersByTime(99);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([0, 1]);
  vi.advanceTimersByTime(1000);
});

test('one observer watches the page and looks for a tenth of an element [TH-35]', () => {
  const elements = [{}, {}, {}] as Element[];
  const seen: number[] = [];
  const stops = elements.map((element, index) => watchSeen(element, () => seen.push(index)));
  expect(FakeObserver.made).toHaveLength(1);
  const [observer] = FakeObserver.made;
  if (!observer) throw new Error('no observer');
  expect(observer.options.threshold).toBe(SEEN_THRESHOLD);
  expect(SEEN_THRESHOLD).toBe(0.1);

  observer.report([{ target: elements[0] as object, isIntersecting: true }], observer);
  expect(seen).toEqual([0]);
  stops[1]?.();
  const late = [
    { target: elements[1] as object, isIntersecting: true },
    { target: elements[2] as object, isIntersecting: true },
  ];
  observer.report(late, observer);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(SEEN_THROTTLE_MS);
  // The second one was cancelled, the third is called once.
  expect(seen).toEqual([0, 2]);
  expect(observer.watched.size).toBe(0);
});
