import { wallSeconds } from '../options/moments/wall-clock.ts';

// Moments as programs write them: without a zone they are of the shop's, unless they are said to be
// GMT.
// Example: 23:30 UTC on 1 May is "2026-05-02T01:30:00" in a shop in Paris, and that text is 23:30 UTC.

const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** "2026-05-02T01:30:00". */
export function localText(at: number, timeZone: string): string {
  return gmtText(wallSeconds(at, timeZone) * 1000);
}

export function gmtText(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}

/** The text is a date, or a date with a time; null where it is none. */
export function momentOf(text: string, timeZone: string): number | null {
  const written = text.trim().replace(' ', 'T');
  if (ZONED.test(written) && written.includes('T')) return known(Date.parse(written));
  const wall = known(Date.parse(written.includes('T') ? `${written}Z` : `${written}T00:00:00Z`));
  if (wall === null) return null;
  // The offset of the moment itself: a second look finds it where the clock changed in between.
  const first = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(first, timeZone);
}

function offsetAt(at: number, timeZone: string): number {
  return wallSeconds(at, timeZone) * 1000 - Math.floor(at / 1000) * 1000;
}

function known(at: number): number | null {
  return Number.isNaN(at) ? null : at;
}
