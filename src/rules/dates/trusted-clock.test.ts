import { expect, test } from 'vitest';
import { type ClockRecord, trustClock } from './trusted-clock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Which of these moments, in days and one after the other, may delete. */
function deletesAt(...days: number[]): boolean[] {
  let record: ClockRecord | null = null;
  const allowed: boolean[] = [];
  for (const day of days) {
    const trusted = trustClock(record, day * DAY);
    record = trusted.record;
    allowed.push(trusted.mayDelete);
  }
  return allowed;
}

test.each([
  ['a new shop', [100], [true]],
  ['day by day', [100, 101, 102, 103], [true, true, true, true]],
  [
    '40 days ahead for some hours, then right',
    [100, 140, 140.5, 100.5],
    [true, false, false, true],
  ],
  ['40 days ahead for good', [100, 140, 140.9, 141, 142], [true, false, false, true, true]],
  ['switched off for a week', [100, 107, 107.9, 108], [true, false, false, true]],
  ['ahead twice', [100, 140, 180, 180.9, 181], [true, false, false, false, true]],
  ['far back and right again', [100, 0, 100, 101], [true, true, false, true]],
])('%s', (_, days, expected) => {
  expect(deletesAt(...days)).toEqual(expected);
});
