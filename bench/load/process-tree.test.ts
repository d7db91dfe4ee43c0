import { expect, test } from 'vitest';
import { parseStat, treeCpuMs } from './process-tree.ts';

test('the time of a process is read behind its name, whatever that is', () => {
  const line =
    '71 (a) b) c) S 3 71 71 0 -1 4194304 100 0 0 0 25 5 7 3 20 0 11 0 555 1000 200 18446744073709551615';
  expect(parseStat(line)).toEqual({ pid: 71, parent: 3, ms: 300, endedMs: 100 });
  expect(parseStat('')).toBeNull();
});

test('what a process has started counts, what others did does not', () => {
  const time = (pid: number, parent: number, ms: number, endedMs = 0) => ({
    pid,
    parent,
    ms,
    endedMs,
  });
  const processes = [
    time(1, 0, 9),
    time(2, 1, 10),
    time(3, 2, 20, 5),
    time(4, 3, 40),
    time(5, 1, 80),
  ];
  expect(treeCpuMs(2, processes)).toBe(75);
  expect(treeCpuMs(5, processes)).toBe(80);
  expect(() => treeCpuMs(6, processes)).toThrow('No process 6');
});
