import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartInterval, comparedRange, periodRange } from './periods.ts';
import {
  addDays,
  addMonths,
  countIntervals,
  daysIn,
  getFullMonths,
  getIntervals,
  getSummaries,
  INTERVALS,
  MAX_INTERVALS,
} from './spans.ts';

const range = (first: string, last: string) => ({ first, last });

describe('days', () => {
  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-01', 3, '2027-02-01'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test.each([
    ['day', ['2026-01-01', '2026-01-02'], '2026-01-02'],
    ['week', ['2026-01', '2026-01'], '2026-01-02'],
    ['week', ['2026-53', '2026-53'], '2027-01-02'],
    ['month', ['2026-11', '2026-12'], '2026-12-31'],
    ['quarter', ['2026-4', '2027-1'], '2027-01-01'],
    ['year', ['2026', '2027'], '2027-01-01'],
  ] as const)('by %s: %o', (by, [name, lastName], last) => {
    const first = by === 'day' ? addDays(last, -1) : by === 'week' ? last : '2026-11-05';
    const intervals = getIntervals(range(first, last), by);
    expect([intervals[0]?.name, intervals.at(-1)?.name]).toEqual([name, lastName]);
    expect([intervals[0]?.first, intervals.at(-1)?.last]).toEqual([first, last]);
  });

  test('as many intervals are made as were counted, and no list is endless', () => {
    const day = fc.integer({ min: -400, max: 84_500 }).map((days) => addDays('1970-01-01', days));
    fc.assert(
      fc.property(day, day, fc.constantFrom(...INTERVALS), (first, last, by) => {
        const requested = range(first, last);
        const count = countIntervals(requested, by);
        if (count > MAX_INTERVALS) expect(() => getIntervals(requested, by)).toThrow(RangeError);
        else expect(getIntervals(requested, by)).toHaveLength(count);
      }),
    );
  });

  test.each([
    ['2026-11-18', '2032-05-09', 'day', 2000],
    ['2026-11-18', '2032-05-10', 'day', 2001],
    ['2026-11-16', '2026-11-22', 'week', 1],
    ['1969-12-28', '1970-01-04', 'week', 2],
    ['1970-01-01', '2200-12-31', 'month', 2772],
    ['1970-01-01', '2200-12-31', 'quarter', 924],
    ['1970-01-01', '2200-12-31', 'year', 231],
    ['2026-11-18', '2026-11-17', 'day', 0],
  ] as const)('%s to %s by %s has %i', (first, last, by, count) => {
    expect(countIntervals(range(first, last), by)).toBe(count);
  });

  test('intervals and summaries have every day of a range once', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 800 }));
    fc.assert(
      fc.property(days, ([start, length]) => {
        const requested = range(
          addDays('2024-01-01', start),
          addDays('2024-01-01', start + length),
        );
        const sum = (ranges: { first: string; last: string }[]) =>
          ranges.reduce((total, one) => total + daysIn(one), 0);
        for (const by of INTERVALS) expect(sum(getIntervals(requested, by))).toBe(length + 1);
        const allDays = ({ first, last }: { first: string; last: string }) =>
          range(`${first}-01`, addDays(addMonths(`${last}-01`, 1), -1));
        const { months, days: single, without } = getSummaries(requested);
        const all = months ? [allDays(months)] : [];
        expect(sum(single) + sum(all) - sum(without)).toBe(length + 1);
        const parts = getFullMonths(requested);
        const inside = parts.months ? [allDays(parts.months)] : [];
        expect(sum(parts.days) + sum(inside)).toBe(length + 1);
        for (const { first, last } of [...inside, ...parts.days]) {
          expect(first >= requested.first && last <= requested.last).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['2026-01-01', '2026-12-31', range('2026-01', '2026-12'), []],
    ['2026-06-02', '2026-07-31', range('2026-07', '2026-07'), [range('2026-06-02', '2026-06-30')]],
    ['2026-06-01', '2026-07-30', range('2026-06', '2026-06'), [range('2026-07-01', '2026-07-30')]],
    ['2026-06-02', '2026-07-30', null, [range('2026-06-02', '2026-07-30')]],
    ['2026-06-30', '2026-06-30', null, [range('2026-06-30', '2026-06-30')]],
  ])('the whole months of %s to %s', (first, last, months, days) => {
    expect(getFullMonths(range(first, last))).toEqual({ months, days });
  });

  test('a year is twelve months', () => {
    expect(getSummaries(range('2026-01-01', '2026-12-31'))).toEqual({
      months: range('2026-01', '2026-12'),
      days: [],
      without: [],
    });
    expect(getSummaries(range('2026-10-30', '2026-12-02'))).toEqual({
      months: range('2026-11', '2026-11'),
      days: [range('2026-10-30', '2026-10-31'), range('2026-12-01', '2026-12-02')],
      without: [],
    });
    expect(getSummaries(range('2025-06-03', '2026-05-30'))).toEqual({
      months: range('2025-06', '2026-05'),
      days: [],
      without: [range('2025-06-01', '2025-06-02'), range('2026-05-31', '2026-05-31')],
    });
    expect(getSummaries(range('2026-10-10', '2026-11-10'))).toEqual({
      months: range('2026-10', '2026-10'),
      days: [range('2026-11-01', '2026-11-10')],
      without: [range('2026-10-01', '2026-10-09')],
    });
    expect(getSummaries(range('2026-11-02', '2026-11-29')).months).toBeNull();
  });
});

describe('periods', () => {
  // A Monday.
  const today = '2026-11-16';

  test.each([
    ['today', '2026-11-16', '2026-11-16'],
    ['yesterday', '2026-11-15', '2026-11-15'],
    ['last-7', '2026-11-10', '2026-11-16'],
    ['week', '2026-11-16', '2026-11-16'],
    ['month', '2026-11-01', '2026-11-16'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-11-16'],
    ['last-quarter', '2026-07-01', '2026-09-30'],
    ['year', '2026-01-01', '2026-11-16'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ] as const)('%s', (period, first, last) => {
    expect(periodRange(period, today)).toEqual(range(first, last));
  });

  test('a month that is over is whole on the first and the last day of the next', () => {
    expect(periodRange('last-month', '2024-03-01')).toEqual(range('2024-02-01', '2024-02-29'));
    expect(periodRange('last-month', '2026-01-31')).toEqual(range('2025-12-01', '2025-12-31'));
    expect(periodRange('last-quarter', '2026-01-01')).toEqual(range('2025-10-01', '2025-12-31'));
  });

  test.each([
    ['2026-11-16', '2026-11-16', '2026-11-15', '2026-11-15'],
    ['2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
    ['2026-11-01', '2026-11-16', '2026-10-01', '2026-10-16'],
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-10-01', '2026-11-16', '2026-07-01', '2026-08-16'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-11-05', '2026-11-20', '2026-10-20', '2026-11-04'],
  ])('%s to %s is compared with %s to %s', (first, last, before, until) => {
    expect(comparedRange(range(first, last), 'previous_period')).toEqual(range(before, until));
  });

  test('or with the year before, or with nothing', () => {
    const month = range('2028-02-01', '2028-02-29');
    expect(comparedRange(month, 'previous_year')).toEqual(range('2027-02-01', '2027-02-28'));
    expect(comparedRange(month, 'none')).toBeNull();
  });

  test.each([
    ['2026-11-01', '2026-11-30', 'day'],
    ['2026-10-01', '2026-12-31', 'week'],
    ['2026-01-01', '2026-12-31', 'month'],
  ])('%s to %s has a point for each %s', (first, last, by) => {
    expect(chartInterval(range(first, last))).toBe(by);
  });
});
