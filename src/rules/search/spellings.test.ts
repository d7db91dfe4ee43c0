import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedKeys, closestWords, isVocabulary, spellingKeys } from './spellings.ts';
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
const shared = (asked: string) => {
  const keys = new Set(askedKeys(asked));
  return WORDS.filter((word) => spellingKeys(word).some((key) => keys.has(key)));
};
const correct = (asked: string, begun = true) => closestWords(asked, shared(asked), { begun });

describe('a misspelt word', () => {
  test.each([
    ['mugg', 'mug'],
    ['mgu', 'mug'],
    ['candel', 'candle'],
    ['cnadle', 'candle'],
    ['stonware', 'stoneware'],
    ['stonewear', 'stoneware'],
    ['boul', 'bowl'],
  ])('%j means %j first', (asked, meant) => {
    expect(correct(asked)[0]).toBe(meant);
  });

  test.each(['stoenw', 'sotnew', 'stonwa', 'cna'])('%j is the beginning of something', (asked) => {
    expect(correct(asked)).not.toEqual([]);
    expect(correct(asked, false)).toEqual([]);
  });

  test.each(['zzz', 'lampshade', 'kettle', 'gum', 'ab', '12345', ''])(
    '%j means nothing',
    (asked) => {
      expect(correct(asked)).toEqual([]);
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
    fc.property(word, word, (asked, stored) => {
      const allowed = errorsAllowed(asked);
      if (typingErrors(asked, stored, allowed) > allowed) return;
      const keys = new Set(askedKeys(asked));
      expect(spellingKeys(stored).some((key) => keys.has(key))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
