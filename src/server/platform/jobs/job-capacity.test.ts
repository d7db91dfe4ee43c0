import { expect, test } from 'vitest';
import { createJobCapacity } from './job-capacity.ts';

test('jobs wait while visitors keep the process busy, ten seconds at most', () => {
  let time = 0;
  let share = 0.1;
  const capacity = createJobCapacity(
    8,
    () => time,
    () => share,
  );
  expect(capacity()).toBe(8);
  share = 0.95;
  expect(capacity()).toBe(0);
  time = 9_999;
  expect(capacity()).toBe(0);
  time = 10_000;
  expect(capacity()).toBe(1);
  share = 0.5;
  expect(capacity()).toBe(8);
  share = 0.95;
  expect(capacity()).toBe(0);
});

test('a process that rests has all its hands', async () => {
  const capacity = createJobCapacity(3, Date.now);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(capacity()).toBe(3);
});
