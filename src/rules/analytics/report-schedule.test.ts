import { expect, test } from 'vitest';
import { dueReport, type ReportSchedule } from './report-schedule.ts';

const MONDAY = '2026-11-16';
const WEEK = { first: '2026-11-09', last: '2026-11-15' };
const OCTOBER = { first: '2026-10-01', last: '2026-10-31' };

test.each<[ReportSchedule, string, number, string, unknown]>([
  ['off', MONDAY, 9, '', null],
  ['daily', MONDAY, 7, '2026-11-14', { first: '2026-11-15', last: '2026-11-15' }],
  ['daily', MONDAY, 6, '2026-11-14', null],
  ['daily', MONDAY, 9, '2026-11-15', null],
  ['weekly', MONDAY, 7, '2026-11-08', WEEK],
  ['weekly', MONDAY, 6, '2026-11-08', null],
  ['weekly', '2026-11-15', 23, '2026-11-08', null],
  // The shop did not run on Monday.
  ['weekly', '2026-11-17', 0, '2026-11-08', WEEK],
  ['weekly', '2026-11-17', 0, '', WEEK],
  ['weekly', '2026-11-22', 23, '2026-11-15', null],
  ['monthly', '2026-11-01', 6, '2026-09-30', null],
  ['monthly', '2026-11-01', 7, '2026-09-30', OCTOBER],
  ['monthly', MONDAY, 0, '2026-09-30', OCTOBER],
  ['monthly', MONDAY, 0, '2026-10-31', null],
  // Every day before, so that October is in those reports.
  ['monthly', MONDAY, 0, '2026-11-15', null],
])('%s on %s at %i, after the report up to %j', (schedule, today, hour, reported, expected) => {
  expect(dueReport({ schedule, today, hour, from: 7, reported })).toEqual(expected);
});
