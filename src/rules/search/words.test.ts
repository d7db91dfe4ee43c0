import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldedWords } from './words.ts';

/** Any character there is, halves of pairs included. */
const typed = fc
  .array(fc.nat(0x10ffff), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points));
const NO_LETTER = /[^\p{L}\p{N}]/u;

describe('words', () => {
  test.each([
    ['Ink-blue Cafés, 12 cm', ['ink', 'blue', 'cafes', '12', 'cm']],
    ['“linen” OR (x) NEAR/2 *', ['linen', 'or', 'x', 'near', '2']],
    ['ＦＵＬＬ width', ['full', 'width']],
    ['  \0\t', []],
    ['☕ 🍵 !!! --', []],
    ['כד חרס', ['כד', 'חרס']],
    ["'; drop table products; --", ['drop', 'table', 'products']],
  ])('of %j are %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it('hold letters and digits only, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const word of foldedWords(text)) {
          expect([...word].length).toBeLessThanOrEqual(40);
          expect(NO_LETTER.test(word)).toBe(false);
        }
      }),
    );
  });
});
