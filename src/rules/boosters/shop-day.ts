import { hasKnownYear } from '../dates/year-limits.ts';
import { wallSeconds } from '../options/moments/wall-clock.ts';

// Days and times in the shop's time zone.
// Example: 23:30 UTC on 31 December is the day 2027-01-01 in a shop in Paris, and 18:00 there on
// that day is 17:00 UTC.

const DAY_SECONDS = 86_400;

/** `2026-11-15`. */
export type ShopDay = string;

export function shopDay(now: number, timeZone: string): ShopDay {
  return getDay(wallSeconds(now, timeZone));
}

/** `[18, 0]` of `18:00`; an invalid time is midnight. */
function clock(time: string): [hours: number, minutes: number] {
  const [, hours = 0, minutes = 0] = /^(\d{1,2}):(\d{2})$/.exec(time)?.map(Number) ?? [];
  return [hours, minutes];
}

/**
 * The moment of a local time. A time skipped by a clock change is shifted by it; of a repeated time
 * the first one is used.
 */
export function momentAt(day: ShopDay, time: string, timeZone: string): number {
  const [hours, minutes] = clock(time);
  const wall = getWall(day) + hours * 3600 + minutes * 60;
  const before = wall - offsetAt(wall - DAY_SECONDS, timeZone);
  const after = wall - offsetAt(wall + DAY_SECONDS, timeZone);
  const real = [before, after].filter((at) => wallSeconds(at * 1000, timeZone) === wall);
  return (real.length > 0 ? Math.min(...real) : before) * 1000;
}

/** addDays('2026-12-31', 1) is '2027-01-01'. */
export function addDays(day: ShopDay, count: number): ShopDay {
  return getDay(getWall(day) + count * DAY_SECONDS);
}

/** 0 is Sunday. */
export function weekday(day: ShopDay): number {
  return new Date(getWall(day) * 1000).getUTCDay();
}

/** Noon in UTC: a formatter in UTC shows this day for it. */
export function getNoon(day: ShopDay): number {
  return (getWall(day) + DAY_SECONDS / 2) * 1000;
}

/** True for a day that the calendar has, of a year that dates may have. */
export function isDay(text: string): boolean {
  const written = /^\d{4}-\d{2}-\d{2}$/.test(text) && hasKnownYear(text);
  return written && getDay(getWall(text)) === text;
}

function getWall(day: ShopDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

function getDay(wall: number): ShopDay {
  return Number.isFinite(wall) ? new Date(wall * 1000).toISOString().slice(0, 10) : '';
}

function offsetAt(wall: number, timeZone: string): number {
  return wallSeconds(wall * 1000, timeZone) - wall;
}
