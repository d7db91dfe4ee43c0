import { expect, test } from 'vitest';
import { getSpan, periodSpan, type ReportPeriod, spanMoments, spanNames } from './report-days.ts';

const now = Date.parse('2026-03-01T02:00:00Z');

test.each<[ReportPeriod, string, string, string, number]>([
  ['week', 'UTC', '2026-02-23', '2026-03-01', 7],
  // It is still February in New York.
  ['month', 'America/New_York', '2026-02-01', '2026-02-28', 28],
  ['last_month', 'UTC', '2026-02-01', '2026-02-28', 28],
  ['year', 'UTC', '2026-01-01', '2026-03-01', 3],
])('%s in %s is %s to %s', (period, zone, first, last, count) => {
  const span = periodSpan(period, now, zone);
  expect(span).toMatchObject({ first, last });
  expect(spanNames(span)).toHaveLength(count);
});

test('long spans are grouped by month, short ones by day', () => {
  const year = getSpan('2026-01-01', '2026-12-31');
  expect(year?.by).toBe('month');
  expect(year && spanNames(year).at(-1)).toBe('2026-12');
  expect(getSpan('2026-01-01', '2026-01-01')).toMatchObject({ by: 'day' });
  expect(getSpan('2026-01-02', '2026-01-01')).toBeNull();
  expect(getSpan('0001-01-01', '9999-01-01')).toBeNull();
  expect(getSpan('soon', 'later')).toBeNull();
  expect(spanNames({ first: '2026-01-01', last: '9999-12-31', by: 'month' })).toHaveLength(241);
  expect(spanNames({ first: '2026-01-02', last: '2026-01-01', by: 'day' })).toEqual([]);
});

test('a day begins and ends with the clock of the shop', () => {
  const span = { first: '2026-03-29', last: '2026-03-29', by: 'day' } as const;
  const { from, until } = spanMoments(span, 'Europe/Paris');
  expect(until - from).toBe(23 * 60 * 60_000);
});
