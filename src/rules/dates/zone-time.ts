import { wallSeconds } from '../options/moments/wall-clock.ts';
import { isKnownMoment } from './year-limits.ts';

// Moments as programs of other shops write them: without a zone, either in the shop's own time or in
// Greenwich's. Example: 23:30 UTC on 1 May is "2026-05-02T01:30:00" in a shop in Paris, and
// "2026-05-01T23:30:00" with `_gmt` in the name.

const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 5000;
/** By zone and day, for days on which clocks do not change: lists have hundreds of dates. */
const ahead = new Map<string, number | null>();

/** How far the shop's clock is ahead of Greenwich's, in milliseconds. */
function aheadOf(moment: number, timeZone: string): number {
  const offset = (at: number) => wallSeconds(at, timeZone) * 1000 - Math.floor(at / 1000) * 1000;
  if (timeZone === 'UTC') return 0;
  const day = Math.floor(moment / DAY);
  const key = `${timeZone} ${day}`;
  let known = ahead.get(key);
  if (known === undefined) {
    const first = offset(day * DAY);
    known = first === offset((day + 1) * DAY - 1) ? first : null;
    if (ahead.size >= MAX_DAYS) ahead.clear();
    ahead.set(key, known);
  }
  return known ?? offset(moment);
}

export function gmtText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19);
}

export function localText(moment: number, timeZone: string): string {
  return gmtText(moment + aheadOf(moment, timeZone));
}

/**
 * A text with a zone means that zone, whatever `timeZone` is; null for what is no moment, or one of a year
 * that no date may have.
 */
export function toMoment(text: string, timeZone: string): number | null {
  const written = text.trim().replace(' ', 'T');
  const dateTime = /T/.test(written) ? written : `${written}T00:00:00`;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(dateTime);
  const read = Date.parse(zoned ? dateTime : `${dateTime}Z`);
  if (!isKnownMoment(read)) return null;
  if (zoned) return read;
  // The clock may change between the guess and the moment, so the second look decides.
  const guess = read - aheadOf(read, timeZone);
  return read - aheadOf(guess, timeZone);
}
