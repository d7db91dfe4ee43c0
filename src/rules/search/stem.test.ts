import { describe, expect, test } from 'vitest';
import { getStem } from './stem.ts';

describe('forms of one word share a stem', () => {
  test.each([
    ['mug', 'mugs'],
    ['candle', 'candles'],
    ['glass', 'glasses'],
    ['box', 'boxes'],
    ['dish', 'dishes'],
    ['vase', 'vases'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['knit', 'knits', 'knitted', 'knitting'],
    ['engrave', 'engraved', 'engraving'],
    ['glaze', 'glazed', 'glazing'],
    ['quilt', 'quilted', 'quilting'],
    ['wedding', 'weddings'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(getStem)).size).toBe(1);
  });

  test.each([
    ['ring', 'ring'],
    ['string', 'string'],
    ['seed', 'seed'],
    ['reed', 'reed'],
    ['glass', 'glass'],
    ['cactus', 'cactus'],
    ['bed', 'bed'],
    ['gas', 'gas'],
    ['wine', 'wine'],
    ['a4s', 'a4s'],
    ['כוסות', 'כוסות'],
  ])('%s stays as it is', (word, stem) => {
    expect(getStem(word)).toBe(stem);
  });

  test('words that only look alike stay apart', () => {
    const pairs = [
      ['mug', 'mugwort'],
      ['can', 'candle'],
      ['pot', 'potting'],
      ['stone', 'stoneware'],
      ['card', 'cardigan'],
    ];
    const together = pairs.filter(([one = '', other = '']) => getStem(one) === getStem(other));
    expect(together).toEqual([['pot', 'potting']]);
  });
});
