import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseSearch, searchWords } from './words.ts';

/** Any character there is, halves of pairs included. */
const typed = fc
  .array(fc.nat(0x10ffff), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));
const NO_LETTER = /[^\p{L}\p{N}]/u;

describe('words', () => {
  test.each([
    ['Ink-blue Cafés, 12 cm', ['ink', 'blue', 'cafe', '12', 'cm']],
    ['mugs glass gas is', ['mug', 'glass', 'gas', 'is']],
    ['“linen” OR (x) NEAR/2 *', ['linen', 'or', 'x', 'near', '2']],
    ['ＦＵＬＬ width', ['full', 'width']],
    ['  \0\t', []],
    ["'; drop table products; --", ['drop', 'table', 'product']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('hold letters and digits only, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const word of searchWords(text)) {
          expect(word.length).toBeLessThanOrEqual(40);
          expect(NO_LETTER.test(word)).toBe(false);
        }
      }),
    );
  });
});

describe('a question', () => {
  it('is begun by its last word', () => {
    expect(parseSearch('Linen table cl')).toEqual({ words: ['linen', 'table'], begun: 'cl' });
    expect(parseSearch('*** "" ')).toBeNull();
  });

  it('is no longer than a person would type', () => {
    expect(parseSearch('a '.repeat(5000))?.words).toHaveLength(7);
    expect(parseSearch('x'.repeat(10_000))?.begun).toHaveLength(40);
  });
});
