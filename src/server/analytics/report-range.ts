import { addDays, type DayRange } from '#rules/analytics/spans.ts';
import { localText, momentOf } from '#rules/dates/zone-time.ts';
import type { ShopContext } from '#server/settings/context.ts';

interface Asked {
  after?: string | undefined;
  before?: string | undefined;
}

/** Longer than any shop is old; a list of its days stays short enough to make. */
const MOST_YEARS = 20;

export const ALL_DAYS: DayRange = { first: '1970-01-01', last: '2199-12-31' };

export function todayIn({ settings, now }: Pick<ShopContext, 'settings' | 'now'>): string {
  return localText(now, settings['shop.timeZone']).slice(0, 10);
}

/**
 * The days between two moments, both included, in the shop's time zone; null where they cross or are
 * too far apart. Without an end it is today, without a beginning a week before the end.
 */
export function rangeAsked(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  { after, before }: Asked,
): DayRange | null {
  const zone = ctx.settings['shop.timeZone'];
  const dayOf = (text: string) => localText(momentOf(text, zone) ?? 0, zone).slice(0, 10);
  const last = before === undefined ? todayIn(ctx) : dayOf(before);
  const first = after === undefined ? addDays(last, -7) : dayOf(after);
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  return first > last || years > MOST_YEARS ? null : { first, last };
}
