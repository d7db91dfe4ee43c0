import { describe, expect, test } from 'vitest';
import { getBranches, indentRow, type MenuRow, moveRow, withoutRow } from './menu-rows.ts';

/** 'a .b ..c d' is a with b, which has c, and d. */
const toRows = (text: string): MenuRow<string>[] =>
  text.split(' ').map((part) => {
    const id = part.replaceAll('.', '');
    return { id, depth: part.length - id.length, item: id };
  });
const written = (rows: readonly MenuRow<string>[] | null) =>
  rows?.map(({ id, depth }) => '.'.repeat(depth) + id).join(' ') ?? null;

test('rows are a tree', () => {
  const tree = getBranches(toRows('a .b ..c .d e'));
  const leaf = (item: string) => ({ item, children: [] });
  expect(tree).toEqual([
    { item: 'a', children: [{ item: 'b', children: [leaf('c')] }, leaf('d')] },
    leaf('e'),
  ]);
});

describe('a row that is moved takes its own along', () => {
  test.each([
    ['a b c', 'b', 'b a c', 'b a c'],
    ['a .b c', 'a', '.b a c', 'c a .b'],
    ['a .b c', 'c', 'a c b', 'a .c .b'],
    ['a .b c', 'b', 'b a c', 'b a c'],
    ['a b .c', 'a', 'b a c', 'b .a .c'],
    ['a b .c', 'a', 'b c a', 'b .c a'],
    ['a .b ..c d', 'd', 'a b c d', 'a .b ..c d'],
    ['a .b ..c', 'c', 'c a b', 'c a .b'],
  ])('%j, %s to %j', (before, moved, order, after) => {
    const ids = order.replaceAll('.', '').split(' ');
    expect(written(moveRow(toRows(before), ids, moved))).toBe(after);
  });

  test('never below the fourth level', () => {
    const ids = ['a', 'b', 'c', 'x', 'd', 'y'];
    const moved = moveRow(toRows('a .b ..c ...d x .y'), ids, 'x');
    expect(Math.max(...moved.map(({ depth }) => depth))).toBe(3);
  });
});

describe('in and out', () => {
  test.each([
    ['a b', 'b', 1, 'a .b'],
    ['a .b', 'b', 1, null],
    ['a b', 'a', 1, null],
    ['a .b ..c ...d', 'd', 1, null],
    ['a b .c ..d', 'b', 1, 'a .b ..c ...d'],
    ['a b .c ..d ...e', 'b', 1, null],
    ['a .b ..c .d e', 'b', -1, 'a .d b .c e'],
    ['a .b', 'b', -1, 'a b'],
    ['a', 'a', -1, null],
  ] as const)('%j, %s by %i', (before, id, by, after) => {
    expect(written(indentRow(toRows(before), id, by))).toBe(after);
  });
});

test('what is taken out goes with all below', () => {
  expect(written(withoutRow(toRows('a .b ..c .d e'), 'b'))).toBe('a .d e');
});
