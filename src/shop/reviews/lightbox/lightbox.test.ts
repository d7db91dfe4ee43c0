import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatMessage, type MessageValues } from '#rules/messages/format.ts';
import { type MessageKey, messages } from '#wire/messages/messages.ts';
import { getGesture } from '../../ui/lightbox/lightbox-gestures.ts';
import { getCaption, videoBox } from '../../ui/lightbox/lightbox-item.ts';
import { lightboxMessages } from '../../ui/lightbox/lightbox-messages.ts';
import { clampIndex, isRequested, place } from '../../ui/lightbox/lightbox-order.ts';
import { coverBox } from '../../ui/lightbox/lightbox-overlay.ts';
import {
  CLOSED_LIGHTBOX_REMOVED_MS,
  PRODUCT_LIGHTBOX,
  STOREFRONT_LIGHTBOX,
} from '../../ui/lightbox/lightbox-settings.ts';
import { photoSwipeOptions } from '../../ui/lightbox/photoswipe-options.ts';
import { watchIdle } from '../../ui/lightbox/watch-idle.ts';
import { REVIEW_LIGHTBOX } from './review-lightbox.ts';

const texts = lightboxMessages((key: MessageKey, values: MessageValues = {}) =>
  formatMessage(messages[key], values, 'en-US'),
);
const still = { rtl: false, reducedMotion: false };

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [99, 3, 2],
  [-1, 3, 0],
  [1.7, 3, 1],
  [Number.NaN, 3, 0],
  [Number.POSITIVE_INFINITY, 3, 2],
  [Number.NEGATIVE_INFINITY, 3, 0],
  [5, 1, 0],
  [0, 0, 0],
])('item %d of %d is item %d [PP-30]', (expected, count, index) => {
  expect(clampIndex(expected, count)).toBe(index);
});

test('slides lie 0.12 of the window apart [PP-26]', () => {
  expect(photoSwipeOptions(STOREFRONT_LIGHTBOX, texts, still).spacing).toBe(0.12);
});

test('opening and closing take 333 ms, and no time where movement is unwanted [PP-27]', () => {
  expect(photoSwipeOptions(STOREFRONT_LIGHTBOX, texts, still)).toMatchObject({
    showAnimationDuration: 333,
    hideAnimationDuration: 333,
  });
  const reduced = { rtl: false, reducedMotion: true };
  expect(photoSwipeOptions(STOREFRONT_LIGHTBOX, texts, reduced)).toMatchObject({
    showAnimationDuration: 0,
    hideAnimationDuration: 0,
    showHideAnimationType: 'none',
  });
});

test('controls hide after 4000 ms, on the product page never [PP-28]', () => {
  expect(STOREFRONT_LIGHTBOX.idleMs).toBe(4000);
  expect(PRODUCT_LIGHTBOX.idleMs).toBeNull();
});

test('the largest zoom is 1.33 [PP-29]', () => {
  expect(photoSwipeOptions(PRODUCT_LIGHTBOX, texts, still).maxZoomLevel).toBe(1.33);
});

test('an item is captioned by its caption, or else by its title [PP-31]', () => {
  expect(getCaption({ title: 'A tray', caption: 'The handle' })).toBe('The handle');
  expect(getCaption({ title: 'A tray', caption: '' })).toBe('A tray');
  expect(getCaption({})).toBe('');
});

test('the product’s lightbox has a first and a last item [PP-32]', () => {
  expect(photoSwipeOptions(PRODUCT_LIGHTBOX, texts, still).loop).toBe(false);
});

test('a closed lightbox is removed after 300 ms [PP-37]', () => {
  expect(CLOSED_LIGHTBOX_REMOVED_MS).toBe(300);
});

test('a gallery loads one item ahead, any other lightbox two, none of them one behind [PP-38]', () => {
  const preloaded = ({ preload }: typeof PRODUCT_LIGHTBOX) =>
    [0, 1, 2, 3, 4, 5, 6].filter((index) => isRequested(index, 3, preload));
  expect(preloaded(PRODUCT_LIGHTBOX)).toEqual([3, 4]);
  expect(preloaded(STOREFRONT_LIGHTBOX)).toEqual([3, 4, 5]);
});

test('from right to left the first item lies last, and the arrows change their names', () => {
  expect([0, 1, 2].map((index) => place(index, 3, true))).toEqual([2, 1, 0]);
  expect([0, 1, 2].map((index) => place(index, 3, false))).toEqual([0, 1, 2]);
  const turned = photoSwipeOptions(PRODUCT_LIGHTBOX, texts, { rtl: true, reducedMotion: false });
  expect(turned.arrowPrevTitle).toBe('Next picture');
  expect(turned.arrowNextTitle).toBe('Previous picture');
});

test('a failure names the item by its number, around a link [PP-33]', () => {
  const { before, link, after } = texts.failure(3);
  expect(`${before}${link}${after}`).toBe('The image #3 could not be loaded.');
  expect(link).toBe('The image #3');
});

test('the notices are worded as required [PP-17, PP-18, PP-36]', () => {
  expect(messages['lightbox.zoomLoading']).toBe('Loading image');
  expect(messages['lightbox.zoomFailed']).toBe('The image could not be loaded');
  expect(texts.loading).toBe('Loading...');
});

describe('idleness', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is announced after the given time, is over at a sign of life, and comes again [PP-28]', () => {
    const target = new EventTarget();
    const announced: boolean[] = [];
    const stop = watchIdle(target, 4000, (idle) => announced.push(idle));
    vi.advanceTimersByTime(3999);
    target.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(3999);
    expect(announced).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(announced).toEqual([true]);
    target.dispatchEvent(new Event('keydown'));
    expect(announced).toEqual([true, false]);
    vi.advanceTimersByTime(4000);
    expect(announced).toEqual([true, false, true]);
    stop();
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(9000);
    expect(announced).toEqual([true, false, true]);
  });
});

test.each([
  [
    { width: 1920, height: 1080 },
    { width: 1140, height: 641 },
  ],
  [
    { width: 640, height: 360 },
    { width: 640, height: 360 },
  ],
  [
    { width: 0, height: 0 },
    { width: 1140, height: 641 },
  ],
])('a video of %o is shown as %o where 1140 is the most [RV-58]', (video, current) => {
  expect(videoBox(video, REVIEW_LIGHTBOX.videoMaxWidth)).toEqual(current);
});

test.each([
  [0, 49, 'none'],
  [0, 50, 'drag'],
  [0, -99, 'drag'],
  [0, 100, 'close'],
  [3, -100, 'close'],
  [9, 0, 'none'],
  [10, 0, 'right'],
  [-10, 4, 'left'],
])('a finger’s way of %d and %d is "%s" [RV-60]', (x, y, gesture) => {
  const limits = REVIEW_LIGHTBOX.gestures;
  expect(limits && getGesture({ x, y }, limits)).toBe(gesture);
});

test.each([
  [1600, 1000, { width: 800, height: 1000, left: 400, top: 0 }],
  [800, 1000, { width: 800, height: 1000, left: 0, top: 0 }],
  [800, 2000, { width: 800, height: 1000, left: 0, top: 500 }],
])(
  'a drawing stands on the part of a picture %d × %d that its small box shows',
  (width, height, box) => {
    expect(coverBox(width, height)).toEqual(box);
  },
);
