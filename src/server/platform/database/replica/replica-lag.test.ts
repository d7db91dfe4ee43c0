import { expect, test } from 'vitest';
import { addSample, replicaLag, type Sample } from './replica-lag.ts';

const SECOND = 1000;
const samples: Sample[] = [
  { position: 500, at: 0 },
  { position: 800, at: 1 * SECOND },
  { position: 900, at: 2 * SECOND },
];

test.each([
  ['all replayed', 900, 10, { bytes: 0, seconds: 0 }],
  ['further than the last sample', 950, 10, { bytes: 0, seconds: 0 }],
  ['a part of the second sample', 600, 3, { bytes: 300, seconds: 2 }],
  ['exactly the second sample', 800, 3, { bytes: 100, seconds: 1 }],
  ['nothing', 0, 20, { bytes: 900, seconds: 20 }],
  ['the clock set back', 0, -5, { bytes: 900, seconds: 0 }],
])('%s', (_, replayed, seconds, lag) => {
  expect(replicaLag(samples, replayed, seconds * SECOND)).toEqual(lag);
});

test('without a sample there is no lag', () => {
  expect(replicaLag([], 0, SECOND)).toEqual({ bytes: 0, seconds: 0 });
});

test('an idle primary adds no sample, and what is replayed leaves', () => {
  const newer = { position: 900, at: 3 * SECOND };
  expect(addSample(samples, newer, 0)).toEqual(samples);
  expect(addSample(samples, newer, 800)).toEqual([samples[2]]);
  expect(addSample([], { position: 900, at: 0 }, 900)).toEqual([]);
  expect(addSample([], { position: 901, at: 0 }, 900)).toEqual([{ position: 901, at: 0 }]);
});

test('the oldest sample stays, however long the replica does not replay', () => {
  let all: readonly Sample[] = [];
  for (let at = 0; at < 5000; at += 1) all = addSample(all, { position: at + 1, at }, 0);
  expect(all).toHaveLength(3600);
  expect(all[0]).toEqual({ position: 1, at: 0 });
});
