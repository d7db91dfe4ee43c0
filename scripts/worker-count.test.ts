import { expect, test } from 'vitest';
import { workerCount } from './worker-count.mjs';

test.each([
  [undefined, 1],
  ['', 1],
  ['1', 1],
  [' 3 ', 3],
  ['auto', 8],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['100', 1],
])('WORKERS=%s on 8 cores is %i', (text, count) => {
  expect(workerCount({ WORKERS: text }, 8)).toBe(count);
});
