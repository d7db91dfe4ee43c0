import { expect, test } from 'vitest';
import { dateSeconds, getDays } from '#rules/options/moments/moment.ts';
import { dayText } from '#rules/options/moments/moment-limits.ts';
import { firstDay, soonestDay } from './first-day.ts';
import { getWeekStart } from './week-start.ts';

const today = dateSeconds('2026-05-01T14:30') ?? 0;
const open = { earliest: null, latest: null, weekdays: [], leadDays: 0, blocked: [] };

test.each([
  ['today, where nothing speaks against it', {}, '2026-05-01'],
  ['after the lead time', { leadDays: 3 }, '2026-05-04'],
  ['on the next open weekday', { leadDays: 1, weekdays: [1] }, '2026-05-04'],
  ['past blocked days', { blocked: ['2026-05-01', '2026-05-02'] }, '2026-05-03'],
  ['at the first day of all', { earliest: '2026-07-01' }, '2026-07-01'],
  ['at the last day of all, where that is over', { latest: '2026-04-01' }, '2026-04-01'],
  ['somewhere, where nothing is possible', { weekdays: [1], latest: '2026-05-02' }, '2026-05-01'],
])('an empty calendar opens %s [OP-11]', (_, limits, day) => {
  expect(dayText(firstDay({ ...open, ...limits }, today))).toBe(day);
  expect(getDays(today)).toBe(20_574);
});

test.each([
  ['the end of the lead time', { leadDays: 3 }, '2026-05-04'],
  ['the first open weekday after it', { leadDays: 3, weekdays: [4] }, '2026-05-07'],
  ['the first day there is, past or not', { earliest: '2026-01-01' }, '2026-01-01'],
  ['the first open one there is', { earliest: '2026-01-01', weekdays: [6] }, '2026-01-03'],
])('keys lead back to %s [OP-11]', (_, limits, day) => {
  expect(dayText(soonestDay({ ...open, ...limits }, today))).toBe(day);
});

test('keys lead back without end where nothing limits them', () => {
  expect(soonestDay(open, today)).toBe(Number.NEGATIVE_INFINITY);
});

test('weeks begin where the language says', () => {
  expect(getWeekStart('en-US')).toBe(0);
  expect(getWeekStart('de-DE')).toBe(1);
  expect(getWeekStart('ar-EG')).toBe(6);
});
