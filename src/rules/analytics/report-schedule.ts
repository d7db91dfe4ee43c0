import { addDays, addMonths, type DayRange, getStart } from './spans.ts';

// When a report goes out by mail, and what it is about: the day, week or month that has ended.
// Example: weekly at 7 on Monday 16 November 2026: 9 to 15 November. A report that was missed because the
// shop did not run goes out late, the last one alone.

export const REPORT_SCHEDULES = ['off', 'daily', 'weekly', 'monthly'] as const;
export type ReportSchedule = (typeof REPORT_SCHEDULES)[number];

interface ReportTime {
  schedule: ReportSchedule;
  /** The shop's day, such as `2026-11-16`, and its hour. */
  today: string;
  hour: number;
  /** From this hour on. */
  from: number;
  /** The last day of the report before; '' for none. */
  reported: string;
}

/** Null where none is due. */
export function dueReport(time: ReportTime): DayRange | null {
  const range = endedPeriod(time.schedule, time.today);
  if (range === null || range.last <= time.reported) return null;
  const isFirstDay = time.today === addDays(range.last, 1);
  return isFirstDay && time.hour < time.from ? null : range;
}

/** The last day, week from Monday on or month that has ended. */
export function endedPeriod(schedule: ReportSchedule, today: string): DayRange | null {
  const yesterday = addDays(today, -1);
  switch (schedule) {
    case 'off':
      return null;
    case 'daily':
      return { first: yesterday, last: yesterday };
    case 'weekly': {
      const last = addDays(getStart(today, 'week'), -1);
      return { first: addDays(last, -6), last };
    }
    case 'monthly': {
      const start = getStart(today, 'month');
      return { first: addMonths(start, -1), last: addDays(start, -1) };
    }
  }
}
