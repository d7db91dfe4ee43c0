import { describe, expect, test } from 'vitest';
import { textProblem, wordsIn } from './check-text.ts';

const plural = { one: '{count} item of {shop}', other: '{count} items of {shop}' };

describe('textProblem', () => {
  test.each([
    ['{count} left', 'only {count}!', null],
    ['{count} left', 'few left', null],
    ['{count} left', 'only {number}!', { code: 'unknown-word', word: 'number', known: ['count'] }],
    ['Hello', ' ', { code: 'empty' }],
    ['Hello', 'x'.repeat(2001), { code: 'too-long', most: 2000 }],
    ['Hello', 'Half {', null],
    [plural, 'All of {shop}', null],
    [plural, { one: 'one', few: '{count}', other: '{count} of {shop}' }, null],
    [plural, { one: 'one' }, { code: 'no-general-form' }],
    [plural, { one: '', other: 'many' }, { code: 'empty' }],
    [{ other: 'some' }, { other: '{count}' }, null],
  ])('%o may become %o: %o', (usual, custom, problem) => {
    expect(textProblem(usual, custom)).toEqual(problem);
  });

  test.each([
    ['Hello', 'Hello {name}', ['name'], null],
    ['{count} left', '{count} for {name}', ['name'], null],
    [
      '{count} left',
      '{nmae}',
      ['name'],
      { code: 'unknown-word', word: 'nmae', known: ['count', 'name'] },
    ],
    ['', '', [], null],
    ['', '{shop} says goodbye', ['shop'], null],
  ])('%o may become %o where %j is known besides: %o', (usual, custom, more, problem) => {
    expect(textProblem(usual, custom, more)).toEqual(problem);
  });

  test('wordsIn names each once', () => {
    expect(wordsIn(plural)).toEqual(['count', 'shop']);
    expect(wordsIn('plain')).toEqual([]);
  });
});
