import { expect, test } from 'vitest';
import { matchesWildcard } from './emails.ts';

test.each([
  ['a*c', 'abc', true],
  ['a*c', 'ac', true],
  ['a*a', 'a', false],
  ['*b*b*', 'abcb', true],
  ['*b*b*', 'abc', false],
  ['a*bc*c', 'abc', false],
  ['abc', 'abcd', false],
  ['*', '', true],
])('%s against %s is %s', (pattern, text, expected) => {
  expect(matchesWildcard(text, pattern)).toBe(expected);
});

// Ends within the time of a test only because the parts are looked for one after the other.
test('a hostile pattern is answered', () => {
  const pattern = `${'*a'.repeat(2000)}*b`;
  expect(matchesWildcard('a'.repeat(4000), pattern)).toBe(false);
});
