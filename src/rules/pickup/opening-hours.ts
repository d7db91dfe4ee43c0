import { addDays, type ShopDay, weekday } from '../boosters/shop-day.ts';

// The opening hours of a place, as they are typed and as they are listed.
// Example: '9-12, 13:30-18' is open from 9:00 to 12:00 and from 13:30 to 18:00.

/** `09:00` to `18:00`. */
export interface OpenSpan {
  from: string;
  to: string;
}

const WEEK = 7;
const SPAN = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/;
const DAY_MINUTES = 24 * 60;

/** In their order, none for a day that is closed; null where it cannot be read. */
export function readHours(text: string): OpenSpan[] | null {
  if (text.trim() === '') return [];
  const spans: OpenSpan[] = [];
  let end = -1;
  for (const part of text.split(',')) {
    const match = SPAN.exec(part.trim());
    if (!match) return null;
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = match;
    const from = minutes(fromHour, fromMinute);
    const to = minutes(toHour, toMinute);
    if (from === null || to === null || from <= end || to <= from) return null;
    spans.push({ from: clock(from), to: clock(to) });
    end = to;
  }
  return spans;
}

function minutes(hour = '', minute = ''): number | null {
  const total = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && total <= DAY_MINUTES ? total : null;
}

function clock(total: number): string {
  const hour = String(Math.floor(total / 60)).padStart(2, '0');
  return `${hour}:${String(total % 60).padStart(2, '0')}`;
}

export interface OpenDays {
  /** Weekdays in a row with the same hours; 0 is Sunday. */
  from: number;
  to: number;
  spans: readonly OpenSpan[];
}

/** From Monday on, days in a row with the same hours together; closed days are left out. */
export function openDays(hours: readonly string[]): OpenDays[] {
  const groups: OpenDays[] = [];
  for (let at = 1; at <= WEEK; at += 1) {
    const day = at % WEEK;
    const spans = readHours(hours[day] ?? '') ?? [];
    const last = groups.at(-1);
    const isNext = last && (last.to + 1) % WEEK === day;
    if (isNext && sameSpans(last.spans, spans)) last.to = day;
    else groups.push({ from: day, to: day, spans });
  }
  return groups.filter(({ spans }) => spans.length > 0);
}

function sameSpans(one: readonly OpenSpan[], other: readonly OpenSpan[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface OpenTimes {
  hours: readonly string[];
  closed: readonly ShopDay[];
}

/** Limit of the search, as a year without an open day is a mistake. */
const FARTHEST = 366;

/** The first day from this one on at which the place is open; a place without hours always is. */
export function nextOpenDay({ hours, closed }: OpenTimes, day: ShopDay): ShopDay {
  const hasHours = openDays(hours).length > 0;
  for (let ahead = 0; ahead < FARTHEST; ahead += 1) {
    const candidate = addDays(day, ahead);
    const spans = readHours(hours[weekday(candidate)] ?? '') ?? [];
    if ((!hasHours || spans.length > 0) && !closed.includes(candidate)) return candidate;
  }
  return day;
}

/** The days it is closed that a shopper who comes soon has to know. */
export function closedSoon(closed: readonly ShopDay[], today: ShopDay, days = 30): ShopDay[] {
  const last = addDays(today, days);
  return [...new Set(closed)].filter((day) => day >= today && day <= last).sort();
}
