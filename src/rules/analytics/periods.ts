import { addDays, addMonths, type DayRange, daysIn, getStart, type Interval } from './spans.ts';

// The periods a manager chooses from, and what each is compared with.
// Example: on Monday 16 November 2026 `month` is 1 to 16 November, compared with 1 to 16 October, or
// with the same days of 2025.

export const PERIODS = [
  'today',
  'yesterday',
  'last-7',
  'week',
  'month',
  'last-month',
  'quarter',
  'last-quarter',
  'year',
  'last-year',
  'custom',
] as const;
export type Period = (typeof PERIODS)[number];

/** `custom`: with two dates of one's choice. */
export const COMPARISONS = ['previous_period', 'previous_year', 'custom', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Up to today, or a month, quarter or year that is over. */
export function periodRange(period: Exclude<Period, 'custom'>, today: string): DayRange {
  const yesterday = addDays(today, -1);
  switch (period) {
    case 'today':
      return { first: today, last: today };
    case 'yesterday':
      return { first: yesterday, last: yesterday };
    case 'last-7':
      return { first: addDays(today, -6), last: today };
    case 'last-month':
      return rangeBefore(getStart(today, 'month'), 1);
    case 'last-quarter':
      return rangeBefore(getStart(today, 'quarter'), 3);
    case 'last-year':
      return rangeBefore(getStart(today, 'year'), 12);
    default:
      return { first: getStart(today, period), last: today };
  }
}

/** The whole months before a day that begins one. */
function rangeBefore(start: string, months: number): DayRange {
  return { first: addMonths(start, -months), last: addDays(start, -1) };
}

/**
 * As many days, right before it; one that begins with a month, quarter or year: from the one before.
 * `other` is what a custom comparison is with.
 */
export function comparedRange(
  range: DayRange,
  comparison: Comparison,
  other: DayRange | null = null,
): DayRange | null {
  const { first, last } = range;
  if (comparison === 'none') return null;
  if (comparison === 'custom') return other;
  if (comparison === 'previous_year') {
    return { first: addMonths(first, -12), last: addMonths(last, -12) };
  }
  for (const [by, months] of [
    ['month', 1],
    ['quarter', 3],
    ['year', 12],
  ] as const) {
    if (getStart(first, by) === first && getStart(last, by) === first && last !== first) {
      return { first: addMonths(first, -months), last: previousEnd(last, by, months) };
    }
  }
  const days = daysIn(range);
  return { first: addDays(first, -days), last: addDays(last, -days) };
}

/** The end of a whole month is compared with the end of the month before, however long that was. */
function previousEnd(last: string, by: Interval, months: number): string {
  const isInteger = getStart(addDays(last, 1), by) === addDays(last, 1);
  return isInteger ? addDays(addMonths(addDays(last, 1), -months), -1) : addMonths(last, -months);
}

/** What a chart of the range has a point for. */
export function chartInterval(range: DayRange): Interval {
  const days = daysIn(range);
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}
