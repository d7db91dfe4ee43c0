import { expect, test } from 'vitest';
import { joinedWords } from './joined-words.ts';
import { foldedWords } from './words.ts';

test.each([
  ['Tea Light Box', ['tealight', 'lightbox']],
  ['Egg-cup pair', ['eggcup', 'cuppair']],
  ['A4 paper 12 cm', []],
  ['By a mug', []],
  ['Mug', []],
  ['', []],
])('of %j they are %j', (text, joined) => {
  expect(joinedWords(foldedWords(text))).toEqual(joined);
});
