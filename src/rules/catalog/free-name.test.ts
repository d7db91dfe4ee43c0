import { describe, expect, test } from 'vitest';
import { freeName, toSlug } from './free-name.ts';

describe('a free name', () => {
  test.each<[string, string[], number, string]>([
    ['cup', [], 2, 'cup'],
    ['cup', ['bowl'], 2, 'cup'],
    ['cup', ['cup'], 2, 'cup-2'],
    ['cup', ['cup', 'cup-2'], 2, 'cup-3'],
    ['CUP-1', ['CUP-1'], 1, 'CUP-1-1'],
    ['CUP-1', ['CUP-1', 'CUP-1-1', 'CUP-1-3'], 1, 'CUP-1-2'],
  ])('%s beside %j, counted from %d, is %s', (preferred, used, first, expected) => {
    expect(freeName(preferred, used, first)).toBe(expected);
  });
});

describe('a slug', () => {
  test.each([
    ['Sample cup', 'sample-cup'],
    ['  Oak & ash: tray! ', 'oak-ash-tray'],
    ['Crème brûlée', 'creme-brulee'],
    ['Чашка 2', 'чашка-2'],
    ['!!!', ''],
    ['', ''],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('of %j is %j', (text, expected) => {
    expect(toSlug(text)).toBe(expected);
  });
});
