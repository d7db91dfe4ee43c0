import { dateSeconds, getDays, timeSeconds } from '../moments/moment.ts';
import {
  dayProblem,
  type MomentProblem,
  stepProblem,
  timeProblem,
} from '../moments/moment-limits.ts';
import type { MomentField } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';

// A date, a time or both against the field's limits.
// Example: "2026-05-04T14:07" is refused, times are in steps of 15 minutes.

export function checkMoment(field: MomentField, text: string, today: number): OptionProblem[] {
  if (field.type === 'time') {
    const at = timeSeconds(text);
    return at === null ? [problem(field, 'moment')] : said(field, timeProblem(field.limits, at));
  }
  const at = dateSeconds(text);
  const withTime = text.length > 10;
  if (at === null || withTime !== (field.type === 'datetime-local')) {
    return [problem(field, 'moment')];
  }
  return said(field, dayProblem(field.limits, getDays(at), today) ?? stepProblem(at));
}

function said(field: MomentField, trouble: MomentProblem | null): OptionProblem[] {
  if (!trouble) return [];
  const { name, ...more } = trouble;
  return [problem(field, name, more)];
}
