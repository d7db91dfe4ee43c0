import { expect, test } from 'vitest';
import { emblaDuration, getSteps } from './embla-duration.ts';

test('a row of the carousel has come to its place after 400 ms, and not much sooner [CT-66]', () => {
  const steps = getSteps(emblaDuration(400));
  expect((steps / 60) * 1000).toBeLessThanOrEqual(400);
  expect((steps / 60) * 1000).toBeGreaterThan(340);
});

test.each([400, 1000, 3000])('the longer it may take (%d ms), the larger the number', (time) => {
  expect(emblaDuration(time * 2)).toBeGreaterThan(emblaDuration(time));
});
