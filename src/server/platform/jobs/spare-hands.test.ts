import { expect, test } from 'vitest';
import { createSpareHands } from './spare-hands.ts';

test('jobs wait while visitors keep the process busy, ten seconds at most', () => {
  let time = 0;
  let share = 0.1;
  const hands = createSpareHands(
    8,
    () => time,
    () => share,
  );
  expect(hands()).toBe(8);
  share = 0.95;
  expect(hands()).toBe(0);
  time = 9_999;
  expect(hands()).toBe(0);
  time = 10_000;
  expect(hands()).toBe(1);
  share = 0.5;
  expect(hands()).toBe(8);
  share = 0.95;
  expect(hands()).toBe(0);
});

test('a process that rests has all its hands', async () => {
  const hands = createSpareHands(3, Date.now);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hands()).toBe(3);
});
