// Days of a report as texts, `2026-11-14`, which sort as they follow each other.

const DAY = 24 * 60 * 60_000;
/** The first of January 1970 was one, three days after a Monday. */
const THURSDAY = 3;
/** More than five years of days; no chart or file of a report has more. */
export const MAX_INTERVALS = 2000;

export interface DayRange {
  first: string;
  last: string;
}

export const INTERVALS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** A day, a week … of a report; cut off where the report begins or ends within it. */
export interface ReportInterval extends DayRange {
  /** `2026-11-14`, `2026-46`, `2026-11`, `2026-4`, `2026`. */
  name: string;
}

export function addDays(day: string, count: number): string {
  return dayText(dayNumber(day) + count);
}

/** The first and the last day are included. */
export function daysIn({ first, last }: DayRange): number {
  return dayNumber(last) - dayNumber(first) + 1;
}

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const latestEnd = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(date, latestEnd.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** From Monday on, as ISO 8601 has it. */
export function weekStart(day: string): string {
  return dayText(weekNumber(day) * 7 - THURSDAY);
}

/** Where the day, week … begins that this day is in. */
export function getStart(day: string, by: Interval): string {
  const month = Number(day.slice(5, 7));
  switch (by) {
    case 'day':
      return day;
    case 'week':
      return weekStart(day);
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'quarter':
      return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
    case 'year':
      return `${day.slice(0, 4)}-01-01`;
  }
}

function nextStart(start: string, by: Interval): string {
  if (by === 'day') return addDays(start, 1);
  if (by === 'week') return addDays(start, 7);
  return addMonths(start, { month: 1, quarter: 3, year: 12 }[by]);
}

function intervalName(start: string, by: Interval): string {
  switch (by) {
    case 'day':
      return start;
    case 'week': {
      // A week belongs to the year of its Thursday.
      const thursday = addDays(start, 3);
      const year = thursday.slice(0, 4);
      const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
      return `${year}-${String(week).padStart(2, '0')}`;
    }
    case 'month':
      return start.slice(0, 7);
    case 'quarter':
      return `${start.slice(0, 4)}-${Math.ceil(Number(start.slice(5, 7)) / 3)}`;
    case 'year':
      return start.slice(0, 4);
  }
}

/** How many there are, computed without making one. */
export function countIntervals({ first, last }: DayRange, by: Interval): number {
  return Math.max(0, intervalNumber(last, by) - intervalNumber(first, by) + 1);
}

/** The earliest first. Whoever takes dates from outside asks `countIntervals` before. */
export function getIntervals({ first, last }: DayRange, by: Interval): ReportInterval[] {
  const count = countIntervals({ first, last }, by);
  if (!(count <= MAX_INTERVALS))
    throw new RangeError(`${count} intervals from ${first} to ${last}`);
  const intervals: ReportInterval[] = [];
  let start = getStart(first, by);
  for (let made = 0; made < count; made += 1) {
    const next = nextStart(start, by);
    intervals.push({
      name: intervalName(start, by),
      first: made === 0 ? first : start,
      last: made === count - 1 ? last : addDays(next, -1),
    });
    start = next;
  }
  return intervals;
}

/** Those that follow each other have numbers that follow each other. */
function intervalNumber(day: string, by: Interval): number {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  switch (by) {
    case 'day':
      return dayNumber(day);
    case 'week':
      return weekNumber(day);
    case 'month':
      return months;
    case 'quarter':
      return Math.floor(months / 3);
    case 'year':
      return Math.floor(months / 12);
  }
}

/** Summaries by month where most of a month is asked for, else by day. */
export interface Summaries {
  months: DayRange | null;
  days: DayRange[];
  /** Days of those months outside of the range: what they have is taken out again. */
  without: DayRange[];
}

const HALF_MONTH = 15;

/**
 * Which summaries make up a range with the fewest rows: a year is twelve months, and not 365 days.
 * Example: 30 October to 29 December is two days, and the months 2026-11 and 2026-12 without two days.
 */
export function getSummaries({ first, last }: DayRange): Summaries {
  const start = getStart(first, 'month');
  const lastStart = getStart(last, 'month');
  const end = addDays(addMonths(lastStart, 1), -1);
  const before = first === start ? [] : [{ first: start, last: addDays(first, -1) }];
  const after = last === end ? [] : [{ first: addDays(last, 1), last: end }];
  const mostly = (missing: DayRange[]) => missing.every((days) => daysIn(days) <= HALF_MONTH);
  const from = mostly(before) ? start : addMonths(start, 1);
  const until = mostly(after) ? end : addDays(lastStart, -1);
  const isPartOfMonth = start === lastStart && before.length + after.length > 0;
  if (isPartOfMonth || from > until) return { months: null, days: [{ first, last }], without: [] };
  return {
    months: { first: from.slice(0, 7), last: until.slice(0, 7) },
    days: [
      ...(first < from ? [{ first, last: addDays(from, -1) }] : []),
      ...(until < last ? [{ first: addDays(until, 1), last }] : []),
    ],
    without: [...(from < first ? before : []), ...(last < until ? after : [])],
  };
}

/** Only months that the range has all of. Example: 2 June to 31 July is July, and 2 to 30 June. */
export function getFullMonths({ first, last }: DayRange): Omit<Summaries, 'without'> {
  const start = getStart(first, 'month');
  const from = first === start ? first : addMonths(start, 1);
  const until = addDays(getStart(addDays(last, 1), 'month'), -1);
  if (from > until) return { months: null, days: [{ first, last }] };
  return {
    months: { first: from.slice(0, 7), last: until.slice(0, 7) },
    days: [
      ...(first < from ? [{ first, last: addDays(from, -1) }] : []),
      ...(until < last ? [{ first: addDays(until, 1), last }] : []),
    ],
  };
}

/** From Monday on; 0 is the week of the first of January 1970. */
function weekNumber(day: string): number {
  return Math.floor((dayNumber(day) + THURSDAY) / 7);
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

function dayText(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}
