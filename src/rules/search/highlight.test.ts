import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlighted } from './highlight.ts';

/** 'Stoneware [mug]' where mug is emphasised. */
const highlight = (name: string, typed: string) =>
  highlighted(name, typed)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

test.each([
  ['Stoneware mug', 'ston', '[Ston]eware mug'],
  ['Stoneware mug', 'mugs', 'Stoneware [mug]'],
  ['Stoneware mug', 'stonware', '[Stoneware] mug'],
  ['Stoneware mug', 'stonw', '[Stoneware] mug'],
  ['Beeswax Pillar Candle', 'candel', 'Beeswax Pillar [Candle]'],
  ['Café cup', 'cafe', '[Café] cup'],
  ['Oak & ash', 'ash oak', '[Oak] & [ash]'],
  ['Oak tray', '', 'Oak tray'],
  ['Oak tray', '<b>', 'Oak tray'],
])('of %j, asked for %j, %j is emphasised', (name, typed, expected) => {
  expect(highlight(name, typed)).toBe(expected);
});

test('nothing of a name is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, typed) => {
      expect(
        highlighted(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
