// How long ago something happened, in the largest unit that fits, for Intl.RelativeTimeFormat.
// Example: 5 minutes ago is [5, 'minute'], 30 hours ago is [1, 'day'].

export type AgeUnit = 'minute' | 'hour' | 'day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Less than a minute counts as one minute: seconds are not shown. */
export function ageInUnits(at: number, now: number): [count: number, unit: AgeUnit] {
  const age = Math.max(0, now - at);
  if (age < HOUR) return [Math.max(1, Math.floor(age / MINUTE)), 'minute'];
  return age < DAY ? [Math.floor(age / HOUR), 'hour'] : [Math.floor(age / DAY), 'day'];
}
