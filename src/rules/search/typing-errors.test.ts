import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsAllowed, typingErrors } from './typing-errors.ts';

describe('typing errors', () => {
  test.each([
    ['mug', 'mug', 0],
    ['mugg', 'mug', 1],
    ['mgu', 'mug', 1],
    ['candel', 'candle', 1],
    ['stonware', 'stoneware', 1],
    ['stonwear', 'stoneware', 2],
    ['terakotta', 'terracotta', 2],
    ['nakpin', 'napkin', 1],
    ['abcd', 'badc', 2],
    ['', 'oak', 3],
    ['oak', '', 3],
  ])('between %j and %j are %i', (one, other, errors) => {
    expect(typingErrors(one, other, 5)).toBe(errors);
    expect(typingErrors(other, one, 5)).toBe(errors);
  });

  test('are not counted beyond the limit', () => {
    expect(typingErrors('candle', 'carafe', 1)).toBe(2);
    expect(typingErrors('tea', 'terracotta', 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  test('are none only between equal words, and a limit changes nothing below it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, maxErrors) => {
        const errors = typingErrors(one, other, 20);
        expect(errors === 0).toBe(one === other);
        expect(typingErrors(one, other, maxErrors)).toBe(Math.min(errors, maxErrors + 1));
      }),
    );
  });

  test.each([
    ['oa', 0],
    ['mug', 1],
    ['candle', 1],
    ['candles', 2],
    ['stonware', 2],
    ['st100', 0],
    ['1234', 0],
  ])('of %j %i are allowed', (text, allowed) => {
    expect(errorsAllowed(text)).toBe(allowed);
  });
});
