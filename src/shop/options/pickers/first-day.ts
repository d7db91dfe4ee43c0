import { daysOf } from '#rules/options/moments/moment.ts';
import { dayProblem, dayRange } from '#rules/options/moments/moment-limits.ts';
import type { MomentLimits } from '#rules/options/option-form.ts';

/** Slightly more than a year: a shop that is closed for longer has nothing to offer. */
const DAYS_LOOKED_AT = 400;

/** Where an empty calendar opens: the next available day, or the nearest one. */
export function firstDay(limits: MomentLimits, today: number): number {
  const { first, last } = dayRange(limits, today);
  const begin = Math.min(Math.max(daysOf(today), first), last);
  for (let day = begin; day < begin + DAYS_LOOKED_AT; day += 1) {
    if (!dayProblem(limits, day, today)) return day;
  }
  return begin;
}
