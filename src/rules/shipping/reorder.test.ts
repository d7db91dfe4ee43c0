import { expect, test } from 'vitest';
import { reorder } from './reorder.ts';

test.each([
  [
    [1, 2, 3],
    [3, 1],
    [3, 1, 2],
  ],
  [
    [1, 2],
    [2, 1],
    [2, 1],
  ],
  [[1, 2], [], [1, 2]],
  [[1, 2], [2, 2], null],
  [[1, 2], [3], null],
])('of %o, %o first is %o', (known, ids, order) => {
  expect(reorder(known, ids)).toEqual(order);
});
