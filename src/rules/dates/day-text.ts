import type { DayRange } from '../boosters/delivery-dates.ts';
import { getNoon } from '../boosters/shop-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** "Nov 18 – 22", or "Nov 18" where both are the same day: the locale joins the two days. */
export function dayText({ from, to }: DayRange, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  // Across the turn of the year the locale would add both years, which do not fit.
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    return `${format.format(getNoon(from))} – ${format.format(getNoon(to))}`;
  }
  return format.formatRange(getNoon(from), getNoon(to));
}
