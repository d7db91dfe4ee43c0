import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layMasonry, startMasonry } from './masonry.ts';
import {
  afterQuiet,
  MASONRY_DEFAULTS,
  MASONRY_WAIT_MS,
  masonryMeasures,
  rowSpan,
} from './masonry-spans.ts';
import { swipeStep } from './slider-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a masonry has 3 columns, 20 px between them and rows of 21 px [RV-07]', () => {
  expect(MASONRY_DEFAULTS).toEqual({ gap: 20, rowUnit: 21, columns: 3 });
  expect(masonryMeasures({})).toEqual({ gap: 20, unit: 21 });
});

test('a gap and a row of the shop’s own are respected, also no gap at all [RV-07] [RV-32]', () => {
  expect(masonryMeasures({ gap: '0', rowUnit: '10' })).toEqual({ gap: 0, unit: 10 });
  expect(masonryMeasures({ gap: '8' })).toEqual({ gap: 8, unit: 21 });
});

test('the gap of the grid reaches its style, where the shop has its own and where not [RV-32]', () => {
  const set = (dataset: Record<string, string>) => {
    const style = new Map<string, string>();
    const setProperty = (name: string, value: string) => style.set(name, value);
    const grid = { clientWidth: 900, dataset, style: { setProperty }, children: [] };
    layMasonry(grid as unknown as HTMLElement);
    return style.get('--gap');
  };
  expect([set({ gap: '8' }), set({ gap: '0' }), set({})]).toEqual(['8px', '0px', '20px']);
});

test.each([
  [400, 20, 21, 20],
  [401, 20, 21, 21],
  [1, 20, 21, 1],
  [2, 20, 21, 2],
  [0, 0, 21, 1],
  [100, 0, 50, 2],
])(
  'a tile of %d px with a gap of %d takes in rows of %d: %d [RV-07]',
  (height, gap, unit, rows) => {
    expect(rowSpan(height, gap, unit)).toBe(rows);
    expect(rows * unit).toBeGreaterThanOrEqual(height + gap);
  },
);

test('it is laid once, between 100 and 200 ms after the last scroll or click [RV-08]', () => {
  expect(MASONRY_WAIT_MS).toBeGreaterThanOrEqual(100);
  expect(MASONRY_WAIT_MS).toBeLessThanOrEqual(200);
  const lay = vi.fn();
  const later = afterQuiet(lay);
  later();
  vi.advanceTimersByTime(MASONRY_WAIT_MS - 1);
  later();
  vi.advanceTimersByTime(MASONRY_WAIT_MS - 1);
  expect(lay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lay).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(lay).toHaveBeenCalledTimes(1);
});

test.each(['scroll', 'click'])('a %s alone has it laid anew, until it is gone [RV-08]', (event) => {
  const [window, document] = [new EventTarget(), new EventTarget()];
  const disconnect = vi.fn();
  class ResizeObserver {
    observe() {}
    disconnect = disconnect;
  }
  for (const [name, value] of Object.entries({ window, document, ResizeObserver })) {
    vi.stubGlobal(name, value);
  }
  const setProperty = vi.fn();
  const grid = { clientWidth: 900, dataset: {}, style: { setProperty }, children: [] };
  const layings = () => setProperty.mock.calls.filter(([name]) => name === '--gap').length;
  const target = event === 'scroll' ? window : document;
  const happen = () => {
    target.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(200);
  };
  const stop = startMasonry(grid as unknown as HTMLElement);
  expect(layings()).toBe(1);
  happen();
  expect(layings()).toBe(2);
  stop();
  happen();
  expect(layings()).toBe(2);
  expect(disconnect).toHaveBeenCalledOnce();
});

test.each([
  [-150, 100, 300, 1],
  [150, -100, 300, -1],
  [-149, 0, 100, 0],
  [-400, 101, 100, 0],
  [-400, 0, 301, 0],
  [0, 0, 0, 0],
])(
  'a way of %d along and %d across in %d ms moves the slider by %d [RV-12]',
  (dx, dy, ms, step) => {
    expect(swipeStep({ dx, dy, ms }, false)).toBe(step);
    expect(swipeStep({ dx, dy, ms }, true)).toBe(step === 0 ? 0 : -step);
  },
);
