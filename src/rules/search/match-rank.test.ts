import { describe, expect, test } from 'vitest';
import { bestMatches, matchesFirst, matchRank } from './match-rank.ts';

describe('how well a name matches what was typed', () => {
  test.each([
    ['Mug', 'mug', 'exact'],
    ['Mug', ' MUG ', 'exact'],
    ['Crème', 'creme', 'exact'],
    ['Mug rack', 'mug', 'beginning'],
    ['Mugwort', 'mug', 'beginning'],
    ['Stoneware mug', 'mug', 'word'],
    ['Tea-mug', 'mug', 'word'],
    ['Smug mug', 'mug', 'word'],
    ['Smug cat', 'mug', 'anywhere'],
    ['Oak tray', 'oak tr', 'beginning'],
    ['Big oak tray', 'oak tr', 'word'],
    ['Size (L)', '(l', 'word'],
    ['a.c', '.', 'anywhere'],
    ['Tray', 'mug', null],
    ['abc', '.', null],
  ])('%j for %j is %s', (name, typed, expected) => {
    expect(matchRank(name, typed)).toBe(expected);
  });

  test('the best match comes first, of equals the first by name', () => {
    const names = ['Smug cat', 'Stoneware mug', 'Mugwort', 'Mug rack', 'Tray', 'Mug'];
    const best = ['Mug', 'Mug rack', 'Mugwort', 'Stoneware mug', 'Smug cat'];
    expect(bestMatches(names, 'mug', (name) => name)).toEqual(best);
    expect(bestMatches(names, ' ', (name) => name)).toEqual(names);
  });
});

test('what was found in another way stays behind the matches, in its order', () => {
  const people = [
    { name: 'Rosanna Bell', email: 'bell@example.com' },
    { name: 'Jo Stone', email: 'jo@example.com' },
    { name: 'Anna Gray', email: 'gray@example.com' },
    { name: '', email: 'anna@example.com' },
    { name: 'Lee', email: 'lee@example.com' },
  ];
  const names = (typed: string) =>
    matchesFirst(people, typed, ({ name, email }) => [name, email]).map(({ email }) => email);
  expect(names('anna').map((email) => email.split('@')[0])).toEqual([
    ...['gray', 'anna', 'bell', 'jo', 'lee'],
  ]);
  expect(names(' ')).toEqual(people.map(({ email }) => email));
});
