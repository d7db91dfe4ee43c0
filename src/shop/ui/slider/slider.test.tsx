import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { startAutoplay } from './autoplay.ts';
import { Slider } from './slider.tsx';
import {
  AUTOPLAY_MS,
  CLICK_IGNORED_AFTER_TOUCH_MS,
  DRAG_THRESHOLD_PX,
  QUICK_VIEW_DRAG_THRESHOLD_PX,
} from './slider-constants.ts';
import { stopForKey } from './slider-keys.ts';
import { nearestStop, stopOffsets } from './stop-offsets.ts';
import { clickIsIgnored } from './watch-drags.ts';

test('a drag begins after 3 px, in the quick view after 15 [TH-26]', () => {
  expect(DRAG_THRESHOLD_PX).toBe(3);
  expect(QUICK_VIEW_DRAG_THRESHOLD_PX).toBe(15);
});

test.each([
  [0, true],
  [399, true],
  [400, false],
  [60_000, false],
])('a click %d ms after a touch: ignored is %s [TH-28]', (after, ignored) => {
  expect(CLICK_IGNORED_AFTER_TOUCH_MS).toBe(400);
  expect(clickIsIgnored(1000 + after, 1000)).toBe(ignored);
});

test('a click that no touch went before counts [TH-28]', () => {
  expect(clickIsIgnored(0, Number.NEGATIVE_INFINITY)).toBe(false);
});

describe('playing by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a slide follows every 3000 ms [TH-27]', () => {
    expect(AUTOPLAY_MS).toBe(3000);
    const advance = vi.fn();
    const play = startAutoplay(advance);
    vi.advanceTimersByTime(2999);
    expect(advance).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(advance).toHaveBeenCalledTimes(3);
    play.end();
    vi.advanceTimersByTime(9000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  test('a pointer or the focus on it holds it, and both must go before it moves on [TH-27]', () => {
    const advance = vi.fn();
    const play = startAutoplay(advance);
    vi.advanceTimersByTime(2000);
    play.hold('hover');
    play.hold('focus');
    vi.advanceTimersByTime(9000);
    play.release('hover');
    vi.advanceTimersByTime(9000);
    expect(advance).not.toHaveBeenCalled();
    play.release('focus');
    vi.advanceTimersByTime(2999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    play.end();
  });
});

test.each([
  { starts: [0, 100, 200, 300], furthest: 300, offsets: [0, 100, 200, 300] },
  { starts: [0, 100, 200, 300], furthest: 200, offsets: [0, 100, 200] },
  { starts: [0, 100, 200, 300], furthest: 150, offsets: [0, 100, 150] },
  { starts: [0, 370.4, 740.8], furthest: 740, offsets: [0, 370.4, 740] },
  { starts: [0, 100], furthest: 0, offsets: [0] },
  { starts: [0, 100], furthest: -20, offsets: [0] },
  { starts: [], furthest: 0, offsets: [0] },
])('slides at $starts that move by $furthest stop at $offsets', (row) => {
  expect(stopOffsets(row.starts, row.furthest)).toEqual(row.offsets);
});

test('a strip between two stops stands at the nearer one', () => {
  const offsets = [0, 100, 150];
  expect([0, 49, 51, 124, 126, 400].map((offset) => nearestStop(offsets, offset))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test.each([
  ['ArrowRight', false, 2],
  ['ArrowLeft', false, 0],
  ['ArrowRight', true, 0],
  ['ArrowLeft', true, 2],
  ['Home', false, 0],
  ['End', false, 2],
  ['ArrowDown', false, null],
  ['Tab', false, null],
] as const)('%s, right-to-left %s, leads from 1 of 0 to 2 to %s', (key, rtl, stop) => {
  expect(stopForKey(key, { stop: 1, stops: 3 }, rtl)).toBe(stop);
});

test('at its ends a slider stays', () => {
  expect(stopForKey('ArrowLeft', { stop: 0, stops: 3 }, false)).toBe(0);
  expect(stopForKey('ArrowRight', { stop: 2, stops: 3 }, false)).toBe(2);
});

test('without script a slider is its slides, with no button that does nothing', () => {
  const html = render(
    <Slider label="Goes well with" autoplay>
      <li>One</li>
      <li>Two</li>
    </Slider>,
  );
  expect(html).toMatch(/<section aria-label="Goes well with"/);
  expect(html).toMatch(/<ul[^>]*><li>One<\/li><li>Two<\/li><\/ul>/);
  expect(html).not.toContain('<button');
});
