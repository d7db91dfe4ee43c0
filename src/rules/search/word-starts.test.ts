import { expect, test } from 'vitest';
import { searchedStarts, wordStarts } from './word-starts.ts';

test.each([
  [
    ['Bo Guest', 'bo@example.com'],
    ['bo', 'guest', 'bo@example.com', 'example.com', 'com'],
  ],
  [['José O’Hara'], ['jose', 'o’hara', 'hara']],
  [['Anne-Marie  de la Tour'], ['anne-marie', 'marie', 'de', 'la', 'tour']],
  [
    ['Ann', 'ann.b+shop@x.eu'],
    ['ann', 'ann.b+shop@x.eu', 'b+shop@x.eu', 'shop@x.eu', 'x.eu', 'eu'],
  ],
  [['李 明'], ['李', '明']],
  [['', ' - '], []],
])('%j is stored under %j', (texts, expected) => {
  expect(wordStarts(texts)).toEqual(expected);
});

test.each([
  ['bo gu', ['bo', 'gu']],
  ['  BO  bo ', ['bo']],
  ['José', ['jose']],
  ['bo@exam', ['bo@exam']],
  ['@example.com', ['example.com']],
  ['"Ann"', ['ann"']],
  ['@', []],
  ['', []],
])('%j asks for %j', (search, expected) => {
  expect(searchedStarts(search)).toEqual(expected);
});

test('what is long is cut alike, and between characters', () => {
  const long = '𝒜'.repeat(80);
  expect(wordStarts(['x'.repeat(80)])).toEqual(['x'.repeat(60)]);
  expect(searchedStarts(`${'y'.repeat(59)}${'李'.repeat(9)}`)).toEqual([`${'y'.repeat(59)}李`]);
  expect(wordStarts([long])).toEqual(searchedStarts(long));
});
