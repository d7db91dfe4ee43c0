import { describe, expect, test } from 'vitest';
import { checkCharacters, checkPattern } from './check-pattern.ts';

describe('patterns that may be saved', () => {
  test.each<[string, string | null]>([
    ['[A-Z]{2}\\d+', null],
    ['(?:red|green|blue)', null],
    ['[^@\\s]+@[^@\\s]+\\.[a-z]{2,6}', null],
    ['(a+)+', 'options.save.patternSlow'],
    ['(a|aa)+', 'options.save.patternSlow'],
    ['(?:x*){2,}', 'options.save.patternSlow'],
    ['(\\d+)*$', 'options.save.patternSlow'],
    ['(a)\\1', 'options.save.patternSlow'],
    ['(?=a)b', 'options.save.patternSlow'],
    ['a*b*c*d*', 'options.save.patternSlow'],
    ['[', 'options.save.pattern'],
    ['a'.repeat(201), 'options.save.pattern'],
  ])('%s: %s [OP-57]', (pattern, expected) => {
    expect(checkPattern(pattern)).toBe(expected);
  });

  test.each<[string, string | null]>([
    ['A-Za-z0-9 &.', null],
    ['\\p{L}\\s', null],
    ['z-a', 'options.save.pattern'],
    ['a]|.*[b', 'options.save.pattern'],
    ['^a', 'options.save.pattern'],
  ])('characters %s: %s [OP-56]', (allowed, expected) => {
    expect(checkCharacters(allowed)).toBe(expected);
  });
});
