import { expect, test } from 'vitest';
import { type DeliveryRule, deliveryDates } from './delivery-dates.ts';

const PLAIN: DeliveryRule = {
  ship: [1, 2],
  arrival: [3, 7],
  cutOff: '',
  workingDays: [],
  holidays: [],
};
const WEEK = [1, 2, 3, 4, 5];

// today, ship from, ship to, arrival from, arrival to
test.each<[string, Partial<DeliveryRule>, string, string, string[]]>([
  ['plain days', {}, 'UTC', '2026-11-15T09:00Z', ['11-15', '11-16', '11-17', '11-18', '11-22']],
  [
    'the last moment of a day',
    {},
    'UTC',
    '2026-11-15T23:59:59Z',
    ['11-15', '11-16', '11-17', '11-18', '11-22'],
  ],
  [
    'midnight is the next day',
    {},
    'UTC',
    '2026-11-16T00:00Z',
    ['11-16', '11-17', '11-18', '11-19', '11-23'],
  ],
  [
    'today where the shop is',
    {},
    'Asia/Tokyo',
    '2026-11-15T15:00Z',
    ['11-16', '11-17', '11-18', '11-19', '11-23'],
  ],
  ['the year ends', {}, 'UTC', '2026-12-30T09:00Z', ['12-30', '12-31', '01-01', '01-02', '01-06']],
  [
    'a short day of the clocks',
    {},
    'Europe/Paris',
    '2026-03-28T22:30Z',
    ['03-28', '03-29', '03-30', '03-31', '04-04'],
  ],
  [
    'a long day of the clocks',
    {},
    'Europe/Paris',
    '2026-10-24T21:30Z',
    ['10-24', '10-25', '10-26', '10-27', '10-31'],
  ],
  [
    'sent the same day',
    { ship: [0, 0] },
    'UTC',
    '2026-11-15T09:00Z',
    ['11-15', '11-15', '11-15', '11-18', '11-22'],
  ],
  [
    'a pair the wrong way round',
    { ship: [2, 1] },
    'UTC',
    '2026-11-15T09:00Z',
    ['11-15', '11-16', '11-17', '11-18', '11-22'],
  ],
  [
    'before the cut-off',
    { cutOff: '14:00' },
    'UTC',
    '2026-11-15T13:59Z',
    ['11-15', '11-16', '11-17', '11-18', '11-22'],
  ],
  [
    'from the cut-off on',
    { cutOff: '14:00' },
    'UTC',
    '2026-11-15T14:00Z',
    ['11-15', '11-17', '11-18', '11-19', '11-23'],
  ],
  [
    "the shop's own hour",
    { cutOff: '14:00' },
    'America/New_York',
    '2026-11-15T18:30Z',
    ['11-15', '11-16', '11-17', '11-18', '11-22'],
  ],
  // 2026-11-15 is a Sunday.
  [
    'working days from a Sunday',
    { workingDays: WEEK },
    'UTC',
    '2026-11-15T09:00Z',
    ['11-15', '11-17', '11-18', '11-19', '11-25'],
  ],
  [
    'working days over a weekend',
    { workingDays: WEEK },
    'UTC',
    '2026-11-13T09:00Z',
    ['11-13', '11-16', '11-17', '11-18', '11-24'],
  ],
  [
    'a late Friday',
    { workingDays: WEEK, cutOff: '14:00' },
    'UTC',
    '2026-11-13T15:00Z',
    ['11-13', '11-17', '11-18', '11-19', '11-25'],
  ],
  [
    'a holiday',
    { workingDays: WEEK, holidays: ['2026-11-26'] },
    'UTC',
    '2026-11-25T09:00Z',
    ['11-25', '11-27', '11-30', '12-01', '12-07'],
  ],
  [
    'holidays without working days',
    { holidays: ['2026-12-25', '2026-12-26'] },
    'UTC',
    '2026-12-24T09:00Z',
    ['12-24', '12-27', '12-28', '12-29', '01-02'],
  ],
])('%s [SB-08] [SB-09]', (_, changes, zone, now, days) => {
  const { today, ship, arrival } = deliveryDates({ ...PLAIN, ...changes }, zone, Date.parse(now));
  const dates = [today, ship.from, ship.to, arrival.from, arrival.to];
  expect(dates.map((day) => day.slice(5))).toEqual(days);
  const year = Number(now.slice(0, 4));
  const turned = days.map((day) => (day.startsWith('01-') ? year + 1 : year));
  expect(dates.map((day) => Number(day.slice(0, 4)))).toEqual(turned);
});

test('a calendar of nothing but holidays does not keep the page waiting', () => {
  const never = { ...PLAIN, workingDays: [9] };
  expect(deliveryDates(never, 'UTC', 0).ship.from).toBe('1970-01-02');
});
