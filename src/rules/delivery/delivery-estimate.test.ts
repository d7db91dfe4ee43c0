import { expect, test } from 'vitest';
import { type DeliveryTimes, deliveryEstimate } from './delivery-estimate.ts';

const WEEK = [1, 2, 3, 4, 5];
const TIMES: DeliveryTimes = {
  handling: [1, 1],
  transit: [2, 4],
  cutOff: '14:00',
  workingDays: WEEK,
  holidays: [],
};

// 2026-11-13 is a Friday.
test.each<[string, Partial<DeliveryTimes>, string, string, string[]]>([
  ['before the cut-off', {}, 'UTC', '2026-11-10T13:59Z', ['11-13', '11-17', '11-10T14:00Z']],
  ['from the cut-off on', {}, 'UTC', '2026-11-10T14:00Z', ['11-16', '11-18', '11-11T00:00Z']],
  ['a late Friday', {}, 'UTC', '2026-11-13T15:00Z', ['11-19', '11-23', '11-14T00:00Z']],
  ['a Sunday', {}, 'UTC', '2026-11-15T09:00Z', ['11-19', '11-23', '11-15T14:00Z']],
  [
    'a holiday',
    { holidays: ['2026-11-12'] },
    'UTC',
    '2026-11-10T09:00Z',
    ['11-16', '11-18', '11-10T14:00Z'],
  ],
  ['no cut-off', { cutOff: '' }, 'UTC', '2026-11-10T23:59Z', ['11-13', '11-17', '11-11T00:00Z']],
  [
    'every day counts',
    { workingDays: [] },
    'UTC',
    '2026-11-13T09:00Z',
    ['11-16', '11-18', '11-13T14:00Z'],
  ],
  [
    "the shop's own hour",
    {},
    'America/New_York',
    '2026-11-10T18:30Z',
    ['11-13', '11-17', '11-10T19:00Z'],
  ],
  [
    'the other way round',
    { transit: [4, 2] },
    'UTC',
    '2026-11-10T09:00Z',
    ['11-13', '11-17', '11-10T14:00Z'],
  ],
])('%s', (_, changes, zone, now, [from = '', to = '', until = '']) => {
  const estimate = deliveryEstimate({ ...TIMES, ...changes }, zone, Date.parse(now));
  expect(estimate.arrival).toEqual({ from: `2026-${from}`, to: `2026-${to}` });
  expect(estimate.freshUntil).toBe(Date.parse(`2026-${until}`));
});

test('until it changes the answer is the same, and then another one', () => {
  const at = (now: number) => deliveryEstimate(TIMES, 'Europe/Paris', now);
  const now = Date.parse('2026-11-10T09:00Z');
  const { arrival, freshUntil } = at(now);
  expect(at(freshUntil - 1).arrival).toEqual(arrival);
  expect(at(freshUntil).arrival).not.toEqual(arrival);
});
