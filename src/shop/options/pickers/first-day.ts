import { getDays } from '#rules/options/moments/moment.ts';
import { dayProblem, dayRange } from '#rules/options/moments/moment-limits.ts';
import type { MomentLimits } from '#rules/options/option-form.ts';

/** Slightly more than a year: a shop that is closed for longer has nothing to offer. */
const DAYS_LOOKED_AT = 400;

/** Where an empty calendar opens: the next available day, or the nearest one. */
export function firstDay(limits: MomentLimits, today: number): number {
  const { first, last } = dayRange(limits, today);
  return availableFrom(Math.min(Math.max(getDays(today), first), last), limits, today);
}

/** No key leads before this day: not to a closed weekday at the beginning of the range either. */
export function soonestDay(limits: MomentLimits, today: number): number {
  const { first } = dayRange(limits, today);
  return Number.isFinite(first) ? availableFrom(first, limits, today) : first;
}

function availableFrom(begin: number, limits: MomentLimits, today: number): number {
  for (let day = begin; day < begin + DAYS_LOOKED_AT; day += 1) {
    if (!dayProblem(limits, day, today)) return day;
  }
  return begin;
}
