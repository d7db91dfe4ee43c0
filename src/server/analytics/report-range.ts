import { type Comparison, comparedRange } from '#rules/analytics/periods.ts';
import { addDays, type DayRange, daysIn } from '#rules/analytics/spans.ts';
import { FIRST_YEAR, LAST_YEAR } from '#rules/dates/year-limits.ts';
import { localText, toMoment } from '#rules/dates/zone-time.ts';
import type { ShopContext } from '#server/settings/context.ts';

interface ComparisonQuery {
  compare: Comparison;
  compare_after?: string | undefined;
  compare_before?: string | undefined;
}

/** What a report is compared with; `crossing` where two dates of one's choice cross or are missing. */
export function requestedComparison(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  range: DayRange,
  query: ComparisonQuery,
): DayRange | null | 'crossing' {
  const { compare, compare_after: after, compare_before: before } = query;
  if (compare !== 'custom') return comparedRange(range, compare);
  if (after === undefined || before === undefined) return 'crossing';
  return requestedRange(ctx, { after, before }) ?? 'crossing';
}

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
