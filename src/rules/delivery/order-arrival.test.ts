import { describe, expect, test } from 'vitest';
import {
  type Days,
  type OpenTimes,
  orderArrival,
  type PackageDays,
  packageArrival,
  packageHandling,
} from './order-arrival.ts';

const CALENDAR = { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], holidays: ['2026-11-26'] };
const at = (moment: string) => Date.parse(`2026-11-${moment}Z`);

describe('packing all of a package', () => {
  test.each<[string, Days[], Days]>([
    ['nothing', [], [0, 0]],
    ['one thing', [[1, 2]], [1, 2]],
    [
      'the slowest counts',
      [
        [1, 2],
        [9, 11],
        [0, 1],
      ],
      [9, 11],
    ],
    [
      'each bound by itself',
      [
        [3, 4],
        [1, 8],
      ],
      [3, 8],
    ],
    ['the other way round', [[4, 3]], [3, 4]],
  ])('%s', (_, handlings, expected) => {
    expect(packageHandling(handlings)).toEqual(expected);
  });
});

// 2026-11-20 is a Friday, 26 November a holiday.
const POST: PackageDays = { handling: [1, 1], transit: [2, 4] };
const COLLECTED: PackageDays = { handling: [1, 1], transit: [0, 0] };
const TUESDAYS: OpenTimes = { hours: ['', '', '9-18', '', '', '', ''], closed: ['2026-11-24'] };

describe('a package', () => {
  test.each<[string, PackageDays, OpenTimes, string, string, string, string]>([
    ['before the cut-off', POST, null, 'UTC', '20T13:59', '2026-11-25', '2026-11-30'],
    ['after the cut-off', POST, null, 'UTC', '20T14:00', '2026-11-27', '2026-12-01'],
    ['at the hour of the shop', POST, null, 'Asia/Tokyo', '20T04:59', '2026-11-25', '2026-11-30'],
    ['a day later there', POST, null, 'Asia/Tokyo', '20T05:00', '2026-11-27', '2026-12-01'],
    [
      'days in the wrong order',
      { ...POST, transit: [4, 2] },
      null,
      'UTC',
      '20T09:00',
      '2026-11-25',
      '2026-11-30',
    ],
    [
      'collected any day',
      COLLECTED,
      { hours: [], closed: [] },
      'UTC',
      '20T09:00',
      '2026-11-23',
      '2026-11-23',
    ],
    [
      'collected when it is open',
      COLLECTED,
      TUESDAYS,
      'UTC',
      '20T09:00',
      '2026-12-01',
      '2026-12-01',
    ],
    [
      'at once',
      { handling: [0, 0], transit: [0, 0] },
      null,
      'UTC',
      '20T09:00',
      '2026-11-20',
      '2026-11-20',
    ],
  ])('%s', (_, days, place, zone, now, from, to) => {
    expect(packageArrival(days, place, CALENDAR, zone, at(now))).toEqual({ from, to });
  });
});

describe('an order', () => {
  const promised = { ...POST, from: '2026-11-25', to: '2026-11-30' };
  const placedAt = at('20T09:00');
  test.each<[string, number | null, boolean, string, string | null]>([
    ['paid at once', placedAt, false, '20T09:05', '2026-11-25'],
    ['paid in cash', null, false, '20T09:05', '2026-11-25'],
    ['the same day after the cut-off', at('20T23:00'), false, '20T23:05', '2026-11-25'],
    ['paid days later', at('24T09:00'), false, '24T10:00', '2026-11-30'],
    ['on its last day', placedAt, false, '30T09:00', '2026-11-25'],
    ['after it', placedAt, false, '30T24:00', null],
    ['waits for its money', null, true, '23T09:00', '2026-11-27 if paid now'],
    ['waits for long', null, true, '30T09:00', '2026-12-03 if paid now'],
  ])('%s', (_, paidAt, awaitsMoney, now, expected) => {
    const order = { placedAt, paidAt, awaitsMoney };
    const arrival = orderArrival(promised, order, null, CALENDAR, 'UTC', at(now));
    const text = arrival && arrival.days.from + (arrival.ifPaidNow ? ' if paid now' : '');
    expect(text).toBe(expected);
  });
});
