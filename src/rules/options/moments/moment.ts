// Dates and times as field values: "2026-05-01", "14:30" and "2026-05-01T14:30" are local times in
// the shop's time zone, so no zone is added or removed here.
// Example: the first of May 2026 is day 20574 since 1970.

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/;
const TIME = /^(\d{2}):(\d{2})(?::\d{2})?$/;
const DAY = 86_400;

/** Seconds since 1970 of a date or date with time; null where it does not exist. */
export function dateSeconds(text: string): number | null {
  const parts = DATE.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59) return null;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // Date normalises the 31st of April to the 1st of May; here it is an error.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.getTime() / 1000;
}

/** Seconds since midnight. */
export function timeSeconds(text: string): number | null {
  const parts = TIME.exec(text);
  const [hour, minute] = parts ? [Number(parts[1]), Number(parts[2])] : [24, 0];
  if (hour > 23 || minute > 59) return null;
  return hour * 3600 + minute * 60;
}

export function getDays(seconds: number): number {
  return Math.floor(seconds / DAY);
}
