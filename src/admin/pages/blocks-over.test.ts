import { expect, test } from 'vitest';
import { blocksOver } from './blocks-over.ts';

const lines = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'divider', settings: {} }));
const columns = (count: number) => ({
  kind: 'columns',
  settings: { cells: [{ blocks: lines(count) }, { title: 'Right' }] },
});

test.each([
  [[], 0],
  [lines(100), 0],
  [lines(101), 1],
  [lines(500), 400],
  // Those in the cells count, and the one that holds them.
  [[...lines(90), columns(9)], 0],
  [[...lines(90), columns(12)], 3],
])('a page says by how many blocks it is too long (case %#)', (blocks, over) => {
  expect(blocksOver(blocks)).toBe(over);
});
