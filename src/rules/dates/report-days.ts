import { localText, toMoment } from './zone-time.ts';

// The days or months of a report, in the shop's time zone.
// Example: from 2026-11-14 to 2026-11-16 are three days; from 2026-01-01 to 2026-12-31 twelve months.

export interface ReportSpan {
  /** `2026-11-14`. */
  first: string;
  last: string;
  by: 'day' | 'month';
}

export type ReportPeriod = 'week' | 'month' | 'last_month' | 'year';

const DAY = 24 * 60 * 60_000;
/** Longer spans are grouped by month. */
const MAX_DAYS = 62;
/** No shop is older, and no list longer. */
const MAX_SPAN = 366 * 20;

function getDay(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY;
}

function toText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Seven days for a week; null where the dates cross or are no dates. */
export function getSpan(first: string, last: string): ReportSpan | null {
  const days = getDay(last) - getDay(first);
  if (!(days >= 0) || days > MAX_SPAN) return null;
  return {
    first: first.slice(0, 10),
    last: last.slice(0, 10),
    by: days > MAX_DAYS ? 'month' : 'day',
  };
}

/** The span ends today. */
export function periodSpan(period: ReportPeriod, now: number, timeZone: string): ReportSpan {
  const today = localText(now, timeZone).slice(0, 10);
  const month = today.slice(0, 7);
  switch (period) {
    case 'week':
      return { first: toText(getDay(today) - 6), last: today, by: 'day' };
    case 'month':
      return { first: `${month}-01`, last: today, by: 'day' };
    case 'last_month': {
      const last = getDay(`${month}-01`) - 1;
      return { first: `${toText(last).slice(0, 7)}-01`, last: toText(last), by: 'day' };
    }
    case 'year':
      return { first: `${today.slice(0, 4)}-01-01`, last: today, by: 'month' };
  }
}

/** `2026-11-14` and the next, or `2026-11` and the next. */
export function spanNames({ first, last, by }: ReportSpan): string[] {
  const start = getDay(first);
  const days = Math.min(MAX_SPAN, Math.max(0, getDay(last) - start + 1));
  return [
    ...new Set(Array.from({ length: days }, (_, after) => getName(toText(start + after), by))),
  ];
}

export function getName(day: string, by: ReportSpan['by']): string {
  return by === 'day' ? day.slice(0, 10) : day.slice(0, 7);
}

/** From the first moment of its first day to before the day after its last. */
export function spanMoments({ first, last }: ReportSpan, timeZone: string) {
  const after = toText(getDay(last) + 1);
  return { from: toMoment(first, timeZone) ?? 0, until: toMoment(after, timeZone) ?? 0 };
}
