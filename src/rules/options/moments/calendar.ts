import { getWeekday } from './moment-limits.ts';

// A month of a calendar, and keyboard navigation. Days are counted from 1970.
// Example: May 2026 in weeks from Monday begins with Monday 27 April.

export interface Month {
  year: number;
  /** 0 is January. */
  month: number;
}

export function getMonth(day: number): Month {
  const date = new Date(day * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

function dayIn({ year, month }: Month, date: number): number {
  return Date.UTC(year, month, date) / 86_400_000;
}

/** Whole weeks; days of the adjacent months fill the first and the last. */
export function monthWeeks(month: Month, weekStart: number): number[][] {
  const first = dayIn(month, 1);
  const last = dayIn(month, daysIn(month));
  const begin = first - ((getWeekday(first) - weekStart + 7) % 7);
  const weeks: number[][] = [];
  for (let monday = begin; monday <= last; monday += 7) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((by) => monday + by));
  }
  return weeks;
}

function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The same date so many months later; the 31st of a short month is its last day. */
export function addMonths(day: number, months: number): number {
  const { year, month } = getMonth(day);
  const date = new Date(day * 86_400_000).getUTCDate();
  const target = getMonth(dayIn({ year, month: month + months }, 1));
  return dayIn(target, Math.min(date, daysIn(target)));
}

export interface CalendarKey {
  key: string;
  shiftKey: boolean;
}

/** The day for a key; null for other keys. */
export function dayForKey(
  { key, shiftKey }: CalendarKey,
  day: number,
  { weekStart, rtl }: { weekStart: number; rtl: boolean },
): number | null {
  const onward = rtl ? -1 : 1;
  const sinceStart = (getWeekday(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return day + onward;
    case 'ArrowLeft':
      return day - onward;
    case 'ArrowDown':
      return day + 7;
    case 'ArrowUp':
      return day - 7;
    case 'Home':
      return day - sinceStart;
    case 'End':
      return day - sinceStart + 6;
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return null;
  }
}
