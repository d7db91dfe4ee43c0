import { expect, test } from 'vitest';
import { scrollStep } from './scroll-step.ts';
import {
  BACK_TO_TOP,
  SCROLL_TO_LINK,
  TO_NOTICE,
  TO_OPENED_ITEM,
  TO_REVIEWS,
} from './scroll-timing.ts';

test('back to top takes 300 ms [TH-33]', () => {
  expect(BACK_TO_TOP.duration).toBe(300);
});

test('a scroll-to link takes 500 ms [TH-37]', () => {
  expect(SCROLL_TO_LINK.duration).toBe(500);
});

test('the way to a notice takes 1000 ms and ends 100 above it [ER-05]', () => {
  expect(TO_NOTICE).toEqual({ duration: 1000, offset: -100 });
});

test('the way to the reviews takes 300 ms with an offset of -150 [PP-11]', () => {
  expect(TO_REVIEWS).toEqual({ duration: 300, offset: -150 });
});

test('the way to an opened accordion item takes 300 ms [TH-25]', () => {
  expect(TO_OPENED_ITEM.duration).toBe(300);
});

test.each([
  [-5, 100],
  [0, 100],
  [150, 450],
  [300, 800],
  [900, 800],
])('after %i of 300 ms a page on its way from 100 to 800 stands at %i', (elapsed, place) => {
  expect(scrollStep({ from: 100, to: 800 }, elapsed, 300)).toBeCloseTo(place, 6);
});

test('it starts slowly and ends slowly', () => {
  const options = { from: 0, to: 1000 };
  const places = [0, 30, 60, 90, 120, 150].map((elapsed) => scrollStep(options, elapsed, 300));
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});
