import { momentAt } from '../boosters/shop-day.ts';

// When a block is shown, in the shop's own time.
// Example: from '2026-12-01T08:00' in Berlin it is shown from 07:00 UTC of that day on.

export interface BlockSchedule {
  /** `2026-12-01T08:00`; null from the beginning. */
  from: string | null;
  /** The first minute in which it is gone; null never. */
  until: string | null;
}

export interface ScheduleNow {
  isShown: boolean;
  /** The next moment at which `isShown` may change; null when it stays as it is. */
  changesAt: number | null;
}

export function scheduleNow(
  { from, until }: BlockSchedule,
  now: number,
  timeZone: string,
): ScheduleNow {
  const begins = from === null ? null : toMoment(from, timeZone);
  const ends = until === null ? null : toMoment(until, timeZone);
  if (ends !== null && now >= ends) return { isShown: false, changesAt: null };
  if (begins !== null && now < begins) {
    const neverBegins = ends !== null && ends <= begins;
    return { isShown: false, changesAt: neverBegins ? null : begins };
  }
  return { isShown: true, changesAt: ends };
}

function toMoment(text: string, timeZone: string): number {
  const [day = '', time = ''] = text.split('T');
  return momentAt(day, time, timeZone);
}
