import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestWords, isVocabulary, keysToSearch, spellingKeys } from './spellings.ts';
import { errorsAllowed, typingErrors } from './typing-errors.ts';

const WORDS = [
  'mug',
  'mugwort',
  'candle',
  'candles',
  'candy',
  'stoneware',
  'stone',
  'bowl',
  'bowls',
];
const shared = (requested: string) => {
  const keys = new Set(keysToSearch(requested));
  return WORDS.filter((word) => spellingKeys(word).some((key) => keys.has(key)));
};
const correct = (requested: string, begun = true) =>
  closestWords(requested, shared(requested), { begun });

describe('a misspelt word', () => {
  test.each([
    ['mugg', 'mug'],
    ['mgu', 'mug'],
    ['candel', 'candle'],
    ['cnadle', 'candle'],
    ['stonware', 'stoneware'],
    ['stonewear', 'stoneware'],
    ['boul', 'bowl'],
  ])('%j means %j first', (requested, meant) => {
    expect(correct(requested)[0]).toBe(meant);
  });

  test.each(['stoenw', 'sotnew', 'stonwa', 'cna'])(
    '%j is the beginning of something',
    (requested) => {
      expect(correct(requested)).not.toEqual([]);
      expect(correct(requested, false)).toEqual([]);
    },
  );

  test.each(['zzz', 'lampshade', 'kettle', 'gum', 'ab', '12345', ''])(
    '%j means nothing',
    (requested) => {
      expect(correct(requested)).toEqual([]);
    },
  );

  test('has a few alternatives at most', () => {
    const many = [...'abcdefghijklm'].map((letter) => `can${letter}le`);
    expect(closestWords('canxle', many, { begun: false })).toHaveLength(6);
  });
});

test('only words of three letters or more are a vocabulary', () => {
  expect(['oak', 'ab', 'a4', 'st100', '42', 'כוס'].filter(isVocabulary)).toEqual(['oak', 'כוס']);
});

test('whatever is within the errors allowed shares a key', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd'),
    minLength: 3,
    maxLength: 12,
  });
  fc.assert(
    fc.property(word, word, (requested, stored) => {
      const allowed = errorsAllowed(requested);
      if (typingErrors(requested, stored, allowed) > allowed) return;
      const keys = new Set(keysToSearch(requested));
      expect(spellingKeys(stored).some((key) => keys.has(key))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
