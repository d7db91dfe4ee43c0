// The local time in the shop's time zone, as seconds since 1970 read as UTC, so that dates in
// forms, which have no zone, can be compared with it.
// Example: 23:30 UTC on 1 May is 01:30 on 2 May in a shop in Paris.

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached per quarter of an hour, at which clocks change; every line of a cart or an order asks. */
const QUARTER = 15 * 60_000;
const MAX_QUARTERS = 5000;
const ahead = new Map<string, Map<number, number>>();

export function wallSeconds(now: number, timeZone: string): number {
  const quarter = Math.floor(now / QUARTER);
  const seconds = Math.floor(now / 1000);
  const known = ahead.get(timeZone) ?? new Map<number, number>();
  const offset = known.get(quarter);
  if (offset !== undefined) return seconds + offset;
  const wall = readWall(now, timeZone);
  if (known.size >= MAX_QUARTERS) known.clear();
  ahead.set(timeZone, known.set(quarter, wall - seconds));
  return wall;
}

function readWall(now: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const at = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return at / 1000 + part('second');
}
