import { expect, test } from 'vitest';
import { rateAlone } from './worker-rate.ts';

test.each([
  ['one worker of two cores leaves one to the generator', 1, 2, 1, 0.5, 1000],
  ['the generator took a quarter of two workers’ cores', 2, 2, 1.5, 0.5, 1333.3],
  ['four cores have room for two workers and the generator', 2, 4, 2, 0.5, 1000],
  ['generator and database use more than the core that is left', 3, 4, 2.5, 1.5, 1200],
  ['four workers on two cores have no more than the two', 4, 2, 1.6, 0.4, 1250],
  ['time in which the cores were idle is not given back', 2, 2, 1, 0.1, 1100],
])('%s', (_, workers, cores, workerCores, helperCores, expected) => {
  const rate = { perSecond: 1000, workers, cores, workerCores, helperCores };
  expect(rateAlone(rate)).toBeCloseTo(expected, 1);
});
