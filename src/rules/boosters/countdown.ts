import { addDays, momentAt, type ShopDay, shopDay } from './shop-day.ts';

// What a countdown counts to: a time of day, from a start date on, in the shop's time zone.
// Example: 18:00 with the start date 20 November counts, on the 15th, to 18:00 on the 20th; on the
// 21st at 17:59 one minute is left; a minute later a whole day is, unless it ends otherwise.

/** At zero: restart for the next day, disappear, or show a message. */
export const COUNTDOWN_ENDS = ['restart', 'hide', 'message'] as const;
export type CountdownEnd = (typeof COUNTDOWN_ENDS)[number];

export interface CountdownRule {
  /** `18:00`. */
  time: string;
  /** `2026-11-20`, or '' for any day. */
  startDate: ShopDay;
  end: CountdownEnd;
}

export type CountdownState =
  | { kind: 'running'; target: number }
  /** Until when this state lasts; null for ever. */
  | { kind: 'ended'; until: number | null };

export function countdownAt(rule: CountdownRule, timeZone: string, now: number): CountdownState {
  const { time, startDate, end } = rule;
  const today = shopDay(now, timeZone);
  if (end !== 'restart') return endingOnce(rule, today, timeZone, now);
  const day = startDate > today ? startDate : today;
  const target = momentAt(day, time, timeZone);
  if (target > now) return { kind: 'running', target };
  return { kind: 'running', target: momentAt(addDays(day, 1), time, timeZone) };
}

/** With a start date it ends for good; without one at that time of every day, until midnight. */
function endingOnce(
  { time, startDate }: CountdownRule,
  today: ShopDay,
  timeZone: string,
  now: number,
): CountdownState {
  const target = momentAt(startDate || today, time, timeZone);
  if (target > now) return { kind: 'running', target };
  const midnight = () => momentAt(addDays(today, 1), '00:00', timeZone);
  return { kind: 'ended', until: startDate ? null : midnight() };
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Days of 86400 seconds; a started second counts whole, and nothing is negative. */
export function timeLeft(target: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  };
}
