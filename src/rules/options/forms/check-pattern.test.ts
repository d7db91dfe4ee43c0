import { describe, expect, test } from 'vitest';
import { MAX_MATCHED_LENGTH } from '../checks/check-text.ts';
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
    ['(?:[0-9]{2}-){3}', null],
    ['\\+?[0-9]{6,14}', null],
    ['[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}', null],
    ['(a?){30}', 'options.save.patternSlow'],
    ['(a|aa){30}', 'options.save.patternSlow'],
    [`${'a?'.repeat(30)}${'a'.repeat(30)}`, 'options.save.patternSlow'],
    ['a{0,99}a{0,99}a{0,99}a{0,99}b', 'options.save.patternSlow'],
    ['a*b*c*d?e?f?g?', 'options.save.patternSlow'],
    ['((?:a?))+', 'options.save.patternSlow'],
    ['[', 'options.save.pattern'],
    ['a'.repeat(201), 'options.save.pattern'],
  ])('%s: %s [OP-57]', (pattern, expected) => {
    expect(checkPattern(pattern)).toBe(expected);
  });

  test('what may be saved has done with the longest text it is given before anybody notices [OP-57]', () => {
    const accepted = ['a*a*a*b', '.*a.*a.*b', `${'a?'.repeat(12)}${'a'.repeat(12)}b`, 'a{1,60}b'];
    for (const pattern of accepted) {
      expect(checkPattern(pattern)).toBeNull();
      expect(new RegExp(`^(?:${pattern})$`, 'u').test('a'.repeat(MAX_MATCHED_LENGTH))).toBe(false);
    }
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
