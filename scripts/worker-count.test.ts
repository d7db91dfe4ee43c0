import { expect, test } from 'vitest';
import { workerCount } from './worker-count.mjs';

const GIGABYTE = 1024 ** 3;
const limits = { cores: 8, memory: 16 * GIGABYTE };

test.each([
  ['1', 1],
  [' 3 ', 3],
  ['auto', 8],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['100', 1],
])('WORKERS=%s on 8 cores is %i', (text, count) => {
  expect(workerCount({ WORKERS: text }, limits)).toBe(count);
  expect(workerCount({ WORKERS: text, DEMO: '0' }, limits)).toBe(count);
});

test.each([
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['maybe', 1],
  ['0', 8],
  [' false ', 8],
  ['off', 8],
])('without WORKERS, DEMO=%s on 8 cores is %i', (DEMO, count) => {
  expect(workerCount({ DEMO }, limits)).toBe(count);
  expect(workerCount({ DEMO, WORKERS: ' ' }, limits)).toBe(count);
});

test.each([
  [1, 16 * GIGABYTE, 1],
  [8, GIGABYTE, 4],
  [8, GIGABYTE / 8, 1],
  [128, 512 * GIGABYTE, 99],
])('auto on %i cores with %i bytes of memory is %i', (cores, memory, count) => {
  expect(workerCount({ WORKERS: 'auto' }, { cores, memory })).toBe(count);
  expect(workerCount({ WORKERS: '6' }, { cores, memory })).toBe(6);
});

test('this machine has room for one at least', () => {
  expect(workerCount({ WORKERS: 'auto' })).toBeGreaterThanOrEqual(1);
});
