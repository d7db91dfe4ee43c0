// The years that dates of the shop may have. Beyond four digits dates no longer sort as texts, and a list
// of every day until then would never end.
// Example: 2026-11-18 and 2200-12-31T23:59:59 are accepted, 1969-12-31 and 9999-12-31 are not.

export const FIRST_YEAR = 1970;
export const LAST_YEAR = 2200;

const DAY = 24 * 60 * 60_000;
/** A day more on both sides: it may be another year in the shop's time zone. */
const FIRST_MOMENT = Date.UTC(FIRST_YEAR, 0, 1) - DAY;
const LAST_MOMENT = Date.UTC(LAST_YEAR + 1, 0, 1) + DAY;

/** By the year as it is written: the first four digits. */
export function hasKnownYear(date: string): boolean {
  const year = /^\s*(\d{4})-/.exec(date)?.[1];
  return year !== undefined && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
}

export function isKnownMoment(moment: number): boolean {
  return moment >= FIRST_MOMENT && moment < LAST_MOMENT;
}

/** Behind the name of the field. */
export const YEARS_ALLOWED = `must be a date of the years ${FIRST_YEAR} to ${LAST_YEAR}.`;
