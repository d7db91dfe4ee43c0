import { expect, test } from 'vitest';
import { effectiveReturnable, mayReturn, RETURNABLE, readReturnable } from './returnable.ts';

test('only what nothing speaks against can be sent back', () => {
  expect(RETURNABLE.filter(mayReturn)).toEqual(['yes']);
});

test.each([
  ['yes', ['tray', 'trays'], [], 'yes'],
  ['yes', ['tray', 'trays'], ['tray'], 'personalised'],
  ['yes', ['tray', 'trays'], ['trays'], 'personalised'],
  ['yes', ['tray', 'trays'], ['tra'], 'yes'],
  ['hygiene', ['tray', 'trays'], ['tray'], 'hygiene'],
] as const)('%s of %j in a shop that lists %j is %s', (stored, slugs, except, expected) => {
  expect(effectiveReturnable(stored, { slugs, except })).toBe(expected);
});

test.each([
  ['yes', 'yes'],
  ['personalised', 'personalised'],
  ['made of ice', 'no'],
  ['', 'no'],
])('stored as %j it is %s', (stored, expected) => {
  expect(readReturnable(stored)).toBe(expected);
});
