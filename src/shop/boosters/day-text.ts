import type { DayRange } from '#rules/boosters/delivery-dates.ts';
import { noonOf } from '#rules/boosters/shop-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** "Nov 18 – 22", or "Nov 18" where both are the same day: the language knows how two days are joined. */
export function dayText({ from, to }: DayRange, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  // Over the turn of the year the language would name both years, for which there is no room.
  if (from.slice(0, 4) !== to.slice(0, 4)) {
    return `${format.format(noonOf(from))} – ${format.format(noonOf(to))}`;
  }
  return format.formatRange(noonOf(from), noonOf(to));
}
