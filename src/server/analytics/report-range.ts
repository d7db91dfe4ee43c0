import { addDays, type DayRange, daysIn } from '#rules/analytics/spans.ts';
import { FIRST_YEAR, LAST_YEAR } from '#rules/dates/year-limits.ts';
import { localText, toMoment } from '#rules/dates/zone-time.ts';
import type { ShopContext } from '#server/settings/context.ts';

interface Requested {
  after?: string | undefined;
  before?: string | undefined;
}

export const ALL_DAYS: DayRange = { first: `${FIRST_YEAR}-01-01`, last: `${LAST_YEAR}-12-31` };

export function todayIn({ settings, now }: Pick<ShopContext, 'settings' | 'now'>): string {
  return localText(now, settings['shop.timeZone']).slice(0, 10);
}

/**
 * The days between two moments, both included, in the shop's time zone; null where they cross.
 * Without an end it is today, without a beginning a week before the end.
 */
export function requestedRange(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  { after, before }: Requested,
): DayRange | null {
  const zone = ctx.settings['shop.timeZone'];
  const getDay = (text: string) => localText(toMoment(text, zone) ?? 0, zone).slice(0, 10);
  const last = before === undefined ? todayIn(ctx) : getDay(before);
  const first = after === undefined ? addDays(last, -7) : getDay(after);
  const range = { first, last };
  return daysIn(range) < 1 ? null : range;
}
