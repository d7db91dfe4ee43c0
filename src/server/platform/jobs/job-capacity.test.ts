import { expect, test } from 'vitest';
import { createJobCapacity, requestShare } from './job-capacity.ts';

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

test.each([
  ['idle', { active: 10, requests: 12 }, 0.01],
  ['saturated by requests', { active: 980, requests: 9_000 }, 0.98],
  ['at work on jobs alone', { active: 990, requests: 0 }, 0],
  ['at work on jobs, with a few requests', { active: 990, requests: 120 }, 0.12],
  ['waiting with a request for another server', { active: 20, requests: 1_000 }, 0.02],
])('requests keep a process busy that is %s for a second', (_, { active, requests }, share) => {
  const [loop, total] = [{ all: 5_000, active: 4_000 }, { requests: 700 }];
  const busyShare = requestShare({ loop: () => loop, requestsMs: () => total.requests });
  loop.all += 1_000;
  loop.active += active;
  total.requests += requests;
  expect(busyShare()).toBeCloseTo(share, 10);
});

test('a share is measured over at least 200 ms', () => {
  const loop = { all: 0, active: 0 };
  const busyShare = requestShare({ loop: () => loop, requestsMs: () => loop.active });
  Object.assign(loop, { all: 200, active: 100 });
  expect(busyShare()).toBe(0.5);
  Object.assign(loop, { all: 210, active: 110 });
  expect(busyShare()).toBe(0.5);
  Object.assign(loop, { all: 400, active: 300 });
  expect(busyShare()).toBe(1);
});
