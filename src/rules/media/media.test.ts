import { describe, expect, test } from 'vitest';
import { cropPixels, focusInCrop } from './crop.ts';
import { focusStep } from './focus.ts';
import { keysInText, referencesIn, renameImage } from './references.ts';
import { tidyTags } from './tags.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 10],
  [34, 30],
  [50, 50],
  [100, 100],
  [140, 100],
  [-3, 0],
])('the style rule nearest to %i percent is %i', (percent, step) => {
  expect(focusStep(percent)).toBe(step);
});

const size = { width: 1000, height: 800 };

describe('a crop', () => {
  test.each([
    [{ left: 10, top: 0, width: 50, height: 100 }, [100, 0, 500, 800]],
    [{ left: 33, top: 33, width: 67, height: 67 }, [330, 264, 670, 536]],
  ])('%o is in pixels %j', (area, [left, top, width, height]) => {
    expect(cropPixels(area, size)).toEqual({ ok: true, pixels: { left, top, width, height } });
  });

  test.each([
    [{ left: 60, top: 0, width: 50, height: 50 }, 'outside'],
    [{ left: -1, top: 0, width: 50, height: 50 }, 'outside'],
    [{ left: 0, top: 0, width: 100, height: 100 }, 'nothing-cropped'],
    [{ left: 0, top: 0, width: 2, height: 50 }, 'too-small'],
    [{ left: 0, top: 0, width: 0, height: 50 }, 'too-small'],
  ])('%o is refused: %s', (area, problem) => {
    expect(cropPixels(area, size)).toEqual({ ok: false, problem });
  });

  test.each([
    [
      { x: 50, y: 50 },
      { left: 0, top: 0, width: 50, height: 100 },
      { x: 100, y: 50 },
    ],
    [
      { x: 25, y: 20 },
      { left: 0, top: 0, width: 50, height: 50 },
      { x: 50, y: 40 },
    ],
    [
      { x: 90, y: 5 },
      { left: 10, top: 10, width: 50, height: 50 },
      { x: 100, y: 0 },
    ],
  ])('the point %o of %o is %o in it', (focus, area, expected) => {
    expect(focusInCrop(focus, area)).toEqual(expected);
  });
});

test('tags have one spelling', () => {
  expect(tidyTags([' Spring  2026', 'spring 2026', '', 'Oak'])).toEqual(['oak', 'spring 2026']);
});

describe('pictures named by texts and blocks', () => {
  test('are found by address and by id, at any depth', () => {
    const block = {
      imageId: 3,
      limitId: 9,
      html: '<img src="/media/vase-0123456789/640.webp"><a href="/media/x/y">x</a>',
      items: [{ phoneImageId: 4, imageId: null }, 'https://a.example/media/cup-aaaaaaaaaa/1.jpeg'],
    };
    expect(referencesIn(block)).toEqual({
      ids: [3, 4],
      keys: ['vase-0123456789', 'cup-aaaaaaaaaa'],
    });
    expect(keysInText('no picture')).toEqual([]);
  });

  test('get the address of another one, in a width it has', () => {
    const to = { key: 'vase-ffffffffff', widths: [160, 320, 500] };
    const text =
      'a /media/vase-0123456789/160.avif /media/vase-0123456789/900.jpeg /media/cup-0123456789/900.jpeg';
    expect(renameImage(text, 'vase-0123456789', to)).toBe(
      'a /media/vase-ffffffffff/160.avif /media/vase-ffffffffff/500.jpeg /media/cup-0123456789/900.jpeg',
    );
  });
});
