import type { MomentLimits } from '../option-form.ts';
import { dateSeconds, getDays, timeSeconds } from './moment.ts';

// Which days and times a field accepts; the calendar disables what the check would refuse.
// Example: three days of lead time on a Monday refuse Wednesday and allow Thursday.

/** Times are in steps of 15 minutes. */
export const TIME_STEP_MINUTES = 15;

export interface MomentProblem {
  name: 'momentEarly' | 'momentLate' | 'momentDay' | 'momentStep';
  found?: string;
  limit?: number;
}

/** First and last acceptable day, in days since 1970. */
export function dayRange(limits: MomentLimits, today: number): { first: number; last: number } {
  const { earliest, latest, leadDays } = limits;
  const soonest = leadDays > 0 ? getDays(today) + leadDays : Number.NEGATIVE_INFINITY;
  return {
    first: Math.max(soonest, getDay(earliest) ?? Number.NEGATIVE_INFINITY),
    last: getDay(latest) ?? Number.POSITIVE_INFINITY,
  };
}

/** Why a day is refused; null where it is accepted. `today` is in the shop's time zone. */
export function dayProblem(limits: MomentLimits, day: number, today: number): MomentProblem | null {
  const { first, last } = dayRange(limits, today);
  if (day < first) return { name: 'momentEarly', found: dayText(first) };
  if (day > last) return { name: 'momentLate', found: dayText(last) };
  const { weekdays, blocked } = limits;
  const closed = weekdays.length > 0 && !weekdays.includes(getWeekday(day));
  return closed || blocked.includes(dayText(day))
    ? { name: 'momentDay', found: dayText(day) }
    : null;
}

/** Why a time is refused, for a field with a time only. `at` is seconds since midnight. */
export function timeProblem(limits: MomentLimits, at: number): MomentProblem | null {
  const { earliest, latest } = limits;
  if (earliest !== null && at < (timeSeconds(earliest) ?? 0)) {
    return { name: 'momentEarly', found: earliest };
  }
  if (latest !== null && at > (timeSeconds(latest) ?? Number.POSITIVE_INFINITY)) {
    return { name: 'momentLate', found: latest };
  }
  return stepProblem(at);
}

export function stepProblem(at: number): MomentProblem | null {
  const fits = at % (TIME_STEP_MINUTES * 60) === 0;
  return fits ? null : { name: 'momentStep', limit: TIME_STEP_MINUTES };
}

/** 0 is Sunday; 1970 began on a Thursday. */
export function getWeekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** "2026-05-01" of day 20574. */
export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function getDay(text: string | null): number | null {
  const at = text === null ? null : dateSeconds(text);
  return at === null ? null : getDays(at);
}
