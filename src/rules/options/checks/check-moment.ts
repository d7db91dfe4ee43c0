import { dateSeconds, daysOf, timeSeconds } from '../moment.ts';
import type { MomentField } from '../option-form.ts';
import { type OptionProblem, problem } from '../problem.ts';

// A date, a time or both against what the shop can do.
// Example: three days of lead time on a Monday refuse Wednesday and allow Thursday.

export function checkMoment(field: MomentField, text: string, today: number): OptionProblem[] {
  return field.type === 'time' ? checkTime(field, text) : checkDate(field, text, today);
}

function checkTime(field: MomentField, text: string): OptionProblem[] {
  const at = timeSeconds(text);
  if (at === null) return [problem(field, 'moment')];
  const { earliest, latest } = field.limits;
  if (earliest !== null && at < (timeSeconds(earliest) ?? 0)) return [early(field, earliest)];
  if (latest !== null && at > (timeSeconds(latest) ?? Number.POSITIVE_INFINITY)) {
    return [problem(field, 'momentLate', { found: latest })];
  }
  return [];
}

function checkDate(field: MomentField, text: string, today: number): OptionProblem[] {
  const at = dateSeconds(text);
  const withTime = text.length > 10;
  if (at === null || withTime !== (field.type === 'datetime-local')) {
    return [problem(field, 'moment')];
  }
  const { earliest, latest, weekdays, leadDays, blocked } = field.limits;
  const day = daysOf(at);
  const first = Math.max(
    daysOf(today) + leadDays,
    earliest === null ? Number.NEGATIVE_INFINITY : daysOf(dateSeconds(earliest) ?? 0),
  );
  if ((leadDays > 0 || earliest !== null) && day < first) return [early(field, dateOf(first))];
  if (latest !== null && day > daysOf(dateSeconds(latest) ?? Number.POSITIVE_INFINITY)) {
    return [problem(field, 'momentLate', { found: latest })];
  }
  // 1970 began on a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  const closed = weekdays.length > 0 && !weekdays.includes(weekday);
  if (closed || blocked.includes(text.slice(0, 10))) {
    return [problem(field, 'momentDay', { found: text.slice(0, 10) })];
  }
  return [];
}

function early(field: MomentField, found: string): OptionProblem {
  return problem(field, 'momentEarly', { found });
}

function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
