import { dateSeconds, daysOf, timeSeconds } from '../moments/moment.ts';
import {
  dayTrouble,
  type MomentTrouble,
  stepTrouble,
  timeTrouble,
} from '../moments/moment-limits.ts';
import type { MomentField } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';

// A date, a time or both against the field's limits.
// Example: "2026-05-04T14:07" is refused, times are in steps of 15 minutes.

export function checkMoment(field: MomentField, text: string, today: number): OptionProblem[] {
  if (field.type === 'time') {
    const at = timeSeconds(text);
    return at === null ? [problem(field, 'moment')] : said(field, timeTrouble(field.limits, at));
  }
  const at = dateSeconds(text);
  const withTime = text.length > 10;
  if (at === null || withTime !== (field.type === 'datetime-local')) {
    return [problem(field, 'moment')];
  }
  return said(field, dayTrouble(field.limits, daysOf(at), today) ?? stepTrouble(at));
}

function said(field: MomentField, trouble: MomentTrouble | null): OptionProblem[] {
  if (!trouble) return [];
  const { name, ...more } = trouble;
  return [problem(field, name, more)];
}
