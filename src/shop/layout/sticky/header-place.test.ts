import { expect, test } from 'vitest';
import { type HeaderPlace, headerPlace, SAMPLE_MS, STUCK_OFFSET } from './header-place.ts';

// A header of 80 px below a bar of 36.
const box = { top: 36, height: 80 };

test.each<[number, HeaderPlace]>([
  [0, 'top'],
  [36, 'top'],
  [116, 'top'],
  [117, 'away'],
  [216, 'away'],
  [217, 'stuck'],
  [4000, 'stuck'],
])('scrolled to %i the sticky header is %s, whichever way it came [TH-02]', (scroll, place) => {
  expect(STUCK_OFFSET).toBe(100);
  for (const before of [0, scroll, 9000]) {
    for (const last of ['top', 'away', 'stuck'] as const) {
      expect(headerPlace('sticky', last, { ...box, scroll, before })).toBe(place);
    }
  }
});

test.each<[HeaderPlace, number, number, HeaderPlace]>([
  ['top', 0, 40, 'top'],
  ['top', 40, 116, 'top'],
  ['top', 116, 117, 'away'],
  ['top', 0, 900, 'away'],
  ['away', 900, 899, 'stuck'],
  ['stuck', 899, 900, 'away'],
  ['stuck', 500, 500, 'stuck'],
  ['away', 500, 500, 'away'],
  // The page was opened in the middle: nothing hides before it is scrolled.
  ['top', 500, 500, 'stuck'],
  ['stuck', 300, 100, 'top'],
])(
  'a hiding header that is %s, scrolled from %i to %i, is %s [TH-03]',
  (last, before, scroll, place) => {
    expect(headerPlace('hide', last, { ...box, before, scroll })).toBe(place);
  },
);

test('the scroll direction is sampled at 100 ms [TH-04]', () => {
  expect(SAMPLE_MS).toBe(100);
});
